import * as z from 'zod';
import type { Clock } from '#functions/gateways/clock.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { anyOf, isAbsent, isEqual, isAtMost } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { apiRepetitionKey } from '#functions/store/keys.ts';
import { IDEMPOTENCY_LEASE_MS, IDEMPOTENCY_MS } from '#shared/model/limits.ts';

/** A write that is named by an `Idempotency-Key`. `fingerprint`: the digest of the request. */
export interface NamedWrite {
  accessId: string;
  key: string;
  fingerprint: string;
}

/** What is known of a write: it may run now, it runs elsewhere, it was another request, or it has ended with this answer. */
export type WriteState = { state: 'new' | 'in-use' | 'reused' } | { state: 'done'; answer: unknown };

export interface ApiRepetitionStore {
  /** Takes the write for this call if no other one has it. A call that never ended gives it free after a while. */
  begin(write: NamedWrite): Promise<WriteState>;
  /** Keeps the answer for repetitions. `undefined`: that it has ended only. */
  finish(write: NamedWrite, answer: unknown): Promise<void>;
  /** Gives the write free: it was refused, and has written nothing. */
  abandon(write: NamedWrite): Promise<void>;
}

const Stored = z.object({ fingerprint: z.string(), isDone: z.boolean(), answer: z.string().optional() });

export const apiRepetitionStore = (table: Table, clock: Clock): ApiRepetitionStore => ({
  async begin({ accessId, key, fingerprint }) {
    const now = clock().getTime();
    const item = {
      ...apiRepetitionKey(accessId, key),
      entity: 'api-repetition',
      fingerprint,
      isDone: false,
      freeAt: now + IDEMPOTENCY_LEASE_MS,
      expiresAt: Math.ceil((now + IDEMPOTENCY_MS) / 1_000),
    };
    if (await tryCommit(table.put(item, anyOf(isAbsent(), isAtMost('freeAt', now))))) return { state: 'new' };
    const found = await table.get(item, Stored);
    if (!found) return { state: 'in-use' };
    if (found.fingerprint !== fingerprint) return { state: 'reused' };
    return found.isDone
      ? { state: 'done', answer: found.answer === undefined ? undefined : (JSON.parse(found.answer) as unknown) }
      : { state: 'in-use' };
  },
  async finish({ accessId, key, fingerprint }, answer) {
    const freeAt = clock().getTime() + IDEMPOTENCY_MS;
    const set = { isDone: true, freeAt, ...(answer !== undefined && { answer: JSON.stringify(answer) }) };
    await tryCommit(table.update(apiRepetitionKey(accessId, key), { set }, isEqual('fingerprint', fingerprint)));
  },
  async abandon({ accessId, key, fingerprint }) {
    await tryCommit(table.delete(apiRepetitionKey(accessId, key), isEqual('fingerprint', fingerprint)));
  },
});
