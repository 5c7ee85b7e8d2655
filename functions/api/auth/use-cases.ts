import type { auth } from '#shared/contract/auth.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { logIn } from '#functions/api/auth/log-in.ts';
import { logOut } from '#functions/api/auth/log-out.ts';
import { refreshToken } from '#functions/api/auth/refresh-token.ts';
import { userInfo } from '#functions/api/auth/user-info.ts';
import type { UseCases } from '#functions/http/use-case.ts';

/** Sessions: every endpoint of the family with its behaviour. */
export const authUseCases = (dependencies: AuthDependencies): UseCases<typeof auth> => ({
  login: logIn(dependencies),
  refreshToken: refreshToken(dependencies),
  logOut: logOut(dependencies),
  userInfo: userInfo(dependencies),
});
