import { createHash } from 'node:crypto';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { scopeCountKey } from '#functions/platform/keys/keys.ts';

/**
 * Number of shards of the figures of a subtree, such as its published sites. Figures are updated in the transaction of the change, and
 * sharded so that concurrent changes by different customers do not contend for the figures of the operator.
 */
const SHARDS = 8;

const shardOf = (subjectId: string): number => (createHash('sha256').update(subjectId).digest()[0] ?? 0) % SHARDS;

/** Figures by name. Non-numeric attributes of the items are not figures. */
export type ScopeCounts = Readonly<Record<string, number>>;

/** Returns the writes that count a subject as `to` instead of `from` in every scope that contains it. `undefined` means not counted. */
export function scopeCountWrites(
  scopeIds: readonly string[],
  subjectId: string,
  from: string | undefined,
  to: string | undefined,
): Write[] {
  return from === to
    ? []
    : scopeAddWrites(scopeIds, subjectId, { ...(from !== undefined && { [from]: -1 }), ...(to !== undefined && { [to]: 1 }) });
}

/** Returns the writes that add to figures of a subject in every scope that contains it. */
export function scopeAddWrites(scopeIds: readonly string[], subjectId: string, add: ScopeCounts): Write[] {
  const shard = shardOf(subjectId);
  return scopeIds.map((accountId): Write => ({ update: scopeCountKey(accountId, shard), set: { entity: 'count' }, add }));
}

/** Returns the figures of a scope with one call. */
export async function readScopeCounts(table: Table, { accountId }: Scope): Promise<ScopeCounts> {
  const shards = await table.batchGet(Array.from({ length: SHARDS }, (_, shard) => scopeCountKey(accountId, shard)));
  const sums: Record<string, number> = {};
  for (const shard of shards)
    for (const [name, value] of Object.entries(shard ?? {})) if (typeof value === 'number') sums[name] = (sums[name] ?? 0) + value;
  return sums;
}
