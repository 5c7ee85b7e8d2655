import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import { userDetail } from '#functions/api/user/user-detail.ts';
import { accountForAction, visibleAccount } from '#functions/api/user/visible-account.ts';
import { AppError } from '#functions/app-error.ts';
import { updateAccount } from '#functions/domain/account/update-account.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UserUseCase } from '#functions/api/user/user-use-case.ts';
import { accountAuditSubject } from '#functions/store/account/account.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';
import { contractTransition } from '#shared/rules/account/contract-state.ts';

/**
 * Pauses, resumes or terminates a contract. It takes effect on logins with their next request; a job tells the
 * edge, and after a termination brings the sites below in line. On a concurrent change the account is read and checked again.
 */
export const changeContractStatus =
  (action: 'pause' | 'resume' | 'terminate') =>
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.pause> =>
  async ({ caller, params: { id } }) => {
    const { accounts, ids, clock } = dependencies;
    const read = () => accountForAction(dependencies, caller, id, action);
    await updateAccount(accounts, read, async (account) => {
      const contractStatus = contractTransition(account.contractStatus, action);
      if (!contractStatus) throw new AppError('transition-refused');
      const by = caller.actor.workRole === 'MASTER' ? 'operator' : 'oem';
      return {
        next: { ...account, contractStatus, pausedBy: contractStatus === 'SUSPENDED' ? by : null },
        context: {
          audit: newAuditEntry({ ids, clock }, `account.${action}`, auditActor(caller), accountAuditSubject(account)),
          jobs: [
            newJob('contract', { subjectId: id, ownerId: id, affects: action === 'terminate' ? 'sites' : 'visitors' }, ids.ulid(), clock()),
          ],
        },
      };
    });
    return { user: await userDetail(dependencies, caller.scope, await visibleAccount(dependencies, caller, id)) };
  };
