/** A piece of a list that comes in pieces; it may be short or empty though more follow. */
interface Piece<T> {
  items: T[];
  nextCursor: string | null;
}

/** Pieces asked for at once; a person is asked before any more. */
const PIECES = 4;

/** Goes on by itself while pieces come short, up to a few times, until `enough` are together. */
export async function fetchFullPage<T>(
  read: (cursor: string | null) => Promise<Piece<T>>,
  from: string | null,
  enough: number,
): Promise<Piece<T>> {
  const items: T[] = [];
  let cursor = from;
  for (let pieces = 0; pieces < PIECES && items.length < enough; pieces += 1) {
    const piece = await read(cursor);
    items.push(...piece.items);
    cursor = piece.nextCursor;
    if (cursor === null) break;
  }
  return { items, nextCursor: cursor };
}
