import { scopeCountKey } from '#functions/store/keys.ts';
import { createHash } from 'node:crypto';
import type { Scope } from '#functions/scope.ts';
import type { Item, Table, Write } from '#functions/store/engine/table.ts';

/**
 * How many things of each kind a subtree holds. Counted in the very transactions that change it, in shards, so that
 * customers who publish at the same moment do not wait for each other at the operator's figures.
 */
const SHARDS = 8;

const shardOf = (subjectId: string): number => (createHash('sha256').update(subjectId).digest()[0] ?? 0) % SHARDS;

export type ScopeCounts = Readonly<Record<string, number>>;

/** The writes that count one thing: it leaves what it was (`from`) and becomes what it is (`to`), in each of the scopes it is in. */
export function scopeCountWrites(
  scopeIds: readonly string[],
  subjectId: string,
  from: string | undefined,
  to: string | undefined,
): Write[] {
  if (from === to) return [];
  const add = { ...(from !== undefined && { [from]: -1 }), ...(to !== undefined && { [to]: 1 }) };
  const shard = shardOf(subjectId);
  return scopeIds.map((accountId): Write => ({ update: scopeCountKey(accountId, shard), set: { entity: 'count' }, add }));
}

/** The figures of a scope, by what was counted. One call. */
export async function readScopeCounts(table: Table, { accountId }: Scope): Promise<ScopeCounts> {
  const shards = await table.batchGet<Item>(Array.from({ length: SHARDS }, (_, shard) => scopeCountKey(accountId, shard)));
  const sums: Record<string, number> = {};
  for (const shard of shards)
    for (const [name, value] of Object.entries(shard ?? {})) if (typeof value === 'number') sums[name] = (sums[name] ?? 0) + value;
  return sums;
}
