import { AppError } from '#functions/platform/base/app-error.ts';
import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { accountForAction } from '#functions/accounts/api/users/visible-account.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';

/** E-mails the link to choose a first password again. Earlier links stay valid. */
export const resendInvitation =
  ({ accounts, attempts, ids, clock }: UserDependencies): UserUseCase<typeof masterUser.resendInvitation> =>
  async ({ caller, params }) => {
    const account = await accountForAction({ accounts }, caller, params.id, 'resend-invitation');
    await attempts.count('resend-invitation', account.id);
    const isNoted = await accounts.recordAction(account, {
      audit: newAuditEntry({ ids, clock }, 'account.invite', auditActor(caller), accountAuditSubject(account)),
      jobs: [newJob('mail', { mail: { template: 'invitation', accountId: account.id } }, ids.ulid(), clock())],
    });
    if (!isNoted) throw new AppError('not-found');
    return null;
  };
