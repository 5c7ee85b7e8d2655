import type { auth } from '#shared/contract/auth.ts';
import { getBrand } from '#functions/api/auth/brand.ts';
import { changePassword } from '#functions/api/auth/change-password.ts';
import { completeRegistration } from '#functions/api/auth/complete-registration.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { forgotPassword } from '#functions/api/auth/forgot-password.ts';
import { logIn } from '#functions/api/auth/log-in.ts';
import { logOut } from '#functions/api/auth/log-out.ts';
import { refreshToken } from '#functions/api/auth/refresh-token.ts';
import { register } from '#functions/api/auth/register.ts';
import { resetPassword } from '#functions/api/auth/reset-password.ts';
import { getUserInfo } from '#functions/api/auth/user-info.ts';
import { verifyToken } from '#functions/api/auth/verify-token.ts';
import type { UseCases } from '#functions/http/use-case.ts';

/** Sessions and passwords: every endpoint of the family with its behaviour. */
export const authUseCases = (dependencies: AuthDependencies): UseCases<typeof auth> => ({
  login: logIn(dependencies),
  refreshToken: refreshToken(dependencies),
  logOut: logOut(dependencies),
  userInfo: getUserInfo(dependencies),
  brand: getBrand(dependencies),
  forgotPassword: forgotPassword(dependencies),
  verifyToken: verifyToken(dependencies),
  resetPassword: resetPassword(dependencies),
  resetPasswordAtRoot: (input) => resetPassword(dependencies)(input),
  changePassword: changePassword(dependencies),
  register: register(dependencies),
  completeRegistration: completeRegistration(dependencies),
});
