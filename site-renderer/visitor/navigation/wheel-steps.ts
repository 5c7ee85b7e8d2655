import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

/** How far a wheel or trackpad must go, in pixels, to ask for a step: less than any wheel's notch. */
const STEP_PX = 30;
/** Pixels in a unit of the modes other than pixels, which are lines on every wheel there is. */
const LINE_PX = 40;
/** Milliseconds of silence that end a gesture. */
const PAUSE_MS = 150;
/** Milliseconds from a step until the same gesture may ask for another: about as long as a slide takes. */
const STEP_MS = 500;

type Turn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp'>;

/**
 * Returns a function that turns wheel events into steps. Scroll snapping alone would need half a screen of wheel travel, and a
 * notch is a ninth:
 * 1. Deltas of a gesture add up; after a pause the next event starts a new gesture.
 * 2. `STEP_PX` on the stronger axis is one step; the rest of the gesture, such as a trackpad's momentum, is ignored.
 * 3. A wheel that keeps turning as strongly as before asks for the next step after `STEP_MS`. How strongly is the distance in the
 *    shortest time between two events of the gesture: an event that a dropped frame delays has the distance of several.
 */
export function wheelSteps(): (turn: Turn) => Direction | undefined {
  let [across, down] = [0, 0];
  let strengthBefore = 0;
  let turnedAt = -Infinity;
  let shortest = PAUSE_MS;
  let steppedAt: number | undefined;

  return ({ deltaX, deltaY, deltaMode, timeStamp }) => {
    const unit = deltaMode === 0 ? 1 : LINE_PX;
    const time = timeStamp - turnedAt;
    const isNew = time > PAUSE_MS;
    shortest = isNew ? PAUSE_MS : Math.max(1, Math.min(shortest, time));
    const strength = (Math.max(Math.abs(deltaX), Math.abs(deltaY)) * unit) / (isNew ? 1 : Math.round(time / shortest) || 1);
    const keepsOn = steppedAt !== undefined && timeStamp - steppedAt > STEP_MS && strength >= Math.max(STEP_PX, strengthBefore);
    turnedAt = timeStamp;
    strengthBefore = strength;
    if (isNew || keepsOn) {
      [across, down] = [0, 0];
      steppedAt = undefined;
    }
    if (steppedAt !== undefined) return undefined;
    across += deltaX * unit;
    down += deltaY * unit;
    if (Math.max(Math.abs(across), Math.abs(down)) < STEP_PX) return undefined;
    steppedAt = timeStamp;
    if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left';
    return down > 0 ? 'down' : 'up';
  };
}
