/** Size of the map's cells, 1 being their usual size. Smaller than the least, a cell says nothing any more, and too many would stand in the page. */
export const ZOOM = { least: 0.3, most: 3 } as const;

/** What the buttons go through. */
const STEPS = [0.3, 0.5, 0.75, 1, 1.5, 2, 3] as const;

/** Pixels from one cell to the next at zoom 1. */
const CELL = { row: 116, column: 72 } as const;

export interface Pitch {
  row: number;
  column: number;
}

export const clampZoom = (zoom: number): number => (Number.isFinite(zoom) ? Math.min(Math.max(zoom, ZOOM.least), ZOOM.most) : 1);

/** Whole pixels from one cell to the next. */
export const pitchAt = (zoom: number): Pitch => ({ row: Math.round(CELL.row * zoom), column: Math.round(CELL.column * zoom) });

/** The next larger or smaller step, or the zoom itself at either end. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const beyond = STEPS.filter((step) => (direction > 0 ? step > zoom + 0.01 : step < zoom - 0.01));
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? zoom;
}

/** The largest zoom at which a grid of this size is wholly in a view of `width` × `height` pixels. */
export const zoomToFit = ({ rows, columns }: { rows: number; columns: number }, view: { width: number; height: number }): number =>
  clampZoom(Math.floor(Math.min(view.width / (columns * CELL.column), view.height / (rows * CELL.row)) * 100) / 100);

/** What a turn of the wheel by `delta` pixels makes of a zoom. */
export const zoomByWheel = (zoom: number, delta: number): number => clampZoom(zoom * Math.exp(-delta / 300));

/** Where to scroll so that what lies under the pointer stays there: `at` is the pointer's distance from the view's edge, all in pixels. */
export const scrollAfterZoom = (scroll: number, at: number, before: number, after: number): number => ((scroll + at) / before) * after - at;
