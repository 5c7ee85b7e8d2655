import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { getBrand } from '#functions/sign-in/api/auth/get-brand.ts';
import { changePassword } from '#functions/sign-in/api/auth/password/change-password.ts';
import { completeRegistration } from '#functions/sign-in/api/auth/registration/complete-registration.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { cancelEmailChange, changeEmail, getEmailChange } from '#functions/sign-in/api/auth/email/change-email.ts';
import { confirmRecipient, refuseRecipient } from '#functions/sign-in/api/auth/email/answer-recipient.ts';
import { confirmEmailChange, refuseEmailChange } from '#functions/sign-in/api/auth/email/confirm-email-change.ts';
import { forgotPassword } from '#functions/sign-in/api/auth/password/forgot-password.ts';
import { logIn } from '#functions/sign-in/api/auth/session/log-in.ts';
import { logOut } from '#functions/sign-in/api/auth/session/log-out.ts';
import { refreshToken } from '#functions/sign-in/api/auth/session/refresh-token.ts';
import { register } from '#functions/sign-in/api/auth/registration/register.ts';
import { resetPassword } from '#functions/sign-in/api/auth/password/reset-password.ts';
import { getUserInfo } from '#functions/sign-in/api/auth/session/get-user-info.ts';
import { verifyToken } from '#functions/sign-in/api/auth/verify-token.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';

/** The use cases of the endpoints for sessions and passwords. */
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
  emailChange: getEmailChange(dependencies),
  changeEmail: changeEmail(dependencies),
  cancelEmailChange: cancelEmailChange(dependencies),
  confirmEmailChange: confirmEmailChange(dependencies),
  refuseEmailChange: refuseEmailChange(dependencies),
  confirmRecipient: confirmRecipient(dependencies),
  refuseRecipient: refuseRecipient(dependencies),
  register: register(dependencies),
  completeRegistration: completeRegistration(dependencies),
});
