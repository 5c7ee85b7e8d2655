import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directionOf, swipeDirection, type PointerPosition, pointerSpeed, lockedAxis } from '#site-renderer/visitor/core/swipe-gesture.ts';

const SCREEN = { x: 400, y: 800 } as const;
type Positions = [PointerPosition, ...PointerPosition[]];

/** Returns the positions of a finger that moves at constant speed. */
const finger = (x: number, y: number, ms: number, steps = 8): Positions => {
  const at = (step: number): PointerPosition => ({ x: 200 + (x * step) / steps, y: 400 + (y * step) / steps, at: (ms * step) / steps });
  return [at(0), ...Array.from({ length: steps }, (_, step) => at(step + 1))];
};
/** Returns the same positions, followed by `rest` milliseconds without movement. */
const resting = (positions: Positions, rest: number): Positions => {
  const last = positions.at(-1) ?? positions[0];
  return [...positions, { ...last, at: last.at + rest }];
};
/** Returns the direction of a swipe that has dragged the deck by `shift` screens. */
const led = (positions: Positions, shift = 0): string | undefined => {
  const now = positions.at(-1) ?? positions[0];
  const axis = lockedAxis(positions[0], now);
  const lead = axis ? swipeDirection(positions, now, axis, SCREEN[axis], shift) : 0;
  return axis && lead !== 0 ? directionOf(axis, lead) : undefined;
};

describe('lockedAxis', () => {
  const place = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }), at: fc.constant(0) });

  test('returns the axis with the larger distance, undefined below 10 pixels', () => {
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

describe('pointerSpeed', () => {
  test('returns the speed over the last 40 milliseconds, positive to the right or down', () => {
    const positions: Positions = [...finger(0, -80, 80), { x: 200, y: 400, at: 120 }];
    expect(pointerSpeed(positions, positions.at(-1) ?? positions[0], 'y')).toBe(2);
    expect(pointerSpeed([positions[0]], positions[0], 'y')).toBe(0);
  });
});

describe('lifting the finger', () => {
  test.each([
    ['up', 'down', 0, -300],
    ['down', 'up', 0, 300],
    ['left', 'right', -200, 0],
    ['right', 'left', 200, 0],
    ['mostly left', 'right', -200, -90],
  ])('after a flick %s moves %s, at any speed', (_, direction, x, y) => {
    for (const ms of [20, 70, 130, 400]) expect(led(finger(x, y, ms))).toBe(direction);
  });

  test('moves on from the position at which the finger caught the deck', () => {
    expect(led(finger(0, -300, 60), -0.4)).toBe('down');
  });

  test.each([40, 100, 220])('after %i ms of rest changes the sheet if the swipe was quick and long enough', (rest) => {
    expect(led(resting(finger(0, -0.16 * SCREEN.y, 60), rest), 0.1)).toBe('down');
    expect(led(resting(finger(0, -0.14 * SCREEN.y, 60), rest), 0.1)).toBeUndefined();
  });

  test.each([80, 150, 280])('after %i ms of rest changes the sheet if the finger came there within 300 ms (R-14.121)', (rest) => {
    for (const ms of [60, 220, 280]) {
      expect(led(resting(finger(0, -0.2 * SCREEN.y, ms), rest), 0.2)).toBe('down');
      expect(led(resting(finger(0.2 * SCREEN.x, 0, ms), rest), -0.2)).toBe('left');
    }
    expect(led(resting(finger(0, -0.2 * SCREEN.y, 600), rest), 0.2)).toBeUndefined();
  });

  test('after a rest in which the finger trembles counts as the same rest', () => {
    const still = finger(0, -0.2 * SCREEN.y, 200);
    const { x, y } = still.at(-1) ?? still[0];
    const trembling = [2, -3, 4].map((by, index) => ({ x, y: y + by, at: 240 + 40 * index }));
    expect(led([...still, ...trembling] as Positions, 0.2)).toBe('down');
  });

  test('after a slow drag changes the sheet only past the middle', () => {
    expect(led(finger(0, -500, 3_000), 0.6)).toBe('down');
    expect(led(finger(0, -300, 3_000), 0.4)).toBeUndefined();
    expect(led(finger(250, 0, 3_000), -0.6)).toBe('left');
  });

  test('after a long rest does not change the sheet', () => {
    expect(led(resting(finger(0, -300, 70), 830), 0.4)).toBeUndefined();
  });

  test('after a flick in the opposite direction cancels the swipe', () => {
    const back: Positions = [...finger(0, -500, 1_000), { x: 200, y: 150, at: 1_050 }];
    expect(led(back, 0.6)).toBeUndefined();
    const quickly: Positions = [...finger(0, -500, 100), { x: 200, y: 150, at: 150 }];
    expect(led(quickly, 0.6)).toBeUndefined();
  });

  test('counts as a tap if the finger hardly moved', () => {
    expect(led(finger(3, -8, 10))).toBeUndefined();
  });

  test('never moves the deck across the axis of the swipe', () => {
    const distance = fc.integer({ min: -800, max: 800 });
    fc.assert(
      fc.property(distance, distance, fc.integer({ min: 1, max: 2_000 }), (x, y, ms) => {
        const axis = Math.abs(x) > Math.abs(y) ? 'x' : 'y';
        const allowed = axis === 'x' ? [x > 0 ? 'left' : 'right'] : [y > 0 ? 'up' : 'down'];
        expect([undefined, ...allowed]).toContain(led(finger(x, y, ms), -(axis === 'x' ? x : y) / SCREEN[axis]));
      }),
    );
  });
});
