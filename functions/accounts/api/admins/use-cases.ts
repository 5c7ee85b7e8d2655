import type { SubAdminDependencies } from '#functions/accounts/api/admins/dependencies.ts';
import { findSubAdmin } from '#functions/accounts/api/admins/find-sub-admin.ts';
import { inviteSubAdmin } from '#functions/accounts/api/admins/invite-sub-admin.ts';
import { listSubAdmins } from '#functions/accounts/api/admins/list-sub-admins.ts';
import { removeSubAdmin } from '#functions/accounts/api/admins/remove-sub-admin.ts';
import { resendInvitation } from '#functions/accounts/api/admins/resend-invitation.ts';
import { updateSubAdmin } from '#functions/accounts/api/admins/update-sub-admin.ts';
import type { Locators } from '#functions/platform/http/serve.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';

/** Admin settings: the use case of every endpoint of the family. */
export const subAdminUseCases = (dependencies: SubAdminDependencies): UseCases<typeof subAdmin> => ({
  list: listSubAdmins(dependencies),
  create: inviteSubAdmin(dependencies),
  update: updateSubAdmin(dependencies),
  delete: removeSubAdmin(dependencies),
  resendInvitation: resendInvitation(dependencies),
});

/** How each endpoint finds the SUB_ADMIN that its request names. */
export function subAdminLocators(dependencies: Pick<SubAdminDependencies, 'accounts'>): Locators<typeof subAdmin> {
  const locate = ({ params }: { params: { id: string } }, { scope }: Caller) => findSubAdmin(dependencies, scope, params.id);
  return { update: locate, delete: locate, resendInvitation: locate };
}
