import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { Account } from '#functions/accounts/store/account.ts';
import type { Login } from '#functions/accounts/store/login.ts';
import { formatSessionToken, parseSessionToken, type SessionToken } from '#functions/sign-in/store/session-token.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { parseItem } from '#functions/platform/engine/parse-item.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { accountKey, accountPartition } from '#functions/platform/keys/keys.ts';
import { SESSION_PREFIX, sessionKey } from '#functions/platform/keys/sign-in-keys.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { SignedInDevice, UNKNOWN_DEVICE } from '#shared/model/sign-in/signed-in-device.ts';
import { REFRESH_GRACE_MS, SESSION_LIFETIME } from '#shared/model/limits.ts';
import { refreshDecision } from '#shared/rules/sign-in/refresh-decision.ts';

const AccessToken = z.object({ hash: z.string(), until: z.number() });
type AccessToken = z.infer<typeof AccessToken>;

/** A session as stored: digests of the secrets, and times in epoch milliseconds. */
const StoredSession = z.object({
  /** The account's session epoch when the session was opened. The session ends when the epoch is incremented. */
  epoch: z.number().default(0),
  refreshHash: z.string(),
  refreshUntil: z.number(),
  /** The refresh token that was exchanged last, until its grace period ends or the exchange was repeated. */
  exchanged: z.object({ hash: z.string(), until: z.number() }).nullable().default(null),
  /**
   * Digest of the device secret of the browser that opened the session; `null` in sessions of earlier versions, which have no grace period.
   */
  device: z.string().nullable().default(null),
  ...SignedInDevice.partial().shape,
  createdAt: z.string(),
  /** When the session was opened or last refreshed; missing in sessions of earlier versions. */
  usedAt: z.string().exactOptional(),
  /** The last two access tokens, so that concurrent requests remain valid while another tab refreshes. */
  accessTokens: z.array(AccessToken).readonly(),
});
type StoredSession = z.infer<typeof StoredSession>;

const digestOrNull = (secret: string | null | undefined): string | null => (secret ? digest(secret) : null);

export interface SessionTokens {
  accessToken: string;
  accessTokenExpiresAt: string;
  refreshToken: string;
}

/** The browser that opens a session: its device secret, and data from its user agent. */
export interface SessionOrigin extends SignedInDevice {
  secret: string | null;
}

/** An open session, as its login sees it. */
export interface OpenSession extends SignedInDevice {
  id: string;
  createdAt: string;
  /** When the session was opened or last refreshed: at most the lifetime of an access token before its last request. */
  usedAt: string;
}

const UNKNOWN_ORIGIN: SessionOrigin = { secret: null, ...UNKNOWN_DEVICE };

export interface SessionStore {
  open(account: Account, origin?: SessionOrigin): Promise<SessionTokens>;
  /** Returns the login of an access token, or `undefined` if the token or its session has ended. Makes two calls. */
  findLogin(text: string): Promise<Login | undefined>;
  /** Returns the login of an open session, for sessions that depend on it. Makes two calls. */
  findLoginOfSession(of: Omit<SessionToken, 'secret'>): Promise<Login | undefined>;
  /**
   * Exchanges the current refresh token for new tokens. Also repeats the previous exchange, within the grace period and on the same device
   * only (`refreshDecision`). Any other refresh token counts as stolen and ends the session. Returns `undefined` in that case, and if the
   * session has ended.
   */
  refresh(token: SessionToken, deviceSecret: string | undefined): Promise<{ tokens: SessionTokens; login: Login } | undefined>;
  end(token: SessionToken): Promise<void>;
  /** Returns the open sessions of an account, most recently used first. */
  list(account: Pick<Account, 'id' | 'sessionEpoch'>): Promise<OpenSession[]>;
  /** Returns the write that ends one session. Its access token is rejected from the next request on. */
  endWrite(loginId: string, sessionId: string): Write;
}

export function sessionStore(table: Table, accounts: AccountStore, ids: Ids, clock: Clock): SessionStore {
  const now = () => clock().getTime();

  function issue(of: Omit<SessionToken, 'secret'>, present: readonly AccessToken[]) {
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
        usedAt: clock().toISOString(),
        expiresAt: Math.ceil(refreshUntil / 1_000),
      },
    };
  }

  /** Reads an open session and its account with one call. */
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

  /** Makes one attempt of an exchange, which a concurrent exchange may prevent. */
  async function exchange(token: SessionToken, deviceSecret: string | undefined) {
    const found = await read(token);
    if (!found) return undefined;
    const { session, account } = found;
    const presented = { hash: digest(token.secret), device: digestOrNull(deviceSecret), at: now() };
    const decision = refreshDecision(session, presented);
    if (decision === 'end') {
      await end(token);
      return undefined;
    }
    const { tokens, attributes } = issue(token, session.accessTokens);
    const exchanged = decision === 'rotate' ? { hash: presented.hash, until: presented.at + REFRESH_GRACE_MS } : null;
    const isUnchanged = isEqual('refreshHash', session.refreshHash);
    const isExchanged = await tryCommit(table.update(sessionKey(token), { set: { ...attributes, exchanged } }, isUnchanged));
    return isExchanged ? { tokens, login: await accounts.resolveLogin(account) } : CONFLICT;
  }

  return {
    async open({ id: loginId, sessionEpoch: epoch }, { secret, browser, system } = UNKNOWN_ORIGIN) {
      const of = { loginId, sessionId: ids.ulid() };
      const { tokens, attributes } = issue(of, []);
      const origin = { device: digestOrNull(secret), browser, system };
      await table.put({ ...sessionKey(of), entity: 'session', createdAt: clock().toISOString(), epoch, ...origin, ...attributes });
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
    refresh: (token, deviceSecret) => retryOnConflict(() => exchange(token, deviceSecret)),
    end,
    async list({ id, sessionEpoch }) {
      const items = await table.queryAll({ pk: accountPartition(id), prefix: SESSION_PREFIX });
      return items
        .map((item) => ({ id: item.sk.slice(SESSION_PREFIX.length), session: parseItem(StoredSession, item) }))
        .filter(({ session }) => session.refreshUntil > now() && session.epoch === sessionEpoch)
        .map(({ id: sessionId, session: { createdAt, usedAt = createdAt, browser = null, system = null } }) => ({
          id: sessionId,
          createdAt,
          usedAt,
          browser,
          system,
        }))
        .toSorted((one, other) => other.usedAt.localeCompare(one.usedAt));
    },
    endWrite: (loginId, sessionId) => ({ delete: sessionKey({ loginId, sessionId }) }),
  };
}
