import type { SubAdminDependencies } from '#functions/accounts/api/admins/dependencies.ts';
import { findSubAdmin } from '#functions/accounts/api/admins/find-sub-admin.ts';
import { inviteSubAdmin } from '#functions/accounts/api/admins/invite-sub-admin.ts';
import { listSubAdmins } from '#functions/accounts/api/admins/list-sub-admins.ts';
import { removeSubAdmin } from '#functions/accounts/api/admins/remove-sub-admin.ts';
import { resendInvitation } from '#functions/accounts/api/admins/resend-invitation.ts';
import { updateSubAdmin } from '#functions/accounts/api/admins/update-sub-admin.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';

/** Admin settings: the use case of every endpoint of the family. */
export const subAdminUseCases = (dependencies: SubAdminDependencies): UseCases<typeof subAdmin> => ({
  list: listSubAdmins(dependencies),
  create: inviteSubAdmin(dependencies),
  update: updateSubAdmin(dependencies),
  delete: removeSubAdmin(dependencies),
  resendInvitation: resendInvitation(dependencies),
});

/** Returns how each endpoint finds the SUB_ADMIN that its request names. */
export const subAdminLocators = (dependencies: Pick<SubAdminDependencies, 'accounts'>) =>
  locatorsByParam(subAdmin, 'id', (id, { scope }) => findSubAdmin(dependencies, scope, id));
