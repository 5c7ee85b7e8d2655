import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { findUsers } from '#functions/accounts/services/find-users.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';

export const listUsers =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.list> =>
  ({ caller, query: { limit, ...question } }) =>
    findUsers(dependencies, caller, question, { limit, skipsUnreadable: true });
