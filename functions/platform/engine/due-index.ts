import * as z from 'zod';
import type { Table } from '#functions/platform/engine/table.ts';
import { dueId, type DueKind, duePartition, dueSortKey } from '#functions/platform/keys/due-keys.ts';

/** Returns the attributes that put an item into the sparse index `due`. Both must be removed when the item is no longer due. */
export const dueAttributes = (kind: DueKind, at: Date, id: string) => ({ gsi1pk: duePartition(kind), gsi1sk: dueSortKey(at, id) });
export const DUE_ATTRIBUTES = ['gsi1pk', 'gsi1sk'] as const;

const DueItem = z.object({ gsi1sk: z.string() });

/** Returns the ids of all items due by `now`. The index is eventually consistent, so callers check an item before they act on it. */
export async function queryAllDueIds(table: Table, kind: DueKind, now: Date): Promise<string[]> {
  const items = await table.queryAll({ pk: duePartition(kind), index: 'due', below: now.toISOString() }, DueItem);
  return items.map(({ gsi1sk }) => dueId(gsi1sk));
}

/**
 * Returns up to `limit` ids of items due by `now`, most overdue first. The index is eventually consistent, so callers check an item before
 * they act on it.
 */
export async function queryDueIds(table: Table, kind: DueKind, now: Date, limit: number): Promise<string[]> {
  const { items } = await table.query({ pk: duePartition(kind), index: 'due', below: now.toISOString(), limit }, DueItem);
  return items.map(({ gsi1sk }) => dueId(gsi1sk));
}
