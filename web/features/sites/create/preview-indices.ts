/** Marks the rows or columns that a grid preview leaves out. */
export const GAP = null;

/** Returns the indices of at most `max` of `count` rows or columns: all of them, or the first ones, a gap and the last. */
export function previewIndices(count: number, max: number): (number | typeof GAP)[] {
  if (count <= max) return Array.from({ length: count }, (_, index) => index);
  return [...Array.from({ length: max - 2 }, (_, index) => index), GAP, count - 1];
}
