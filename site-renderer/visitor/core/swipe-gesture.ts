import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

export type Axis = 'x' | 'y';

/** Pixels from which a movement is a swipe along one axis. A shorter movement is a press. */
const LOCK_PX = 10;
/** Minimum speed of a flick, in pixels per millisecond. */
const FLICK_SPEED = 0.3;
/** The time, in milliseconds, over which the last speed is measured, because browsers report few positions. */
const SPEED_MS = 40;
/** The duration in milliseconds below which a movement is a flick, and below which the finger may rest before it is lifted. */
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

/** The positions of a finger since it was put down, in the order of time. */
export type Positions = readonly [PointerPosition, ...PointerPosition[]];

/**
 * Returns the last speed of a finger along an axis, in pixels per millisecond: positive to the right or down. `positions` contains its
 * positions up to `now`.
 */
export function pointerSpeed(positions: Positions, now: PointerPosition, axis: Axis): number {
  const before = positions.filter(({ at }) => now.at - at >= SPEED_MS).pop() ?? positions[0];
  return (now[axis] - before[axis]) / Math.max(now.at - before.at, 1);
}

/**
 * Returns the direction of a swipe along an axis, whose last position is `now`: positive to the right or down, 0 if the sheet stays. `size`
 * is the size of the screen along the axis in pixels, `shift` the distance of the deck from its goal in screens.
 * 1. A flick determines the direction: it is fast when the finger is lifted; or the finger came quickly to where it rests, is long enough,
 *    and does not rest long.
 * 2. A fast flick back against the swipe cancels it.
 * 3. Without a flick, the sheet must have been dragged by more than half a screen.
 */
export function swipeDirection(positions: Positions, now: PointerPosition, axis: Axis, size: number, shift: number): number {
  const [start] = positions;
  const speed = pointerSpeed(positions, now, axis);
  // Sheets move with the finger, so the target is in the opposite direction.
  const travel = start[axis] - now[axis];
  if (Math.abs(speed) >= FLICK_SPEED && Math.abs(travel) >= LOCK_PX) return speed * travel < 0 ? travel : 0;
  const { at } = positions.find((position) => !lockedAxis(position, now)) as PointerPosition;
  if (Math.max(at - start.at, now.at - at) < QUICK_MS && Math.abs(travel) > QUICK_LENGTH * size) return travel;
  return Math.abs(shift) > HALF ? shift : 0;
}
