import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import { userDetail } from '#functions/api/user/user-detail.ts';
import { visibleAccount } from '#functions/api/user/visible-account.ts';
import type { UserUseCase } from '#functions/api/user/user-use-case.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';

/** Three database calls. */
export const getUser =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.get> =>
  async ({ caller, params }) => ({
    user: await userDetail(dependencies, caller.scope, await visibleAccount(dependencies, caller, params.id)),
  });
