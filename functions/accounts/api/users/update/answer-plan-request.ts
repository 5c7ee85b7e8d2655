import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { requesterOf } from '#functions/accounts/services/caller.ts';
import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { userDetail } from '#functions/accounts/api/users/user-detail.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import { accountForAction, visibleAccount } from '#functions/accounts/api/users/visible-account.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { hasChangedContractDates } from '#functions/plans/services/has-changed-contract-dates.ts';
import { planAuditChanges } from '#functions/plans/services/plan-audit-changes.ts';
import { planChangeFaults } from '#functions/plans/services/plan-change-faults.ts';
import { planNotice } from '#functions/plans/services/plan-notice.ts';
import { planOfferedCheck } from '#functions/plans/store/plan-store.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';
import { withRequestedPlan } from '#shared/rules/plans/change-plan.ts';
import { openPlanRequest, withDeclinedRequest } from '#shared/rules/plans/plan-request.ts';

/**
 * Approves or declines the request of an account for a plan, and notifies the account. An approved plan takes effect on the first
 * of the next month, unless present use exceeds it. Throws `transition-refused` without an open request.
 */
export const answerPlanRequest =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.answerPlanRequest> =>
  async ({ caller, params: { id }, body: { version, approve, reason } }) => {
    const { accounts, clock, ids, plans } = dependencies;
    const account = await accountForAction(dependencies, caller, id, 'update');
    if (version !== account.version) throw new AppError('version-conflict');
    const planId = openPlanRequest(account.planRequest);
    if (planId === undefined) throw new AppError('transition-refused');
    const faults = approve ? await planChangeFaults(dependencies, caller.scope, account, planId) : [];
    if (faults.length > 0) throw invalidInput(faults);
    const now = clock();
    const next = approve
      ? withRequestedPlan({ ...account, planRequest: null }, planId, now, requesterOf(caller))
      : withDeclinedRequest(account, reason, now);
    const from = next.planChange?.from;
    const notice = planNotice(dependencies, {
      notice: approve ? 'approved' : 'declined',
      accountId: id,
      subject: account,
      planName: (await plans.find(planId))?.name ?? planId,
      text: reason,
      ...(approve && from !== undefined && { from }),
    });
    const changes = planAuditChanges(account, next);
    const outcome = await accounts.replace(account, next, {
      audit: newAuditEntry({ ids, clock }, 'account.plan', auditActor(caller), accountAuditSubject(account), changes),
      jobs: [
        ...notice.jobs,
        ...(hasChangedContractDates(account, next)
          ? [newJob('contract', { subjectId: id, ownerId: id, affects: 'sites' }, ids.ulid(), now)]
          : []),
      ],
      writes: [...(approve ? [planOfferedCheck(planId)] : []), ...notice.writes],
    });
    if (outcome !== 'replaced') throw new AppError('version-conflict');
    return { user: await userDetail(dependencies, caller.scope, await visibleAccount(dependencies, caller, id)) };
  };
