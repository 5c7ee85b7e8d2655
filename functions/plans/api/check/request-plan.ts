import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { choosesOwnPlan, contractEndFaults, canRequestPlan, planCheckOf } from '#functions/plans/api/check/check-plan.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { type Caller, requesterOf } from '#functions/accounts/services/caller.ts';
import { hasChangedContractDates } from '#functions/plans/services/has-changed-contract-dates.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { planAuditChanges } from '#functions/plans/services/plan-audit-changes.ts';
import { planNotice } from '#functions/plans/services/plan-notice.ts';
import { planChangeFaults } from '#functions/plans/services/plan-change-faults.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { planOfferedCheck } from '#functions/plans/store/plan-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import type { PlanCheck } from '#shared/model/plans/plan-check.ts';
import { endsTrial, withDuePlan, withRequestedPlan } from '#shared/rules/plans/change-plan.ts';
import { monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';

/** Stores the plan that `choose` returns as the requested plan. On a concurrent change, `choose` is called again. */
async function request(
  dependencies: PlanDependencies,
  caller: Caller,
  choose: (account: Account) => Promise<string>,
): Promise<{ check: PlanCheck }> {
  const { accounts, ids, clock } = dependencies;
  const read = () => activeAccount(dependencies, caller.scope.accountId);
  await updateAccount(accounts, read, async (account) => {
    if (!choosesOwnPlan(account)) throw new AppError('forbidden');
    const planId = await choose(account);
    const next = withRequestedPlan(account, planId, clock(), requesterOf(caller));
    if (next === account) return undefined;
    const changes = planAuditChanges(account, next);
    const { planChange } = next;
    const notice = planChange
      ? planNotice(dependencies, {
          notice: 'chosen',
          accountId: account.id,
          subject: account,
          planName: (await dependencies.plans.find(planId))?.name ?? planId,
          from: planChange.from,
        })
      : { jobs: [], writes: [] };
    return {
      next,
      context: {
        audit: newAuditEntry(dependencies, 'account.plan', auditActor(caller), accountAuditSubject(account), changes),
        jobs: [
          ...notice.jobs,
          ...(hasChangedContractDates(account, next)
            ? [newJob('contract', { subjectId: account.id, ownerId: account.id, affects: 'sites' }, ids.ulid(), clock())]
            : []),
        ],
        writes: [...(planId === account.planId ? [] : [planOfferedCheck(planId)]), ...notice.writes],
      },
    };
  });
  return { check: await planCheckOf(dependencies, caller) };
}

/** Requests another plan from the next month on. The first paid plan requires the customer's agreement to its terms. */
export const requestPlan =
  (dependencies: PlanDependencies): UseCase<typeof plan.request> =>
  ({ caller, body: { planId, agreed } }) =>
    request(dependencies, caller, async (account) => {
      const asked = await dependencies.plans.find(planId);
      if (!asked || !canRequestPlan(asked, account)) throw invalidInput([{ path: 'planId', rule: 'unknown-plan' }]);
      const faults = [
        ...contractEndFaults(account, nextMonth(monthOf(dependencies.clock()))),
        ...(await planChangeFaults(dependencies, caller.scope, account, planId)),
      ];
      if (endsTrial(account, planId) && !agreed) faults.push({ path: 'agreed', rule: 'agreement-required' });
      if (faults.length > 0) throw invalidInput(faults);
      return planId;
    });

/** Withdraws a requested change that has not taken effect. A no-op if there is none. */
export const withdrawPlan =
  (dependencies: PlanDependencies): UseCase<typeof plan.withdraw> =>
  ({ caller }) =>
    request(dependencies, caller, async (account) => (withDuePlan(account, dependencies.clock()) ?? account).planId ?? '');
