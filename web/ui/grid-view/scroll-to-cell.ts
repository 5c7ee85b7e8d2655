import { parseCell } from '#shared/values/cell.ts';
import { type Pitch, scrollOffsetFor } from '#web/ui/grid-view/visible-range.ts';

/** Scrolls a cell fully into view, by the shortest distance. */
export function scrollToCell(scroller: HTMLElement, cell: string, pitch: Pitch): void {
  const position = parseCell(cell);
  if (!position) return;
  scroller.scrollTop = scrollOffsetFor(position.row, scroller.scrollTop, scroller.clientHeight, pitch.row);
  scroller.scrollLeft = scrollOffsetFor(position.column, scroller.scrollLeft, scroller.clientWidth, pitch.column);
}
