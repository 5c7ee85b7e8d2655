import { AppError } from '#functions/platform/base/app-error.ts';
import type { SubAdminDependencies } from '#functions/accounts/api/admins/dependencies.ts';
import { findSubAdmin } from '#functions/accounts/api/admins/find-sub-admin.ts';
import { subAdminView } from '#functions/accounts/api/admins/sub-admin-view.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';
import { invitationFault } from '#shared/rules/accounts/sub-admin-actions.ts';

/** E-mails the link to choose a first password again, up to a rate limit. Earlier links stay valid. */
export const resendInvitation =
  (dependencies: SubAdminDependencies): UseCase<typeof subAdmin.resendInvitation> =>
  async ({ caller, params: { id } }) => {
    const { accounts, attempts, ids, clock } = dependencies;
    const invited = await findSubAdmin(dependencies, caller.scope, id);
    const fault = invitationFault(subAdminView(invited));
    if (fault) throw new AppError(fault);
    await attempts.count('resend-invitation', id);
    const isNoted = await accounts.recordAction(invited, {
      audit: newAuditEntry(dependencies, 'sub-admin.invite', auditActor(caller), accountAuditSubject(invited)),
      jobs: [newJob('mail', { mail: { template: 'invitation', accountId: id } }, ids.ulid(), clock())],
    });
    if (!isNoted) throw new AppError('not-found');
    return null;
  };
