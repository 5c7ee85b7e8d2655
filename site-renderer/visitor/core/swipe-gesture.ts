import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

export type Axis = 'x' | 'y';

/** Pixels from which a movement is a swipe along one axis. A shorter movement is a press. */
const LOCK_PX = 10;
/** Minimum speed of a flick, in pixels per millisecond. */
const FLICK_SPEED = 0.3;
/** The time, in milliseconds, over which the last speed is measured, because browsers report few positions. */
const SPEED_MS = 40;
/** The duration in milliseconds below which a swipe is a flick even if the finger rested before it was lifted. */
const QUICK_MS = 300;
/** Minimum length of a flick after which the finger rested, in screens. */
const QUICK_LENGTH = 0.15;
/** The distance, in screens, by which a sheet must be dragged to change without a flick. */
const HALF = 0.5;

export interface PointerPosition {
  x: number;
  y: number;
  /** The time of the position in milliseconds. */
  at: number;
}

/** Returns the axis with the larger distance as the axis of a swipe; `undefined` while the movement may be a press. */
export function lockedAxis(start: PointerPosition, now: PointerPosition): Axis | undefined {
  const [across, down] = [Math.abs(now.x - start.x), Math.abs(now.y - start.y)];
  if (Math.max(across, down) < LOCK_PX) return undefined;
  return across > down ? 'x' : 'y';
}

/** Returns the direction along an axis. */
export const directionOf = (axis: Axis, lead: number): Direction =>
  axis === 'x' ? (lead > 0 ? 'right' : 'left') : lead > 0 ? 'down' : 'up';

/**
 * Returns the last speed of a finger along an axis, in pixels per millisecond: positive to the right or down. `positions` contains its
 * positions up to `now`.
 */
export function pointerSpeed(positions: readonly [PointerPosition, ...PointerPosition[]], now: PointerPosition, axis: Axis): number {
  const before = positions.findLast(({ at }) => now.at - at >= SPEED_MS) ?? positions[0];
  return (now[axis] - before[axis]) / Math.max(now.at - before.at, 1);
}

/**
 * Returns the direction of a swipe along an axis from `start` to `now`: positive to the right or down, 0 if the sheet stays. `speed` is the
 * last speed, `size` the size of the screen along the axis in pixels, `shift` the distance of the deck from its goal in screens.
 * 1. A flick determines the direction: it is fast when the finger is lifted, or short in time and long enough.
 * 2. A fast flick back against the swipe cancels it.
 * 3. Without a flick, the sheet must have been dragged by more than half a screen.
 */
export function swipeDirection(
  start: PointerPosition,
  now: PointerPosition,
  axis: Axis,
  speed: number,
  size: number,
  shift: number,
): number {
  // Sheets move with the finger, so the target is in the opposite direction.
  const travel = start[axis] - now[axis];
  if (Math.abs(speed) >= FLICK_SPEED && Math.abs(travel) >= LOCK_PX) return speed < 0 === travel > 0 ? travel : 0;
  if (now.at - start.at < QUICK_MS && Math.abs(travel) > QUICK_LENGTH * size) return travel;
  return Math.abs(shift) > HALF ? shift : 0;
}
