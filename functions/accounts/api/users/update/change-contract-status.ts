import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { userDetail } from '#functions/accounts/api/users/user-detail.ts';
import { accountForAction, visibleAccount } from '#functions/accounts/api/users/visible-account.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';
import type { UserDetail } from '#shared/model/accounts/user.ts';
import { contractTransition } from '#shared/rules/accounts/contract-state.ts';

/**
 * Changes the status and returns the account. `reason` is written to the audit log. On a concurrent change, reads and checks the account
 * again.
 */
async function changeStatus(
  dependencies: UserDependencies,
  caller: Caller,
  id: string,
  action: 'pause' | 'resume' | 'terminate',
  reason?: string,
): Promise<{ user: UserDetail }> {
  const { accounts, ids, clock } = dependencies;
  const read = () => accountForAction(dependencies, caller, id, action);
  await updateAccount(accounts, read, async (account) => {
    const contractStatus = contractTransition(account.contractStatus, action);
    if (!contractStatus) throw new AppError('transition-refused');
    const by = caller.actor.workRole === 'MASTER' ? 'operator' : 'oem';
    const changes = reason === undefined ? [] : [{ field: 'reason', from: null, to: reason }];
    return {
      next: { ...account, contractStatus, pausedBy: contractStatus === 'SUSPENDED' ? by : null, pausedFor: [] },
      context: {
        audit: newAuditEntry({ ids, clock }, `account.${action}`, auditActor(caller), accountAuditSubject(account), changes),
        jobs: [
          newJob('contract', { subjectId: id, ownerId: id, affects: action === 'terminate' ? 'sites' : 'visitors' }, ids.ulid(), clock()),
        ],
      },
    };
  });
  return { user: await userDetail(dependencies, caller.scope, await visibleAccount(dependencies, caller, id)) };
}

/** Pauses or resumes a contract. Logins are affected from their next request on; a job updates the edge. */
export const changeContractStatus =
  (action: 'pause' | 'resume') =>
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.pause> =>
  ({ caller, params: { id } }) =>
    changeStatus(dependencies, caller, id, action);

/** Terminates a contract at any time, for a reason. A job updates the sites below. */
export const terminateUser =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.terminate> =>
  ({ caller, params: { id }, body: { reason } }) =>
    changeStatus(dependencies, caller, id, 'terminate', reason);
