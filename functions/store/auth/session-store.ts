import { accountKey, sessionKey } from '#functions/store/keys.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import { type Account, withAccountDefaults } from '#functions/store/account/account.ts';
import type { Login } from '#functions/store/account/login.ts';
import { parseSessionToken, type SessionToken, writeToken } from '#functions/store/auth/session-token.ts';
import { digest } from '#functions/store/engine/digest.ts';
import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import { isEqual } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { SESSION_LIFETIME } from '#shared/model/limits.ts';

/** A session as stored: never a secret, only what recognises it. Times in epoch milliseconds. */
interface SessionItem {
  /** The account's at the time; once that has grown, the session is over. */
  epoch: number;
  refreshHash: string;
  refreshUntil: number;
  /** The last two access tokens: requests under way while another tab refreshes still count. */
  accessTokens: readonly AccessToken[];
}

interface AccessToken {
  hash: string;
  until: number;
}

/** The tokens of a session just opened or refreshed. */
export interface SessionTokens {
  accessToken: string;
  accessTokenExpiresAt: string;
  refreshToken: string;
}

export interface SessionStore {
  open(account: Account): Promise<SessionTokens>;
  /** The login an access token stands for at this moment, with all that binds it. Two calls. */
  findLogin(text: string): Promise<Login | undefined>;
  /**
   * New tokens for the current refresh token, which is spent by it. Any other one for a session that exists is an old one in
   * the wrong hands (or in two at once): it ends the session for both. `undefined` then, as for sessions that are over.
   */
  refresh(token: SessionToken): Promise<{ tokens: SessionTokens; login: Login } | undefined>;
  end(token: SessionToken): Promise<void>;
}

/** Sessions in the table, below the account they belong to. */
export function sessionStore(table: Table, accounts: AccountStore, ids: Ids, clock: Clock): SessionStore {
  const now = () => clock().getTime();

  function issue(
    of: Omit<SessionToken, 'secret'>,
    present: readonly AccessToken[],
  ): { tokens: SessionTokens; attributes: Omit<SessionItem, 'epoch'> & { expiresAt: number } } {
    const [access, refresh] = [ids.secret(), ids.secret()];
    const until = now() + SESSION_LIFETIME.accessTokenMs;
    const refreshUntil = now() + SESSION_LIFETIME.refreshTokenMs;
    return {
      tokens: {
        accessToken: writeToken({ ...of, secret: access }),
        accessTokenExpiresAt: new Date(until).toISOString(),
        refreshToken: writeToken({ ...of, secret: refresh }),
      },
      attributes: {
        refreshHash: digest(refresh),
        refreshUntil,
        accessTokens: [{ hash: digest(access), until }, ...present.slice(0, 1)],
        expiresAt: Math.ceil(refreshUntil / 1_000),
      },
    };
  }

  /** A session that has not run out, and its account, in one call. */
  async function read(token: SessionToken): Promise<{ session: SessionItem; account: Account } | undefined> {
    const [session, account] = await table.batchGet<SessionItem | Account>([sessionKey(token), accountKey(token.loginId)]);
    if (!session || !account || !('refreshUntil' in session) || !('path' in account) || account.deletedAt !== undefined) return undefined;
    const isOpen = session.refreshUntil > now() && (session.epoch ?? 0) === (account.sessionEpoch ?? 0);
    return isOpen ? { session, account: withAccountDefaults(account) } : undefined;
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
    async refresh(token) {
      const found = await read(token);
      if (!found) return undefined;
      const { tokens, attributes } = issue(token, found.session.accessTokens);
      try {
        await table.update(sessionKey(token), { set: attributes }, isEqual('refreshHash', digest(token.secret)));
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        await end(token);
        return undefined;
      }
      return { tokens, login: await accounts.resolveLogin(found.account) };
    },
    end,
  };
}
