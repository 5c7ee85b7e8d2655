import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, pickPosterFrame, posterCandidateTimes } from '#web/features/editor/state/uploads/poster-frame.ts';

const frame = (brightness: readonly number[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(brightness.flatMap((value) => [value, value, value, 255]));

describe('posterCandidateTimes', () => {
  it('returns ascending times inside the video that start at 0', () => {
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

describe('contrastOf', () => {
  it('stays near 0 for a noisy frame of one brightness', () => {
    const anyNoise = fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 64, maxLength: 256 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), anyNoise, (base, noise) => {
        expect(contrastOf(frame(noise.map((one) => base + one)))).toBeLessThanOrEqual(16.001);
      }),
    );
    expect(contrastOf(new Uint8ClampedArray())).toBe(0);
  });

  it('ignores a few outlying pixels', () => {
    const black = Array.from({ length: 1_000 }, () => 0);
    expect(contrastOf(frame(black.with(3, 255).with(7, 255)))).toBe(0);
    expect(contrastOf(frame(black.map((_, index) => (index < 100 ? 120 : 0))))).toBeCloseTo(120);
  });
});

describe('pickPosterFrame', () => {
  it.each([
    ['the first frame with contrast', [180, 200, 210], 0],
    ['a frame after the fade from black', [0, 3, 40, 190, 200], 3],
    ['a frame after a title on white', [10, 12, 150, 140], 2],
    ['the first frame of a blank video', [0, 0, 0], 0],
    ['the only frame', [5], 0],
  ])('picks %s', (_, contrasts, index) => {
    expect(pickPosterFrame(contrasts)).toBe(index);
  });

  it('picks a frame with at least 60 % of the best contrast', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 255, noNaN: true }), { minLength: 1, maxLength: 6 }), (contrasts) => {
        expect(contrasts[pickPosterFrame(contrasts)]).toBeGreaterThanOrEqual(0.6 * Math.max(...contrasts));
      }),
    );
  });
});
