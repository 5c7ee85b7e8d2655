import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { REFRESH_COOKIE } from '#shared/model/limits.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { clearedMediaCookie, clearedRefreshCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { parseSessionToken } from '#functions/sign-in/store/session-token.ts';

/** Ends the session of the refresh cookie, even if its token was already exchanged. A no-op without a cookie. */
export const logOut =
  ({ sessions }: Pick<AuthDependencies, 'sessions'>): UseCase<typeof auth.logOut> =>
  async ({ cookies }) => {
    const token = parseSessionToken(cookies[REFRESH_COOKIE] ?? '');
    if (token) await sessions.end(token);
    return { data: null, cookies: [clearedRefreshCookie(), clearedMediaCookie('console')] };
  };
