import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { formatActingToken, parseActingToken } from '#functions/sign-in/store/acting/acting-token.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { accountPartition } from '#functions/platform/keys/keys.ts';
import { ACTING_PREFIX, actingDueId, actingKey, actingOf } from '#functions/platform/keys/sign-in-keys.ts';
import { PastActing } from '#shared/model/sign-in/acting.ts';
import { ACTING_KEPT_MS, ACTING_MS } from '#shared/model/limits.ts';

/** A stored acting session, with the manager's session in which it began and with which it ends. */
export const StoredActing = PastActing.extend({
  loginId: z.string(),
  /** Id of the manager's session. */
  sessionId: z.string(),
  /** Digest of the secret. */
  hash: z.string(),
});
export type StoredActing = z.infer<typeof StoredActing>;

type ActingRef = Pick<StoredActing, 'loginId' | 'id'>;
type ActingStart = Pick<StoredActing, 'loginId' | 'sessionId' | 'by' | 'company' | 'access' | 'reason'>;

export interface ActingStore {
  /** Returns a new acting session, with its token and the write that stores it. */
  start(given: ActingStart): { acting: StoredActing; token: string; write: Write };
  /** Returns the acting session of a token, or `undefined` if it is unknown, has expired or was ended. */
  findByToken(text: string): Promise<StoredActing | undefined>;
  find(ref: ActingRef): Promise<StoredActing | undefined>;
  /** Returns acting sessions for a login, newest first. */
  list(loginId: string, limit: number): Promise<StoredActing[]>;
  /** Returns the write that ends an acting session; its condition fails if the session has already ended. */
  endWrite(acting: StoredActing, at: Date): Write;
  /** Returns acting sessions that have expired and were not ended, most overdue first. */
  listExpired(limit: number): Promise<ActingRef[]>;
}

const hasEnded = ({ endedAt, until }: StoredActing, now: Date): boolean => endedAt !== null || Date.parse(until) <= now.getTime();

export function actingStore(table: Table, ids: Ids, clock: Clock): ActingStore {
  const find = (ref: ActingRef): Promise<StoredActing | undefined> => table.get(actingKey(ref), StoredActing);
  return {
    start(given) {
      const [id, secret, now] = [ids.ulid(), ids.secret(), clock()];
      const until = new Date(now.getTime() + ACTING_MS);
      const acting = { ...given, id, hash: digest(secret), startedAt: now.toISOString(), until: until.toISOString(), endedAt: null };
      const item = {
        ...actingKey(acting),
        entity: 'acting',
        ...acting,
        ...dueAttributes('acting', until, actingDueId(acting)),
        expiresAt: Math.ceil((now.getTime() + ACTING_KEPT_MS) / 1_000),
      };
      return { acting, token: formatActingToken(given.loginId, id, secret), write: { put: item } };
    },
    async findByToken(text) {
      const token = parseActingToken(text);
      const acting = token && (await find(token));
      return acting?.hash === digest(token?.secret ?? '') && !hasEnded(acting, clock()) ? acting : undefined;
    },
    find,
    async list(loginId, limit) {
      const { items } = await table.query({ pk: accountPartition(loginId), prefix: ACTING_PREFIX, descending: true, limit }, StoredActing);
      return items;
    },
    endWrite: (acting, at) => ({
      update: actingKey(acting),
      set: { endedAt: at.toISOString() },
      remove: DUE_ATTRIBUTES,
      when: isEqual('endedAt', null),
    }),
    listExpired: async (limit) => (await queryDueIds(table, 'acting', clock(), limit)).map(actingOf),
  };
}
