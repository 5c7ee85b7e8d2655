import { type Actor, maySignIn } from '#shared/rules/account/policy.ts';
import type { Caller } from '#functions/http/use-case.ts';
import { scopeOf } from '#functions/scope.ts';
import type { Login } from '#functions/store/account/account-store.ts';
import type { SessionStore } from '#functions/store/auth/session-store.ts';

/** What of a login decides what it may do. */
export const toActor = ({ account, workAccount, contractStatus }: Login): Actor => ({
  role: account.role,
  workRole: workAccount.role,
  authority: account.authority,
  permission: account.permission,
  contractStatus,
  mustChangePassword: account.contractStatus === 'INACTIVE',
});

/** The login as use cases see it. */
export const toCaller = (login: Login): Caller => ({
  loginId: login.account.id,
  name: login.account.contactName,
  picture: login.account.picture,
  actor: toActor(login),
  scope: scopeOf(login.workAccount.id),
});

/** The caller an access token stands for. Read anew for each request, so that a pause or an end acts on the very next one. */
export const consoleAuthenticator =
  (sessions: Pick<SessionStore, 'findLogin'>) =>
  async (accessToken: string): Promise<Caller | undefined> => {
    const login = await sessions.findLogin(accessToken);
    return login && maySignIn(login.contractStatus) ? toCaller(login) : undefined;
  };
