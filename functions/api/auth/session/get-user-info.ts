import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { currentUser } from '#functions/domain/account/current-user.ts';
import type { UseCase } from '#functions/http/use-case.ts';

export const getUserInfo =
  (dependencies: Pick<AuthDependencies, 'accounts' | 'plans' | 'imageMaxMb'>): UseCase<typeof auth.userInfo> =>
  async ({ caller }) => ({ user: await currentUser(dependencies, caller) });
