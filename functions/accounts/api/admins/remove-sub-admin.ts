import { AppError } from '#functions/platform/base/app-error.ts';
import { changeSubAdmin } from '#functions/accounts/api/admins/change-sub-admin.ts';
import type { SubAdminDependencies } from '#functions/accounts/api/admins/dependencies.ts';
import { subAdminChanges } from '#functions/accounts/api/admins/sub-admin-changes.ts';
import { subAdminView } from '#functions/accounts/api/admins/sub-admin-view.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';
import { removalFault } from '#shared/rules/accounts/sub-admin-actions.ts';

/** Deletes a SUB_ADMIN: its sessions end with their next request and its e-mail address is free again. */
export const removeSubAdmin =
  (dependencies: SubAdminDependencies): UseCase<typeof subAdmin.delete> =>
  async ({ caller, params }) => {
    await changeSubAdmin(dependencies, caller.scope, params.id, (present) => {
      const fault = removalFault(subAdminView(present), caller);
      if (fault) throw new AppError(fault);
      const changes = subAdminChanges(present, undefined);
      return {
        next: { ...present, deletedAt: dependencies.clock().toISOString() },
        context: { audit: newAuditEntry(dependencies, 'sub-admin.remove', auditActor(caller), accountAuditSubject(present), changes) },
      };
    });
    return null;
  };
