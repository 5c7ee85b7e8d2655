import type { StoredItem, Table } from '#functions/platform/engine/table.ts';
import { type DueKind, duePartitions } from '#functions/platform/keys/due-keys.ts';

/** Returns the items of a kind that are due at any time. */
export const dueItems = async (table: Table, kind: DueKind): Promise<StoredItem[]> =>
  (await Promise.all(duePartitions(kind).map((pk) => table.queryAll({ pk, index: 'due' })))).flat();
