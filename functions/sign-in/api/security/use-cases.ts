import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { actAs } from '#functions/sign-in/api/security/acting/act-as.ts';
import { endActing } from '#functions/sign-in/api/security/acting/end-acting.ts';
import { changeTwoFactor } from '#functions/sign-in/api/security/factor/change-two-factor.ts';
import { completeSignIn } from '#functions/sign-in/api/security/factor/complete-sign-in.ts';
import { confirmTwoFactor } from '#functions/sign-in/api/security/factor/confirm-two-factor.ts';
import { setUpTwoFactor } from '#functions/sign-in/api/security/factor/set-up-two-factor.ts';
import { visibleLogin } from '#functions/sign-in/api/security/manage/managed-login.ts';
import { resetTwoFactor } from '#functions/sign-in/api/security/manage/reset-two-factor.ts';
import { setTwoFactorRoles } from '#functions/sign-in/api/security/manage/set-two-factor-roles.ts';
import { endSessions } from '#functions/sign-in/api/security/sessions/end-sessions.ts';
import { getSecurityOverview } from '#functions/sign-in/api/security/sessions/get-overview.ts';
import { requestedAccount } from '#functions/accounts/services/requested-account.ts';
import type { Locators } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';

/** The use cases of the endpoints for sessions, second factors and acting for logins. */
export const signInSecurityUseCases = (dependencies: SignInSecurityDependencies): UseCases<typeof signInSecurity> => ({
  overview: getSecurityOverview(dependencies),
  endSessions: endSessions(dependencies),
  completeSignIn: completeSignIn(dependencies),
  setUp: setUpTwoFactor(dependencies),
  confirm: confirmTwoFactor(dependencies),
  change: changeTwoFactor(dependencies),
  reset: resetTwoFactor(dependencies),
  actAs: actAs(dependencies),
  endActing: endActing(dependencies),
  setRoles: setTwoFactorRoles(dependencies),
});

/**
 * Returns, for each endpoint, how to find the login that its request names. Throws `not-found` for a login that the caller does not see.
 */
export const signInSecurityLocators = (dependencies: Pick<SignInSecurityDependencies, 'accounts'>): Locators<typeof signInSecurity> => ({
  reset: ({ params }, caller) => visibleLogin(dependencies, caller, params.id),
  actAs: ({ params }, caller) => requestedAccount(dependencies, caller, params.id),
});
