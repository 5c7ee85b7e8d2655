import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

/** The least speed of a flick, in pixels per millisecond. */
const FLICK_SPEED = 0.3;
/** Pixels a finger may move and still count as a press. */
const PRESS_PX = 10;
/** The least time, in milliseconds, over which the speed is measured: browsers report few positions while they scroll. */
const SPEED_MS = 40;
/** How far, in screens, a sheet must have been dragged to follow the finger without a flick. */
const HALF = 0.5;

export interface FingerPlace {
  x: number;
  y: number;
  /** In milliseconds. */
  at: number;
}

/** The distance of the scroller from its current or target sheet, in screens: to the right and down. */
export interface Shift {
  x: number;
  y: number;
}

/**
 * The direction of a finished swipe, or `undefined` if the sheet stays:
 * 1. The axis is the one the finger moved farther along.
 * 2. A flick (fast and longer than a press) decides by its direction; a flick back against the swipe cancels it.
 * 3. Without a flick, the sheet must have been dragged by more than half a screen.
 */
export function fingerMove(way: readonly FingerPlace[], shift: Shift): Direction | undefined {
  const [start, end] = [way[0], way.at(-1)];
  if (!start || !end) return undefined;
  const axis = Math.abs(end.x - start.x) > Math.abs(end.y - start.y) ? 'x' : 'y';
  const before = way.findLast(({ at }) => end.at - at >= SPEED_MS) ?? start;
  // Sheets move with the finger, so the target is in the opposite direction.
  const travel = start[axis] - end[axis];
  const speed = (before[axis] - end[axis]) / Math.max(end.at - before.at, 1);
  const isFlick = Math.abs(speed) >= FLICK_SPEED && Math.abs(travel) >= PRESS_PX;
  const lead = isFlick ? (speed > 0 === travel > 0 ? speed : 0) : Math.abs(shift[axis]) > HALF ? shift[axis] : 0;
  if (lead === 0) return undefined;
  if (axis === 'x') return lead > 0 ? 'right' : 'left';
  return lead > 0 ? 'down' : 'up';
}
