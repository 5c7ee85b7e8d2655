import type * as z from 'zod';
import type { Query, Table } from '#functions/platform/engine/table.ts';

/**
 * Yields the items of a query one by one, for partitions of any size. Holds one page in memory. Omits and logs items that break their
 * schema.
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
