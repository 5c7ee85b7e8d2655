import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { userDetail } from '#functions/accounts/api/users/user-detail.ts';
import { visibleAccount } from '#functions/accounts/api/users/visible-account.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';

/** Returns an account as its detail screen shows it. Three database calls. */
export const getUser =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.get> =>
  async ({ caller, params }) => ({
    user: await userDetail(dependencies, caller.scope, await visibleAccount(dependencies, caller, params.id)),
  });
