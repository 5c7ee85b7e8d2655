import type { SubAdminDependencies } from '#functions/api/sub-admin/dependencies.ts';
import { findSubAdmin } from '#functions/api/sub-admin/find-sub-admin.ts';
import { inviteSubAdmin } from '#functions/api/sub-admin/invite-sub-admin.ts';
import { listSubAdmins } from '#functions/api/sub-admin/list-sub-admins.ts';
import { removeSubAdmin } from '#functions/api/sub-admin/remove-sub-admin.ts';
import { resendInvitation } from '#functions/api/sub-admin/resend-invitation.ts';
import { updateSubAdmin } from '#functions/api/sub-admin/update-sub-admin.ts';
import type { Locators } from '#functions/http/serve.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { UseCases } from '#functions/http/use-case.ts';
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
