import { maySignIn } from '#shared/rules/policy.ts';
import type { Caller } from '#functions/http/use-case.ts';
import { scopeOf } from '#functions/scope.ts';
import type { SessionStore } from '#functions/store/session.ts';

/** The caller an access token stands for. Read anew for each request, so that a pause or an end acts on the very next one. */
export const authenticateWith =
  (sessions: Pick<SessionStore, 'loginOfAccessToken'>) =>
  async (accessToken: string): Promise<Caller | undefined> => {
    const login = await sessions.loginOfAccessToken(accessToken);
    if (!login || !maySignIn(login.contractStatus)) return undefined;
    const { account, workAccount, contractStatus } = login;
    const { id, contactName, role, authority, permission } = account;
    return { loginId: id, name: contactName, actor: { role, authority, permission, contractStatus }, scope: scopeOf(workAccount.id) };
  };
