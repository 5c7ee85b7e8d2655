/** One page of a paged list; it may be short or empty although more items follow. */
interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

const MAX_REQUESTS = 4;

/**
 * Reads pages until at least `enough` items are collected, the list ends, or four requests were made. Filtered lists can return
 * many short pages; the limit lets the user decide whether to continue.
 */
export async function fetchFullPage<T>(
  read: (cursor: string | null) => Promise<Page<T>>,
  from: string | null,
  enough: number,
): Promise<Page<T>> {
  const items: T[] = [];
  let cursor = from;
  for (let requests = 0; requests < MAX_REQUESTS && items.length < enough; requests += 1) {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return { items, nextCursor: cursor };
}
