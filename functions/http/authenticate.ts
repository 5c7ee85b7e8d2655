import { maySignIn } from '#shared/rules/account/policy.ts';
import { type Caller, toCaller } from '#functions/domain/caller.ts';
import type { SessionStore } from '#functions/store/auth/session-store.ts';

/** The caller an access token stands for. Read anew for each request, so that a pause or an end acts on the very next one. */
export const consoleAuthenticator =
  (sessions: Pick<SessionStore, 'findLogin'>) =>
  async (accessToken: string): Promise<Caller | undefined> => {
    const login = await sessions.findLogin(accessToken);
    return login && maySignIn(login.contractStatus) ? toCaller(login) : undefined;
  };
