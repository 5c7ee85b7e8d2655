import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

export type Axis = 'x' | 'y';

/** Pixels after which a finger swipes along one axis. Below that it presses. */
const LOCK_PX = 10;
/** The least speed of a flick, in pixels per millisecond. */
const FLICK_SPEED = 0.3;
/** The time, in milliseconds, over which the last speed is measured: browsers report few positions. */
const SPEED_MS = 40;
/** A swipe of less time than this, in milliseconds, is a flick although the finger rested before it left. */
const QUICK_MS = 300;
/** The least length of such a flick, in screens. */
const QUICK_LENGTH = 0.15;
/** How far, in screens, a sheet must have been dragged to follow the finger without a flick. */
const HALF = 0.5;

export interface FingerPlace {
  x: number;
  y: number;
  /** In milliseconds. */
  at: number;
}

/** The axis of a swipe: the one the finger moved farther along. `undefined` as long as it may be a press. */
export function lockedAxis(start: FingerPlace, now: FingerPlace): Axis | undefined {
  const [across, down] = [Math.abs(now.x - start.x), Math.abs(now.y - start.y)];
  if (Math.max(across, down) < LOCK_PX) return undefined;
  return across > down ? 'x' : 'y';
}

/** The direction along an axis. */
export const directionOf = (axis: Axis, lead: number): Direction =>
  axis === 'x' ? (lead > 0 ? 'right' : 'left') : lead > 0 ? 'down' : 'up';

/**
 * Where a finger that moved along an axis leads: positive to the right or down, 0 if the sheet stays. `size` is the screen
 * along the axis in pixels, `shift` the distance of the deck from its goal in screens.
 * 1. A flick decides by its direction: one that is fast when the finger leaves, or quick and long enough before it rests.
 * 2. A fast flick back against the swipe cancels it.
 * 3. Without a flick, the sheet must have been dragged by more than half a screen.
 */
export function fingerLead(way: readonly [FingerPlace, ...FingerPlace[]], axis: Axis, size: number, shift: number): number {
  const [start] = way;
  const end = way.at(-1) ?? start;
  const before = way.findLast(({ at }) => end.at - at >= SPEED_MS) ?? start;
  // Sheets move with the finger, so the target is in the opposite direction.
  const travel = start[axis] - end[axis];
  const speed = (before[axis] - end[axis]) / Math.max(end.at - before.at, 1);
  if (Math.abs(speed) >= FLICK_SPEED && Math.abs(travel) >= LOCK_PX) return speed > 0 === travel > 0 ? travel : 0;
  if (end.at - start.at < QUICK_MS && Math.abs(travel) > QUICK_LENGTH * size) return travel;
  return Math.abs(shift) > HALF ? shift : 0;
}
