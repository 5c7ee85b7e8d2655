import type { Table } from '#functions/store/engine/table.ts';

/** Things the reconcile job has to come back to: unfinished jobs, uploads nobody finished, sites with leftovers to sweep, contracts that end. */
export type DueKind = 'job' | 'media' | 'site' | 'contract';

const partition = (kind: DueKind): string => `DUE#${kind}`;

/** The attributes that make an item due at a time; remove both when it no longer is. */
export const dueAttributes = (kind: DueKind, at: Date, id: string) => ({ gsi1pk: partition(kind), gsi1sk: `${at.toISOString()}#${id}` });
export const DUE_ATTRIBUTES = ['gsi1pk', 'gsi1sk'] as const;

/** Ids of what is due by now, longest overdue first. The index trails the table by moments: whoever acts looks again. */
export async function queryDueIds(table: Table, kind: DueKind, now: Date, limit: number): Promise<string[]> {
  const { items } = await table.query<{ gsi1sk: string }>({ pk: partition(kind), index: 'due', below: now.toISOString(), limit });
  return items.map(({ gsi1sk }) => gsi1sk.slice(gsi1sk.indexOf('#') + 1));
}
