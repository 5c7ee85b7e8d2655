import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { anyOf, isAbsent, isEqual, isAtMost } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { idempotencyKey } from '#functions/platform/keys/keys.ts';
import { IDEMPOTENCY_LEASE_MS, IDEMPOTENCY_MS } from '#shared/model/limits.ts';

/** A write with an `Idempotency-Key`. `fingerprint`: the digest of the request. */
export interface IdempotentWrite {
  accessId: string;
  key: string;
  fingerprint: string;
}

/**
 * The state of a write: `new` may run now, `in-use` runs elsewhere, `reused` has the key of another request, and `done` has ended with this
 * answer.
 */
export type IdempotencyState = { state: 'new' | 'in-use' | 'reused' } | { state: 'done'; answer: unknown };

export interface IdempotencyStore {
  /** Leases the write to this call unless another call holds it. The lease of a call that never ends expires. */
  begin(write: IdempotentWrite): Promise<IdempotencyState>;
  /** Stores the answer for repeated requests; `undefined` stores only that the write has ended. */
  finish(write: IdempotentWrite, answer: unknown): Promise<void>;
  /** Releases a write that was rejected and has written nothing. */
  abandon(write: IdempotentWrite): Promise<void>;
}

const Stored = z.object({ fingerprint: z.string(), isDone: z.boolean(), answer: z.string().optional() });

export const idempotencyStore = (table: Table, clock: Clock): IdempotencyStore => ({
  async begin({ accessId, key, fingerprint }) {
    const now = clock().getTime();
    const item = {
      ...idempotencyKey(accessId, key),
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
    await tryCommit(table.update(idempotencyKey(accessId, key), { set }, isEqual('fingerprint', fingerprint)));
  },
  async abandon({ accessId, key, fingerprint }) {
    await tryCommit(table.delete(idempotencyKey(accessId, key), isEqual('fingerprint', fingerprint)));
  },
});
