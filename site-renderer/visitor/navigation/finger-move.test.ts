import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fingerMove } from '#site-renderer/visitor/navigation/finger-move.ts';

/** A finger at even speed, and how far the sheets have followed it. */
const finger = (x: number, y: number, ms: number, steps = 8) =>
  Array.from({ length: steps + 1 }, (_, step) => ({ x: 200 + (x * step) / steps, y: 400 + (y * step) / steps, at: (ms * step) / steps }));

describe('a finger that leaves', () => {
  test.each([
    ['up', 'down', 0, -300],
    ['down', 'up', 0, 300],
    ['left', 'right', -200, 0],
    ['right', 'left', 200, 0],
    ['mostly left', 'right', -200, -90],
  ])('flicking %s leads %s, however hard', (_, direction, x, y) => {
    for (const ms of [20, 70, 130, 400]) expect(fingerMove(finger(x, y, ms), { x: -x / 400, y: -y / 800 })).toBe(direction);
  });

  test('leads on by a flick before it has moved anything', () => {
    expect(fingerMove(finger(0, -300, 60), { x: 0, y: 0 })).toBe('down');
  });

  test('leads on from where it was going, caught on the way', () => {
    expect(fingerMove(finger(0, -300, 60), { x: 0, y: -0.4 })).toBe('down');
  });

  test('drags a sheet over the middle without haste, and back otherwise', () => {
    expect(fingerMove(finger(0, -500, 3_000), { x: 0, y: 0.6 })).toBe('down');
    expect(fingerMove(finger(0, -300, 3_000), { x: 0, y: 0.4 })).toBeUndefined();
    expect(fingerMove(finger(250, 0, 3_000), { x: -0.6, y: 0 })).toBe('left');
  });

  test('stays where it was held still before', () => {
    const held = [...finger(0, -300, 70), { x: 200, y: 100, at: 900 }];
    expect(fingerMove(held, { x: 0, y: 0.4 })).toBeUndefined();
  });

  test('calls a sheet back by a flick against the way it went', () => {
    const back = [...finger(0, -500, 1_000), { x: 200, y: 150, at: 1_050 }];
    expect(fingerMove(back, { x: 0, y: 0.6 })).toBeUndefined();
  });

  test('has only pressed where it hardly moved', () => {
    expect(fingerMove(finger(3, -8, 10), { x: 0, y: 0 })).toBeUndefined();
    expect(fingerMove([], { x: 0, y: 0 })).toBeUndefined();
  });

  test('never leads across the way it went', () => {
    const way = fc.integer({ min: -800, max: 800 });
    fc.assert(
      fc.property(way, way, fc.integer({ min: 1, max: 2_000 }), (x, y, ms) => {
        const led = fingerMove(finger(x, y, ms), { x: -x / 400, y: -y / 800 });
        const allowed = Math.abs(x) > Math.abs(y) ? [x > 0 ? 'left' : 'right'] : [y > 0 ? 'up' : 'down'];
        expect([undefined, ...allowed]).toContain(led);
      }),
    );
  });
});
