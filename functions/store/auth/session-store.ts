import * as z from 'zod';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import { Account } from '#functions/store/account/account.ts';
import type { Login } from '#functions/store/account/login.ts';
import { formatSessionToken, parseSessionToken, type SessionToken } from '#functions/store/auth/session-token.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { digest } from '#functions/store/engine/digest.ts';
import { isEqual } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { accountKey, sessionKey } from '#functions/store/keys.ts';
import { SESSION_LIFETIME } from '#shared/model/limits.ts';

const AccessToken = z.object({ hash: z.string(), until: z.number() });
type AccessToken = z.infer<typeof AccessToken>;

/** A session as stored: digests of the secrets, and times in epoch milliseconds. */
const StoredSession = z.object({
  /** The account's session epoch when the session was opened. The session is over once that was incremented. */
  epoch: z.number().default(0),
  refreshHash: z.string(),
  refreshUntil: z.number(),
  /** The last two access tokens: requests in flight while another tab refreshes stay valid. */
  accessTokens: z.array(AccessToken).readonly(),
});
type StoredSession = z.infer<typeof StoredSession>;

export interface SessionTokens {
  accessToken: string;
  accessTokenExpiresAt: string;
  refreshToken: string;
}

export interface SessionStore {
  open(account: Account): Promise<SessionTokens>;
  /** The login of an access token; `undefined` if the token or its session is over. Two calls. */
  findLogin(text: string): Promise<Login | undefined>;
  /** The login of an open session, for what depends on it. Two calls. */
  findLoginOfSession(of: Omit<SessionToken, 'secret'>): Promise<Login | undefined>;
  /**
   * Exchanges the current refresh token for new tokens. A refresh token that was exchanged before was stolen or used twice
   * at once: it ends the session. `undefined` in that case, and if the session is over.
   */
  refresh(token: SessionToken): Promise<{ tokens: SessionTokens; login: Login } | undefined>;
  end(token: SessionToken): Promise<void>;
}

export function sessionStore(table: Table, accounts: AccountStore, ids: Ids, clock: Clock): SessionStore {
  const now = () => clock().getTime();

  function issue(
    of: Omit<SessionToken, 'secret'>,
    present: readonly AccessToken[],
  ): { tokens: SessionTokens; attributes: Omit<StoredSession, 'epoch'> & { expiresAt: number } } {
    const [access, refresh] = [ids.secret(), ids.secret()];
    const until = now() + SESSION_LIFETIME.accessTokenMs;
    const refreshUntil = now() + SESSION_LIFETIME.refreshTokenMs;
    return {
      tokens: {
        accessToken: formatSessionToken({ ...of, secret: access }),
        accessTokenExpiresAt: new Date(until).toISOString(),
        refreshToken: formatSessionToken({ ...of, secret: refresh }),
      },
      attributes: {
        refreshHash: digest(refresh),
        refreshUntil,
        accessTokens: [{ hash: digest(access), until }, ...present.slice(0, 1)],
        expiresAt: Math.ceil(refreshUntil / 1_000),
      },
    };
  }

  /** An open session and its account, in one call. */
  async function read(token: Omit<SessionToken, 'secret'>): Promise<{ session: StoredSession; account: Account } | undefined> {
    const [session, account] = await table.getBoth(
      { key: sessionKey(token), schema: StoredSession },
      { key: accountKey(token.loginId), schema: Account },
    );
    if (!session || !account || account.deletedAt !== undefined) return undefined;
    const isOpen = session.refreshUntil > now() && session.epoch === account.sessionEpoch;
    return isOpen ? { session, account } : undefined;
  }

  const end = (token: SessionToken): Promise<void> => table.delete(sessionKey(token));

  return {
    async open({ id: loginId, sessionEpoch: epoch }) {
      const of = { loginId, sessionId: ids.ulid() };
      const { tokens, attributes } = issue(of, []);
      await table.put({ ...sessionKey(of), entity: 'session', createdAt: clock().toISOString(), epoch, ...attributes });
      return tokens;
    },
    async findLogin(text) {
      const token = parseSessionToken(text);
      const found = token && (await read(token));
      if (!found) return undefined;
      const hash = digest(token.secret);
      const isCurrent = found.session.accessTokens.some((known) => known.hash === hash && known.until > now());
      return isCurrent ? accounts.resolveLogin(found.account) : undefined;
    },
    async findLoginOfSession(of) {
      const found = await read(of);
      return found && accounts.resolveLogin(found.account);
    },
    async refresh(token) {
      const found = await read(token);
      if (!found) return undefined;
      const { tokens, attributes } = issue(token, found.session.accessTokens);
      const isRefreshed = await tryCommit(
        table.update(sessionKey(token), { set: attributes }, isEqual('refreshHash', digest(token.secret))),
      );
      if (!isRefreshed) {
        await end(token);
        return undefined;
      }
      return { tokens, login: await accounts.resolveLogin(found.account) };
    },
    end,
  };
}
