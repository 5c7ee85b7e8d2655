import { maySignIn } from '#shared/rules/accounts/policy.ts';
import { actingFaultOf, toActingCaller } from '#functions/sign-in/services/acting/acting-caller.ts';
import { type Caller, toCaller } from '#functions/accounts/services/caller.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ActingStore } from '#functions/sign-in/store/acting/acting-store.ts';
import { parseActingToken } from '#functions/sign-in/store/acting/acting-token.ts';
import type { SessionStore } from '#functions/sign-in/store/session-store.ts';

export interface AuthenticationStores {
  accounts: Pick<AccountStore, 'get' | 'resolveLogin'>;
  actings: Pick<ActingStore, 'findByToken'>;
  sessions: Pick<SessionStore, 'findLogin' | 'findLoginOfSession'>;
}

/**
 * Finds the login that a manager acts for. Reads all conditions on every request, so that acting ends with the manager's session,
 * permission or account, and with the status of the login.
 */
async function findActingCaller({ accounts, actings, sessions }: AuthenticationStores, token: string): Promise<Caller | undefined> {
  const acting = await actings.findByToken(token);
  if (!acting) return undefined;
  const { by, sessionId, loginId } = acting;
  const [manager, account] = await Promise.all([sessions.findLoginOfSession({ loginId: by.id, sessionId }), accounts.get(loginId)]);
  if (!manager || !account || account.deletedAt !== undefined) return undefined;
  const login = await accounts.resolveLogin(account);
  return actingFaultOf(manager, login) === undefined ? toActingCaller(login, manager, acting) : undefined;
}

/**
 * Finds the caller of an access token. Reads session and accounts on every request, so that a suspension or termination takes effect on the
 * next request.
 */
export const consoleAuthenticator =
  (stores: AuthenticationStores) =>
  async (accessToken: string): Promise<Caller | undefined> => {
    if (parseActingToken(accessToken)) return findActingCaller(stores, accessToken);
    const login = await stores.sessions.findLogin(accessToken);
    return login && maySignIn(login.contractStatus) ? toCaller(login) : undefined;
  };
