import { dueId, duePartition, dueSortKey, type DueKind } from '#functions/store/keys.ts';
import type { Table } from '#functions/store/engine/table.ts';

/** The attributes that make an item due at a time; remove both when it no longer is. */
export const dueAttributes = (kind: DueKind, at: Date, id: string) => ({ gsi1pk: duePartition(kind), gsi1sk: dueSortKey(at, id) });
export const DUE_ATTRIBUTES = ['gsi1pk', 'gsi1sk'] as const;

/** Ids of what is due by now, longest overdue first. The index trails the table by moments: whoever acts looks again. */
export async function queryDueIds(table: Table, kind: DueKind, now: Date, limit: number): Promise<string[]> {
  const { items } = await table.query<{ gsi1sk: string }>({ pk: duePartition(kind), index: 'due', below: now.toISOString(), limit });
  return items.map(({ gsi1sk }) => dueId(gsi1sk));
}
