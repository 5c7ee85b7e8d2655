import { maySignIn } from '#shared/rules/account/policy.ts';
import { type Caller, toCaller } from '#functions/domain/caller.ts';
import type { SessionStore } from '#functions/store/auth/session-store.ts';

/** Finds the caller of an access token. Reads session and accounts on every request, so that a suspension or termination takes effect on the next one. */
export const consoleAuthenticator =
  (sessions: Pick<SessionStore, 'findLogin'>) =>
  async (accessToken: string): Promise<Caller | undefined> => {
    const login = await sessions.findLogin(accessToken);
    return login && maySignIn(login.contractStatus) ? toCaller(login) : undefined;
  };
