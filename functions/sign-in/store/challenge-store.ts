import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { formatSessionToken, parseSessionToken } from '#functions/sign-in/store/session-token.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { challengeKey } from '#functions/platform/keys/sign-in-keys.ts';
import { CHALLENGE_MS } from '#shared/model/limits.ts';

/** A challenge as stored. `epoch` is the account's session epoch at the first step; `until` is in epoch milliseconds. */
const StoredChallenge = z.object({ hash: z.string(), epoch: z.number(), until: z.number() });

/** A sign-in with the correct password that still requires its second factor. */
export interface Challenge {
  loginId: string;
  id: string;
  epoch: number;
}

export interface ChallengeStore {
  /** Returns the text that proves the first step of a sign-in, in the format of a session token. */
  open(account: Pick<Account, 'id' | 'sessionEpoch'>): Promise<string>;
  /** Returns a challenge, or `undefined` if it was used, has expired or is unknown. */
  find(text: string): Promise<Challenge | undefined>;
  /** Consumes a challenge. Returns `true` for the first use only. */
  consume(challenge: Challenge): Promise<boolean>;
}

export function challengeStore(table: Table, ids: Ids, clock: Clock): ChallengeStore {
  const now = () => clock().getTime();
  return {
    async open({ id: loginId, sessionEpoch: epoch }) {
      const [sessionId, secret, until] = [ids.ulid(), ids.secret(), now() + CHALLENGE_MS];
      const stored = { hash: digest(secret), epoch, until, expiresAt: Math.ceil(until / 1_000) };
      await table.put({ ...challengeKey(loginId, sessionId), entity: 'challenge', ...stored });
      return formatSessionToken({ loginId, sessionId, secret });
    },
    async find(text) {
      const token = parseSessionToken(text);
      if (!token) return undefined;
      const { loginId, sessionId: id, secret } = token;
      const stored = await table.get(challengeKey(loginId, id), StoredChallenge);
      return stored?.hash === digest(secret) && stored.until > now() ? { loginId, id, epoch: stored.epoch } : undefined;
    },
    consume: ({ loginId, id }) => tryCommit(table.delete(challengeKey(loginId, id), isPresent())),
  };
}
