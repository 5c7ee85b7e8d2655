import { markedName, markedLogin } from '#functions/platform/base/marked-name.ts';
import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { ACTINGS_SHOWN_MAX, SESSIONS_SHOWN_MAX } from '#shared/model/limits.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { parseSessionToken } from '#functions/sign-in/store/session-token.ts';

/**
 * Returns the caller's sign-in settings: sessions, second factor, managers who have acted for it and, for the operator, the roles that
 * require a second factor.
 */
export const getSecurityOverview =
  (dependencies: SignInSecurityDependencies): UseCase<typeof signInSecurity.overview> =>
  async ({ caller: { actor, loginId }, bearer = '' }) => {
    const { accounts, actings, sessions, twoFactor } = dependencies;
    const account = await activeAccount(dependencies, loginId);
    const [open, login, stored, acted] = await Promise.all([
      sessions.list(account),
      accounts.resolveLogin(account),
      twoFactor.find(loginId),
      actings.list(loginId, ACTINGS_SHOWN_MAX),
    ]);
    const current = parseSessionToken(bearer)?.sessionId;
    return {
      sessions: open.slice(0, SESSIONS_SHOWN_MAX).map((session) => ({ ...session, isCurrent: session.id === current })),
      twoFactor: {
        since: account.twoFactorSince,
        recoveryCodesLeft: account.twoFactorSince === null ? 0 : (stored?.recoveryCodes.length ?? 0),
        isObligatory: login.isTwoFactorObligatory,
      },
      actings: acted.map((acting) => ({
        ...acting,
        ...markedName('company', acting.company, { loginId: acting.by.id }),
        by: markedLogin(acting.by),
      })),
      obligatoryFor: isAllowed(actor, 'security:manage') ? [...account.twoFactorRoles] : null,
    };
  };
