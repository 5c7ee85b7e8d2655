interface Ordered {
  id: string;
  startDate: string | null;
  createdAt: string;
}

/** Returns the time by which items without a position are ordered: their start, or their creation if they have no start. */
const timeOf = ({ startDate, createdAt }: Ordered): number => Date.parse(startDate ?? createdAt);

/** Returns the items of a site in the order of its owner. Items that are not in the order come first, latest start first. */
export function inNewsOrder<T extends Ordered>(items: readonly T[], order: readonly string[]): T[] {
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Ordered): number => places.get(id) ?? -1;
  return items.toSorted(
    (one, other) => placeOf(one) - placeOf(other) || timeOf(other) - timeOf(one) || (one.id < other.id ? 1 : one.id > other.id ? -1 : 0),
  );
}
