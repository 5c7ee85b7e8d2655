import type * as z from 'zod';
import { readEach } from '#functions/store/engine/read-each.ts';
import type { Key, Query, Table } from '#functions/store/engine/table.ts';

/** Stored items of one kind, as an export of an account's data contains them: one file, one record for each item. */
export interface RecordFile {
  /** Without folder and ending. */
  name: string;
  records: AsyncIterable<unknown>;
}

/**
 * What an export reads of one kind of item. The schema is what is exported of an item: it names every attribute, so that nothing
 * secret is added to an export by being added to an item.
 */
export interface ExportedRecords {
  name: string;
  /** As items name it. */
  entities: readonly string[];
  query: Omit<Query, 'limit' | 'after'>;
  schema: z.ZodType;
}

/** The query of one item. */
export const onlyItem = ({ pk, sk }: Key): ExportedRecords['query'] => ({ pk, between: [sk, sk] });

/** What of these records a table holds, file by file. */
export const recordFiles = (table: Table, exported: readonly ExportedRecords[]): RecordFile[] =>
  exported.map(({ name, query, schema }) => ({ name, records: readEach(table, query, schema) }));
