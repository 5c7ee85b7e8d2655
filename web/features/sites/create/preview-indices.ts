/** Stands for the rows or columns that a small picture of a grid leaves out. */
export const GAP = null;

/** Which of `count` rows or columns to draw where there is room for `room`: the first ones, a gap, the last. */
export function previewIndices(count: number, room: number): (number | typeof GAP)[] {
  if (count <= room) return Array.from({ length: count }, (_, index) => index);
  return [...Array.from({ length: room - 2 }, (_, index) => index), GAP, count - 1];
}
