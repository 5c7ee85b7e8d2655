import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { currentUser } from '#functions/accounts/services/current-user.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

export const getUserInfo =
  (dependencies: Pick<AuthDependencies, 'accounts' | 'plans' | 'imageMaxMb'>): UseCase<typeof auth.userInfo> =>
  async ({ caller }) => ({ user: await currentUser(dependencies, caller) });
