import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import { findUsers } from '#functions/domain/account/find-users.ts';
import type { UserUseCase } from '#functions/api/user/user-use-case.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';

export const listUsers =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.list> =>
  ({ caller, query: { limit, ...question } }) =>
    findUsers(dependencies, caller, question, { limit, skipsUnreadable: true });
