import { AppError } from '#functions/platform/base/app-error.ts';
import type { SubAdminDependencies } from '#functions/accounts/api/admins/dependencies.ts';
import { subAdminView } from '#functions/accounts/api/admins/sub-admin-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';

export const listSubAdmins =
  ({ accounts }: SubAdminDependencies): UseCase<typeof subAdmin.list> =>
  async ({ caller: { scope } }) => {
    const [owner, subAdmins] = await Promise.all([accounts.get(scope.accountId), accounts.listSubAdmins(scope)]);
    if (!owner) throw new AppError('unauthenticated');
    const { id, contactName: name, email, authority, contractStatus, picture } = owner;
    return { owner: { id, name, email, authority, contractStatus, picture }, subAdmins: subAdmins.map(subAdminView) };
  };
