import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, swipeDirection, type PointerPosition, pointerSpeed, lockedAxis } from '#site-renderer/visitor/core/swipe-gesture.ts';

const SCREEN = { x: 400, y: 800 } as const;
type Way = [PointerPosition, ...PointerPosition[]];

/** The positions of a finger that moves at constant speed. */
const finger = (x: number, y: number, ms: number, steps = 8): Way => {
  const at = (step: number): PointerPosition => ({ x: 200 + (x * step) / steps, y: 400 + (y * step) / steps, at: (ms * step) / steps });
  return [at(0), ...Array.from({ length: steps }, (_, step) => at(step + 1))];
};
/** The same positions, then `rest` milliseconds in place. */
const resting = (way: Way, rest: number): Way => {
  const last = way.at(-1) ?? way[0];
  return [...way, { ...last, at: last.at + rest }];
};
/** The direction that a finger moves to, after it dragged the deck by `shift` screens. */
const led = (way: Way, shift = 0): string | undefined => {
  const now = way.at(-1) ?? way[0];
  const axis = lockedAxis(way[0], now);
  const lead = axis ? swipeDirection(way[0], now, axis, pointerSpeed(way, now, axis), SCREEN[axis], shift) : 0;
  return axis && lead !== 0 ? directionOf(axis, lead) : undefined;
};

describe('the axis of a swipe', () => {
  const place = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }), at: fc.constant(0) });

  test('follows the direction the finger moved farther along, from 10 pixels on', () => {
    fc.assert(
      fc.property(place, place, (start, now) => {
        const [across, down] = [Math.abs(now.x - start.x), Math.abs(now.y - start.y)];
        const axis = lockedAxis(start, now);
        if (Math.max(across, down) < 10) expect(axis).toBeUndefined();
        else expect(axis).toBe(across > down ? 'x' : 'y');
      }),
    );
  });
});

describe('the speed of a finger', () => {
  test('follows from its last 40 milliseconds, positive to the right or down', () => {
    const way: Way = [...finger(0, -80, 80), { x: 200, y: 400, at: 120 }];
    expect(pointerSpeed(way, way.at(-1) ?? way[0], 'y')).toBe(2);
    expect(pointerSpeed([way[0]], way[0], 'y')).toBe(0);
  });
});

describe('a finger that leaves', () => {
  test.each([
    ['up', 'down', 0, -300],
    ['down', 'up', 0, 300],
    ['left', 'right', -200, 0],
    ['right', 'left', 200, 0],
    ['mostly left', 'right', -200, -90],
  ])('flicking %s leads %s, however hard', (_, direction, x, y) => {
    for (const ms of [20, 70, 130, 400]) expect(led(finger(x, y, ms))).toBe(direction);
  });

  test('continues from where the deck was caught on its way to the goal', () => {
    expect(led(finger(0, -300, 60), -0.4)).toBe('down');
  });

  test.each([40, 100, 220])('slides on after %i ms of rest if the swipe was quick and long enough', (rest) => {
    expect(led(resting(finger(0, -0.16 * SCREEN.y, 60), rest), 0.1)).toBe('down');
    expect(led(resting(finger(0, -0.14 * SCREEN.y, 60), rest), 0.1)).toBeUndefined();
  });

  test('drags a sheet over the middle without haste, and back otherwise', () => {
    expect(led(finger(0, -500, 3_000), 0.6)).toBe('down');
    expect(led(finger(0, -300, 3_000), 0.4)).toBeUndefined();
    expect(led(finger(250, 0, 3_000), -0.6)).toBe('left');
  });

  test('stays where it was held still before', () => {
    expect(led(resting(finger(0, -300, 70), 830), 0.4)).toBeUndefined();
  });

  test('calls a sheet back by a flick against the way it went', () => {
    const back: Way = [...finger(0, -500, 1_000), { x: 200, y: 150, at: 1_050 }];
    expect(led(back, 0.6)).toBeUndefined();
    const quickly: Way = [...finger(0, -500, 100), { x: 200, y: 150, at: 150 }];
    expect(led(quickly, 0.6)).toBeUndefined();
  });

  test('counts as a press where it hardly moved', () => {
    expect(led(finger(3, -8, 10))).toBeUndefined();
  });

  test('never leads across the way it went', () => {
    const way = fc.integer({ min: -800, max: 800 });
    fc.assert(
      fc.property(way, way, fc.integer({ min: 1, max: 2_000 }), (x, y, ms) => {
        const axis = Math.abs(x) > Math.abs(y) ? 'x' : 'y';
        const allowed = axis === 'x' ? [x > 0 ? 'left' : 'right'] : [y > 0 ? 'up' : 'down'];
        expect([undefined, ...allowed]).toContain(led(finger(x, y, ms), -(axis === 'x' ? x : y) / SCREEN[axis]));
      }),
    );
  });
});
