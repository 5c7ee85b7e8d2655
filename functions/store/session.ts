import { SESSION } from '#shared/model/limits.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import { accountKey } from '#functions/store/account-key.ts';
import { type Account, type AccountStore, asAccount, type Login } from '#functions/store/account.ts';
import { digest } from '#functions/store/digest.ts';
import { ConditionFailed } from '#functions/store/table-error.ts';
import { isEqual } from '#functions/store/table-expression.ts';
import type { Key, Table } from '#functions/store/table.ts';

/** What a token says: whose session, which one, and the secret that proves it. Written `<loginId>.<sessionId>.<secret>`. */
export interface Token {
  loginId: string;
  sessionId: string;
  secret: string;
}

const TOKEN = /^(?<loginId>[0-9A-Z]{26})\.(?<sessionId>[0-9A-Z]{26})\.(?<secret>[\w-]{43})$/;

/** Reads a token; `undefined` for anything that is none. */
export function parseToken(text: string): Token | undefined {
  const { loginId, sessionId, secret } = TOKEN.exec(text)?.groups ?? {};
  return loginId && sessionId && secret ? { loginId, sessionId, secret } : undefined;
}

const writeToken = ({ loginId, sessionId, secret }: Token): string => `${loginId}.${sessionId}.${secret}`;

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
export interface Tokens {
  accessToken: string;
  accessTokenExpiresAt: string;
  refreshToken: string;
}

const sessionKey = ({ loginId, sessionId }: Omit<Token, 'secret'>): Key => ({ pk: `ACCOUNT#${loginId}`, sk: `SESSION#${sessionId}` });

export interface SessionStore {
  open(account: Account): Promise<Tokens>;
  /** The login an access token stands for at this moment, with all that binds it. Two calls. */
  loginOfAccessToken(text: string): Promise<Login | undefined>;
  /**
   * New tokens for the current refresh token, which is spent by it. Any other one for a session that exists is an old one in
   * the wrong hands (or in two at once): it ends the session for both. `undefined` then, as for sessions that are over.
   */
  refresh(token: Token): Promise<{ tokens: Tokens; login: Login } | undefined>;
  end(token: Token): Promise<void>;
}

/** Sessions in the table, below the account they belong to. */
export function sessionStore(table: Table, accounts: AccountStore, ids: Ids, clock: Clock): SessionStore {
  const now = () => clock().getTime();

  function issue(
    of: Omit<Token, 'secret'>,
    present: readonly AccessToken[],
  ): { tokens: Tokens; attributes: Omit<SessionItem, 'epoch'> & { expiresAt: number } } {
    const [access, refresh] = [ids.secret(), ids.secret()];
    const until = now() + SESSION.accessTokenMs;
    const refreshUntil = now() + SESSION.refreshTokenMs;
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
  async function read(token: Token): Promise<{ session: SessionItem; account: Account } | undefined> {
    const [session, account] = await table.batchGet<SessionItem | Account>([sessionKey(token), accountKey(token.loginId)]);
    if (!session || !account || !('refreshUntil' in session) || !('path' in account) || account.deletedAt !== undefined) return undefined;
    const isOpen = session.refreshUntil > now() && (session.epoch ?? 0) === (account.sessionEpoch ?? 0);
    return isOpen ? { session, account: asAccount(account) } : undefined;
  }

  const end = (token: Token): Promise<void> => table.delete(sessionKey(token));

  return {
    async open({ id: loginId, sessionEpoch: epoch }) {
      const of = { loginId, sessionId: ids.ulid() };
      const { tokens, attributes } = issue(of, []);
      await table.put({ ...sessionKey(of), entity: 'session', createdAt: clock().toISOString(), epoch, ...attributes });
      return tokens;
    },
    async loginOfAccessToken(text) {
      const token = parseToken(text);
      const found = token && (await read(token));
      if (!found) return undefined;
      const hash = digest(token.secret);
      const isCurrent = found.session.accessTokens.some((known) => known.hash === hash && known.until > now());
      return isCurrent ? accounts.login(found.account) : undefined;
    },
    async refresh(token) {
      const found = await read(token);
      if (!found) return undefined;
      const { tokens, attributes } = issue(token, found.session.accessTokens);
      try {
        await table.update(sessionKey(token), { set: attributes }, isEqual('refreshHash', digest(token.secret)));
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        await end(token);
        return undefined;
      }
      return { tokens, login: await accounts.login(found.account) };
    },
    end,
  };
}
