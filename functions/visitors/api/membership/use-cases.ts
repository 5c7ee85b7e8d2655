import { cancelEmailChange, changeEmail } from '#functions/visitors/api/membership/account/change-email.ts';
import { changePassword } from '#functions/visitors/api/membership/account/change-password.ts';
import { confirmEmailChange, refuseEmailChange } from '#functions/visitors/api/membership/account/confirm-email-change.ts';
import { getAccount } from '#functions/visitors/api/membership/account/get-account.ts';
import { confirmRegistration } from '#functions/visitors/api/membership/registration/confirm-registration.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { forgotPassword } from '#functions/visitors/api/membership/password/forgot-password.ts';
import { logIn } from '#functions/visitors/api/membership/session/log-in.ts';
import { logOut } from '#functions/visitors/api/membership/session/log-out.ts';
import { getMedia } from '#functions/visitors/api/membership/content/get-media.ts';
import { getMembersSheet, getMembersProducts } from '#functions/visitors/api/membership/content/members-sheet.ts';
import { leaveSite } from '#functions/visitors/api/membership/registration/leave-site.ts';
import { register } from '#functions/visitors/api/membership/registration/register.ts';
import { resendRegisterEmail } from '#functions/visitors/api/membership/registration/resend-register-email.ts';
import { resetPassword } from '#functions/visitors/api/membership/password/reset-password.ts';
import { getSignedInMember } from '#functions/visitors/api/membership/session/get-signed-in-member.ts';
import { verifyLink } from '#functions/visitors/api/membership/verify-link.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/** The use cases of the endpoints for members of a site. */
export const memberUseCases = (dependencies: MemberDependencies): UseCases<typeof member> => ({
  register: register(dependencies),
  resendRegisterEmail: resendRegisterEmail(dependencies),
  link: verifyLink(dependencies),
  confirmRegistration: confirmRegistration(dependencies),
  login: logIn(dependencies),
  logOut: logOut(dependencies),
  forgotPassword: forgotPassword(dependencies),
  resetPassword: resetPassword(dependencies),
  self: getSignedInMember(dependencies),
  account: getAccount(dependencies),
  changePassword: changePassword(dependencies),
  changeEmail: changeEmail(dependencies),
  cancelEmailChange: cancelEmailChange(dependencies),
  confirmEmailChange: confirmEmailChange(dependencies),
  refuseEmailChange: refuseEmailChange(dependencies),
  leave: leaveSite(dependencies),
  pagePrivate: getMembersSheet(dependencies),
  productPrivate: getMembersProducts(dependencies),
  media: getMedia(dependencies),
});
