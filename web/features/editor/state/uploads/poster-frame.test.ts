import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, pickPosterFrame, posterCandidateTimes } from '#web/features/editor/state/uploads/poster-frame.ts';

const frame = (brightness: readonly number[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(brightness.flatMap((value) => [value, value, value, 255]));

describe('where to look for a still', () => {
  it('is inside the video, in order, the beginning first', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 36_000, noNaN: true }), (duration) => {
        const times = posterCandidateTimes(duration);
        expect(times[0]).toBe(0);
        expect(times.every((time) => time >= 0 && time <= duration)).toBe(true);
        expect(times.toSorted((left, right) => left - right)).toEqual(times);
        expect(new Set(times).size).toBe(times.length);
      }),
    );
    expect(posterCandidateTimes(0)).toEqual([0]);
    expect(posterCandidateTimes(10)).toEqual([0, 0.2, 1, 2.5, 5, 7.5]);
  });
});

describe('what a frame shows', () => {
  it('is nothing where it is all but of one brightness, whichever that is', () => {
    const anyNoise = fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 64, maxLength: 256 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), anyNoise, (base, noise) => {
        expect(contrastOf(frame(noise.map((one) => base + one)))).toBeLessThanOrEqual(16.001);
      }),
    );
    expect(contrastOf(new Uint8ClampedArray())).toBe(0);
  });

  it('does not lie in a few stray spots', () => {
    const black = Array.from({ length: 1_000 }, () => 0);
    expect(contrastOf(frame(black.with(3, 255).with(7, 255)))).toBe(0);
    expect(contrastOf(frame(black.map((_, index) => (index < 100 ? 120 : 0))))).toBeCloseTo(120);
  });
});

describe('which frame stands for a video', () => {
  it.each([
    ['the first, as a rule', [180, 200, 210], 0],
    ['one after the fade from black', [0, 3, 40, 190, 200], 3],
    ['one after a title on white', [10, 12, 150, 140], 2],
    ['the first of a video that shows nothing', [0, 0, 0], 0],
    ['the only one there is', [5], 0],
  ])('is %s', (_, contrasts, index) => {
    expect(pickPosterFrame(contrasts)).toBe(index);
  });

  it('always shows about as much as the best', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 255, noNaN: true }), { minLength: 1, maxLength: 6 }), (contrasts) => {
        expect(contrasts[pickPosterFrame(contrasts)]).toBeGreaterThanOrEqual(0.6 * Math.max(...contrasts));
      }),
    );
  });
});
