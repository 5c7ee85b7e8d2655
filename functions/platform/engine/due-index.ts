import * as z from 'zod';
import type { Table } from '#functions/platform/engine/table.ts';
import { dueId, type DueKind, duePartition, duePartitions, dueSortKey } from '#functions/platform/keys/due-keys.ts';

/** Returns the attributes that put an item into the sparse index `due`. Both must be removed when the item is no longer due. */
export const dueAttributes = (kind: DueKind, at: Date, id: string) => ({ gsi1pk: duePartition(kind, id), gsi1sk: dueSortKey(at, id) });
export const DUE_ATTRIBUTES = ['gsi1pk', 'gsi1sk'] as const;

const DueItem = z.object({ gsi1sk: z.string() });
type DueItem = z.infer<typeof DueItem>;

/** Returns the ids of the items of all partitions of a kind, most overdue first. */
async function idsOf(kind: DueKind, query: (pk: string) => Promise<readonly DueItem[]>): Promise<string[]> {
  const items = (await Promise.all(duePartitions(kind).map(query))).flat();
  return items.toSorted((a, b) => (a.gsi1sk < b.gsi1sk ? -1 : 1)).map(({ gsi1sk }) => dueId(gsi1sk));
}

/** Returns the ids of all items due by `now`. The index is eventually consistent, so callers check an item before they act on it. */
export const queryAllDueIds = (table: Table, kind: DueKind, now: Date): Promise<string[]> =>
  idsOf(kind, (pk) => table.queryAll({ pk, index: 'due', below: now.toISOString() }, DueItem));

/**
 * Returns up to `limit` ids of items due by `now`, most overdue first. The index is eventually consistent, so callers check an item before
 * they act on it.
 */
export async function queryDueIds(table: Table, kind: DueKind, now: Date, limit: number): Promise<string[]> {
  const mostOverdue = async (pk: string): Promise<DueItem[]> =>
    (await table.query({ pk, index: 'due', below: now.toISOString(), limit }, DueItem)).items;
  return (await idsOf(kind, mostOverdue)).slice(0, limit);
}
