import type { Point } from '#web/features/editor/grid/map/track-press.ts';
import type { Pitch } from '#web/ui/grid-view/visible-range.ts';
import { cellName } from '#shared/values/cell.ts';

interface GridSize {
  rows: number;
  columns: number;
}

/** Returns the cell at a point of the window, or the nearest one if the point is outside the map. */
export function cellAtPoint(scroller: HTMLElement, { clientX, clientY }: Point, pitch: Pitch, { rows, columns }: GridSize): string {
  const { left, top } = scroller.getBoundingClientRect();
  const index = (offset: number, size: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(offset / size)));
  return cellName({
    row: index(clientY - top + scroller.scrollTop, pitch.row, rows),
    column: index(clientX - left + scroller.scrollLeft, pitch.column, columns),
  });
}
