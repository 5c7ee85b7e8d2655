import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

/** Minimum distance of wheel or trackpad for a step, in pixels: less than a notch of any wheel. */
const STEP_PX = 30;
/** Pixels per unit in all modes other than pixels. All wheels report lines in these modes. */
const LINE_PX = 40;
/** Milliseconds of silence that end a gesture. */
const PAUSE_MS = 150;
/** Minimum milliseconds between steps of one gesture: about the duration of a slide. */
const STEP_MS = 500;

type Turn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp'>;

/**
 * Returns a function that turns wheel events into steps. Scroll snapping alone would need half a screen of wheel travel, and a notch is a
 * ninth of that:
 * 1. Deltas of a gesture add up; after a pause the next event starts a new gesture.
 * 2. `STEP_PX` on the stronger axis is one step; the rest of the gesture, such as a trackpad's momentum, is ignored.
 * 3. A wheel that keeps turning as strongly as before causes the next step after `STEP_MS`. An event that comes much later than its
 *    predecessor does not count: it contains the distance of dropped frames.
 */
export function wheelSteps(): (turn: Turn) => Direction | undefined {
  let across = 0;
  let down = 0;
  let strengthBefore = 0;
  let timeBefore = 0;
  let turnedAt = 0;
  /** The time of the last step; `-1` if the gesture has caused no step. */
  let steppedAt = -1;

  return ({ deltaX, deltaY, deltaMode, timeStamp }) => {
    const unit = deltaMode ? LINE_PX : 1;
    const strength = Math.max(Math.abs(deltaX), Math.abs(deltaY)) * unit;
    const time = timeStamp - turnedAt;
    const keepsOn = timeStamp - steppedAt > STEP_MS && strength >= Math.max(STEP_PX, strengthBefore) && time < timeBefore * 1.5;
    turnedAt = timeStamp;
    timeBefore = time;
    strengthBefore = strength;
    if (keepsOn || time > PAUSE_MS) {
      across = down = 0;
      steppedAt = -1;
    }
    if (steppedAt >= 0) return undefined;
    across += deltaX * unit;
    down += deltaY * unit;
    if (Math.max(Math.abs(across), Math.abs(down)) < STEP_PX) return undefined;
    steppedAt = timeStamp;
    if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left';
    return down > 0 ? 'down' : 'up';
  };
}
