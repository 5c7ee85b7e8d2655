import { confirmRegistration } from '#functions/api/member/registration/confirm-registration.ts';
import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import { forgotPassword } from '#functions/api/member/password/forgot-password.ts';
import { logIn } from '#functions/api/member/session/log-in.ts';
import { logOut } from '#functions/api/member/session/log-out.ts';
import { getMedia } from '#functions/api/member/content/get-media.ts';
import { getMembersSheet, getMembersProducts } from '#functions/api/member/content/members-sheet.ts';
import { leaveSite } from '#functions/api/member/registration/leave-site.ts';
import { register } from '#functions/api/member/registration/register.ts';
import { resendRegisterEmail } from '#functions/api/member/registration/resend-register-email.ts';
import { resetPassword } from '#functions/api/member/password/reset-password.ts';
import { getSelf } from '#functions/api/member/session/get-self.ts';
import { verifyLink } from '#functions/api/member/verify-link.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';

/** Members of a site: the use case of every endpoint of the family. */
export const memberUseCases = (dependencies: MemberDependencies): UseCases<typeof member> => ({
  register: register(dependencies),
  resendRegisterEmail: resendRegisterEmail(dependencies),
  link: verifyLink(dependencies),
  confirmRegistration: confirmRegistration(dependencies),
  login: logIn(dependencies),
  logOut: logOut(dependencies),
  forgotPassword: forgotPassword(dependencies),
  resetPassword: resetPassword(dependencies),
  self: getSelf(dependencies),
  leave: leaveSite(dependencies),
  pagePrivate: getMembersSheet(dependencies),
  productPrivate: getMembersProducts(dependencies),
  media: getMedia(dependencies),
});
