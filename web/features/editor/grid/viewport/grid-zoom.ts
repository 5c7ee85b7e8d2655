import type { Pitch } from '#web/ui/grid-view/visible-range.ts';

/** The limits of the zoom. Below the minimum, cells are unreadable and too many cells are rendered. */
export const ZOOM = { least: 0.3, most: 3 } as const;

/** The steps of the zoom buttons. */
const STEPS = [0.3, 0.5, 0.75, 1, 1.5, 2, 3] as const;

/** The distance from one cell to the next at zoom 1, in pixels. */
const CELL = { row: 116, column: 72 } as const;

export const clampZoom = (zoom: number): number => (Number.isFinite(zoom) ? Math.min(Math.max(zoom, ZOOM.least), ZOOM.most) : 1);

export const pitchAt = (zoom: number): Pitch => ({ row: Math.round(CELL.row * zoom), column: Math.round(CELL.column * zoom) });

/** Returns the next larger or smaller step, or the zoom itself at either end. */
export function zoomStep(zoom: number, direction: 1 | -1): number {
  const beyond = STEPS.filter((step) => (direction > 0 ? step > zoom + 0.01 : step < zoom - 0.01));
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? zoom;
}

/** Returns the largest zoom at which the whole grid fits into a view of `width` × `height` pixels. */
export const zoomToFit = ({ rows, columns }: { rows: number; columns: number }, view: { width: number; height: number }): number =>
  clampZoom(Math.floor(Math.min(view.width / (columns * CELL.column), view.height / (rows * CELL.row)) * 100) / 100);

/** A map that is narrower, in pixels, begins with a zoom at which it shows more columns. */
const NARROW = 200;
/** The smallest zoom at which cells have all their marks. */
const LEAST_MARKED = 0.6;

/** Returns the zoom with which a map of `width` pixels begins: 1, or less in a narrow one, so that a few columns fit into it. */
export const initialZoom = (columns: number, width: number): number =>
  width === 0 || width >= NARROW ? 1 : Math.min(1, Math.max(LEAST_MARKED, Math.floor((width / (columns * CELL.column)) * 100) / 100));

/** Returns the zoom after a turn of the wheel by `delta` pixels. */
export const zoomByWheel = (zoom: number, delta: number): number => clampZoom(zoom * Math.exp(-delta / 300));

/**
 * Returns the scroll offset that keeps the content under the pointer in place. `at`: distance of the pointer from the view's edge in
 * pixels.
 */
export const scrollAfterZoom = (scroll: number, at: number, before: number, after: number): number => ((scroll + at) / before) * after - at;
