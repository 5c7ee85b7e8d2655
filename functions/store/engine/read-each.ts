import type * as z from 'zod';
import type { Query, Table } from '#functions/store/engine/table.ts';

/**
 * The items of a query one after the other, for partitions of any size: holds one page. Items that break their schema are left out
 * and logged.
 */
export async function* readEach<S extends z.ZodType>(
  table: Pick<Table, 'queryReadable'>,
  query: Omit<Query, 'limit' | 'after'>,
  schema: S,
): AsyncGenerator<z.output<S>> {
  let after: Query['after'];
  do {
    const page = await table.queryReadable({ ...query, after }, schema);
    yield* page.items;
    after = page.next;
  } while (after);
}
