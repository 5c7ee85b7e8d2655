import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { REFRESH_COOKIE } from '#shared/model/limits.ts';
import { maySignIn } from '#shared/rules/accounts/policy.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { describeUser } from '#functions/accounts/services/describe-user.ts';
import { DEVICE_COOKIE, refreshCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { parseSessionToken } from '#functions/sign-in/store/session-token.ts';

/**
 * Exchanges the refresh cookie. A token that was already exchanged ends its session, unless the answer to the exchange has just
 * been lost on this device.
 */
export const refreshToken =
  ({ plans, sessions, imageMaxMb }: Pick<AuthDependencies, 'plans' | 'sessions' | 'imageMaxMb'>): UseCase<typeof auth.refreshToken> =>
  async ({ cookies }) => {
    const token = parseSessionToken(cookies[REFRESH_COOKIE] ?? '');
    const refreshed = token && (await sessions.refresh(token, cookies[DEVICE_COOKIE]));
    if (!refreshed) throw new AppError('unauthenticated');
    const { login, tokens } = refreshed;
    if (!maySignIn(login.contractStatus)) {
      await sessions.end(token);
      throw new AppError('unauthenticated');
    }
    const { refreshToken: next, ...session } = tokens;
    const limits = await plans.getSiteLimits(login.workAccount);
    return {
      data: { ...session, user: describeUser(login, { limits, imageMaxMb }) },
      cookies: [refreshCookie(next)],
      mediaScope: login.workAccount.id,
    };
  };
