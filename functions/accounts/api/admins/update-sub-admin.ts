import { AppError } from '#functions/platform/base/app-error.ts';
import { changeSubAdmin } from '#functions/accounts/api/admins/change-sub-admin.ts';
import type { SubAdminDependencies } from '#functions/accounts/api/admins/dependencies.ts';
import { findSubAdmin } from '#functions/accounts/api/admins/find-sub-admin.ts';
import { subAdminChanges } from '#functions/accounts/api/admins/sub-admin-changes.ts';
import { subAdminView } from '#functions/accounts/api/admins/sub-admin-view.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';
import { authorityFault, permissionFault } from '#shared/rules/accounts/sub-admin-actions.ts';

/**
 * Changes name, e-mail, permission and authority. If a SUB_ADMIN has not accepted its invitation, a new address gets a new invitation, and
 * the former link becomes invalid.
 */
export const updateSubAdmin =
  (dependencies: SubAdminDependencies): UseCase<typeof subAdmin.update> =>
  async ({ caller, params, body: { name, email, permission, authority, version } }) => {
    const { attempts, ids, clock } = dependencies;
    if ((await findSubAdmin(dependencies, caller.scope, params.id)).email !== email)
      await attempts.count('login-address', caller.scope.accountId);
    const changed = await changeSubAdmin(dependencies, caller.scope, params.id, (present) => {
      if (present.version !== version) throw new AppError('version-conflict');
      const target = subAdminView(present);
      const fault = permissionFault(target, permission, caller) ?? authorityFault(target, authority, caller);
      if (fault) throw new AppError(fault);
      const next: Account = { ...present, contactName: name, email, permission, authority };
      const changes = subAdminChanges(present, next);
      if (changes.length === 0) return undefined;
      const needsInvitation = present.contractStatus === 'INACTIVE' && present.email !== email;
      return {
        next,
        context: {
          audit: newAuditEntry(dependencies, 'sub-admin.update', auditActor(caller), accountAuditSubject(next), changes),
          jobs: needsInvitation ? [newJob('mail', { mail: { template: 'invitation', accountId: present.id } }, ids.ulid(), clock())] : [],
        },
      };
    });
    return { subAdmin: subAdminView(changed) };
  };
