import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

/** Pixels a millisecond from which on a finger that leaves the screen flicks. */
const FLICK_SPEED = 0.3;
/** Pixels a finger may stray and still only press. */
const PRESS_PX = 10;
/** Over how long at least, in milliseconds, the speed of a finger is taken. Browsers tell its way only now and then while they scroll. */
const SPEED_MS = 40;
/** How far, in screens, a sheet must have been dragged to follow the finger without a flick. */
const HALF = 0.5;

export interface FingerPlace {
  x: number;
  y: number;
  /** In milliseconds. */
  at: number;
}

/** How far the scroller stands from the sheet it was at or going to, in screens: to the right and down. */
export interface Shift {
  x: number;
  y: number;
}

/**
 * Where a finger that has just left the screen leads, or `undefined` where the sheet it was on is to stay. A flick counts
 * where it goes the way the finger went; against it, it calls the sheet back.
 */
export function fingerMove(way: readonly FingerPlace[], shift: Shift): Direction | undefined {
  const [start, end] = [way[0], way.at(-1)];
  if (!start || !end) return undefined;
  const axis = Math.abs(end.x - start.x) > Math.abs(end.y - start.y) ? 'x' : 'y';
  const before = way.findLast(({ at }) => end.at - at >= SPEED_MS) ?? start;
  // Sheets go the other way than the finger that looks for what is beyond them.
  const travel = start[axis] - end[axis];
  const speed = (before[axis] - end[axis]) / Math.max(end.at - before.at, 1);
  const isFlick = Math.abs(speed) >= FLICK_SPEED && Math.abs(travel) >= PRESS_PX;
  const lead = isFlick ? (speed > 0 === travel > 0 ? speed : 0) : Math.abs(shift[axis]) > HALF ? shift[axis] : 0;
  if (lead === 0) return undefined;
  if (axis === 'x') return lead > 0 ? 'right' : 'left';
  return lead > 0 ? 'down' : 'up';
}
