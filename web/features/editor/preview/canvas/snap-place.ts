import type { TextPlace, TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';

/** Where texts snap in both directions, in percent of the free space: the edges of the safe area and its centre line. */
const SNAPS = [0, 50, 100] as const;
/** The distance in pixels within which texts snap. */
const SNAP_PX = 8;

/** The steps of an arrow key in percent; `large` with Shift. */
const STEP = { small: 1, large: 10 } as const;

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A place of texts, and the lines at which they snapped: the percents of `SNAPS`. */
export interface SnappedPlace {
  place: TextPlace;
  /** The text that is moved by itself; absent: those that are together. */
  role?: TextRole;
  lines: { x: number | null; y: number | null };
}

/** Returns a position in whole percent of the free space; the centre if there is none. */
const percentOf = (position: number, free: number): number =>
  free > 0 ? Math.round((Math.min(free, Math.max(0, position)) / free) * 100) : 50;

function snapped(position: number, free: number): { percent: number; line: number | null } {
  const within = Math.min(free, Math.max(0, position));
  const line = SNAPS.find((snap) => free > 0 && Math.abs(within - (snap / 100) * free) <= SNAP_PX) ?? null;
  return { percent: line ?? percentOf(position, free), line };
}

/** Returns the place of a block of texts whose upper left corner is at a point, in pixels, within the safe area. */
export function snapPlace(corner: { left: number; top: number }, block: Pick<Box, 'width' | 'height'>, area: Box): SnappedPlace {
  const x = snapped(corner.left - area.left, area.width - block.width);
  const y = snapped(corner.top - area.top, area.height - block.height);
  return { place: { x: x.percent, y: y.percent }, lines: { x: x.line, y: y.line } };
}

/** Returns the place of a block of texts where it is. */
export const measuredPlace = (block: Box, area: Box): TextPlace => ({
  x: percentOf(block.left - area.left, area.width - block.width),
  y: percentOf(block.top - area.top, area.height - block.height),
});

/** Returns the place to which an arrow key moves texts; `undefined` for other keys. */
export function nudgedPlace({ x, y }: TextPlace, { key, shiftKey }: { key: string; shiftKey: boolean }): TextPlace | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const by = shiftKey ? STEP.large : STEP.small;
  const moved = (from: number, direction: number): number => Math.min(100, Math.max(0, from + direction * by));
  return { x: moved(x, step[0]), y: moved(y, step[1]) };
}
