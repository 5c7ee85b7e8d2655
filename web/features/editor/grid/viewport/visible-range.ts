/** Indexes of a run of rows or columns, both ends included; empty when `last` is less than `first`. */
export interface IndexRange {
  first: number;
  last: number;
}

/** The rows (or columns) of `pitch` pixels that a view of `extent` pixels scrolled to `offset` shows, and `spare` more each way. */
export function visibleRange(offset: number, extent: number, pitch: number, count: number, spare: number): IndexRange {
  return {
    first: Math.max(0, Math.floor(offset / pitch) - spare),
    last: Math.min(count - 1, Math.ceil((offset + extent) / pitch) - 1 + spare),
  };
}

/** Every index of a span, and `always` wherever it lies: the cell that holds the focus must not leave the page. */
export function rangeIndexes({ first, last }: IndexRange, always: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (always < first) return [always, ...indexes];
  return always > last ? [...indexes, always] : indexes;
}

/** The offset at which `index` is wholly in view, changed as little as possible. */
export function scrollOffsetFor(index: number, offset: number, extent: number, pitch: number): number {
  const start = index * pitch;
  if (start < offset) return start;
  return start + pitch > offset + extent ? start + pitch - extent : offset;
}
