import { invalidInput } from '#functions/platform/base/app-error.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { requesterOf } from '#functions/accounts/services/caller.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { contractEndFaults, planAskerOf, planCheckOf } from '#functions/plans/api/check/check-plan.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { planAuditChanges } from '#functions/plans/services/plan-audit-changes.ts';
import { planChangeFaults } from '#functions/plans/services/plan-change-faults.ts';
import { planNotice } from '#functions/plans/services/plan-notice.ts';
import { planOfferedCheck } from '#functions/plans/store/plan-store.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import { endsTrial } from '#shared/rules/plans/change-plan.ts';
import { wayToPlan, withPlanRequest } from '#shared/rules/plans/plan-request.ts';
import { monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';

/**
 * Requests a plan that the account above decides on, and notifies that account. A later request replaces an earlier one. A plan
 * that present use exceeds is refused with the reasons, as if the account chose it.
 */
export const askForPlan =
  (dependencies: PlanDependencies): UseCase<typeof plan.ask> =>
  async ({ caller, body: { planId, message, agreed } }) => {
    const { accounts, clock, plans } = dependencies;
    const asked = await plans.find(planId);
    await updateAccount(
      accounts,
      () => activeAccount(dependencies, caller.scope.accountId),
      async (account) => {
        if (!asked || account.parentId === null || wayToPlan(planAskerOf(account), asked) !== 'ask')
          throw invalidInput([{ path: 'planId', rule: 'unknown-plan' }]);
        const faults = [
          ...contractEndFaults(account, nextMonth(monthOf(clock()))),
          ...(await planChangeFaults(dependencies, caller.scope, account, planId)),
        ];
        if (account.path.length <= 2 && endsTrial(account, planId) && !agreed) faults.push({ path: 'agreed', rule: 'agreement-required' });
        if (faults.length > 0) throw invalidInput(faults);
        const next = withPlanRequest(account, { planId, message }, clock(), requesterOf(caller));
        const notice = planNotice(dependencies, {
          notice: 'requested',
          accountId: account.parentId,
          subject: account,
          planName: asked.name,
          text: message,
        });
        const changes = planAuditChanges(account, next);
        return {
          next,
          context: {
            audit: newAuditEntry(dependencies, 'account.plan', auditActor(caller), accountAuditSubject(account), changes),
            jobs: notice.jobs,
            writes: [planOfferedCheck(planId), ...notice.writes],
          },
        };
      },
    );
    return { check: await planCheckOf(dependencies, caller) };
  };

/** Withdraws a request, or removes a declined one from the plan page. A no-op if there is none. */
export const withdrawPlanRequest =
  (dependencies: PlanDependencies): UseCase<typeof plan.withdrawRequest> =>
  async ({ caller }) => {
    await updateAccount(
      dependencies.accounts,
      () => activeAccount(dependencies, caller.scope.accountId),
      (account) => {
        if (account.planRequest === null) return Promise.resolve(undefined);
        const next = { ...account, planRequest: null };
        const changes = planAuditChanges(account, next);
        const audit = newAuditEntry(dependencies, 'account.plan', auditActor(caller), accountAuditSubject(account), changes);
        return Promise.resolve({ next, context: { audit } });
      },
    );
    return { check: await planCheckOf(dependencies, caller) };
  };
