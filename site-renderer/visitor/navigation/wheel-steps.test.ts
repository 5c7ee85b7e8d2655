import { describe, expect, test } from 'vitest';
import { wheelSteps } from '#site-renderer/visitor/navigation/wheel-steps.ts';

/** Returns the steps that the events of a gesture cause. Events come every `every` milliseconds. */
const stepsOf = (deltas: readonly (readonly [x: number, y: number])[], every: number, deltaMode = 0) => {
  const step = wheelSteps();
  return deltas.map(([deltaX, deltaY], index) => step({ deltaX, deltaY, deltaMode, timeStamp: index * every })).filter(Boolean);
};

describe('wheelSteps', () => {
  test.each([
    ['down', 0, 100],
    ['up', 0, -100],
    ['right', 100, 0],
    ['left', -100, 3],
  ])('takes one step %s for one notch', (direction, x, y) => {
    expect(stepsOf([[x, y]], 0)).toEqual([direction]);
  });

  test('accepts notches in lines instead of pixels', () => {
    expect(stepsOf([[0, 3]], 0, 1)).toEqual(['down']);
  });

  test('takes one step per notch if the notches are apart', () => {
    expect(
      stepsOf(
        Array.from({ length: 3 }, () => [0, 100] as const),
        200,
      ),
    ).toEqual(['down', 'down', 'down']);
  });

  test('steps at the pace of slides while the wheel keeps turning', () => {
    expect(
      stepsOf(
        Array.from({ length: 13 }, () => [0, 100] as const),
        100,
      ),
    ).toEqual(['down', 'down', 'down']);
  });

  test('takes one step for a flick with momentum, for any duration', () => {
    const flick = [5, 20, 60, 90, ...Array.from({ length: 100 }, (_, index) => Math.ceil(90 * Math.exp(-index / 30)))];
    expect(
      stepsOf(
        flick.map((delta) => [delta, 2] as const),
        16,
      ),
    ).toEqual(['right']);
  });

  test.each([
    [60, 16],
    [60, 8],
    [200, 16],
    [200, 8],
    [300, 16],
  ])('takes one step for a flick of %i px with a dropped frame, with events every %i ms', (peak, every) => {
    const flick = Array.from({ length: 150 }, (_, index) => [index * every, Math.round(peak * 0.965 ** index)] as const);
    for (let dropped = 1; dropped < flick.length; dropped += 1) {
      const step = wheelSteps();
      // The browser reports the distance of a dropped frame with the next one.
      const events = flick.map(([at, delta], index) => [at, index === dropped ? delta + (flick[index - 1]?.[1] ?? 0) : delta] as const);
      const steps = events
        .filter((_, index) => index !== dropped - 1)
        .map(([timeStamp, deltaY]) => step({ deltaX: 0, deltaY, deltaMode: 0, timeStamp }))
        .filter(Boolean);
      expect(steps, `frame ${dropped}`).toEqual(['down']);
    }
  });

  test('ignores a light touch of the trackpad', () => {
    expect(
      stepsOf(
        [
          [0, 4],
          [0, 9],
        ],
        16,
      ),
    ).toEqual([]);
  });
});
