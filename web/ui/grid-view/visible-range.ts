/** The distance from one cell to the next, in whole pixels. */
export interface Pitch {
  row: number;
  column: number;
}

/** A range of row or column indexes, both ends included; empty if `last` is less than `first`. */
export interface IndexRange {
  first: number;
  last: number;
}

/** Returns the rows (or columns) of `pitch` pixels in a view of `extent` pixels scrolled to `offset`, and `spare` more on each side. */
export function visibleRange(offset: number, extent: number, pitch: number, count: number, spare: number): IndexRange {
  return {
    first: Math.max(0, Math.floor(offset / pitch) - spare),
    last: Math.min(count - 1, Math.ceil((offset + extent) / pitch) - 1 + spare),
  };
}

/** Returns every index of a range, and always `always`, because the cell with the focus has to stay in the page. */
export function rangeIndexes({ first, last }: IndexRange, always: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (always < first) return [always, ...indexes];
  return always > last ? [...indexes, always] : indexes;
}

/** Returns the nearest scroll offset at which `index` is fully visible. */
export function scrollOffsetFor(index: number, offset: number, extent: number, pitch: number): number {
  const start = index * pitch;
  if (start < offset) return start;
  return start + pitch > offset + extent ? start + pitch - extent : offset;
}
