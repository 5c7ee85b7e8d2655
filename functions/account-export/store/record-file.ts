import type * as z from 'zod';
import { readEach } from '#functions/platform/engine/read-each.ts';
import type { Query, Table } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';

/** The stored items of one kind in an export of an account's data: one file with one record per item. */
export interface RecordFile {
  /** File name without folder and extension. */
  name: string;
  records: AsyncIterable<unknown>;
}

/** How an export reads one kind of item. The schema names every exported attribute, so that a secret added to an item is not exported. */
export interface ExportedRecords {
  name: string;
  /** The `entity` values of the items. */
  entities: readonly string[];
  query: Omit<Query, 'limit' | 'after'>;
  schema: z.ZodType;
}

/** Returns the query that finds one item. */
export const singleItemQuery = ({ pk, sk }: Key): ExportedRecords['query'] => ({ pk, between: [sk, sk] });

/** Returns one file for each kind of item. */
export const recordFiles = (table: Table, exported: readonly ExportedRecords[]): RecordFile[] =>
  exported.map(({ name, query, schema }) => ({ name, records: readEach(table, query, schema) }));
