import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampToCropArea, pictureSide } from '#web/features/profile/picture/crop-geometry.ts';

const SQUARE = { width: 200, height: 200 };

describe('clampToCropArea', () => {
  it('keeps an offset that covers the square', () =>
    expect(clampToCropArea({ x: 40, y: -10 }, 1, { width: 300, height: 220 }, SQUARE)).toEqual({ x: 40, y: -10 }));

  it('limits an offset that would uncover the square', () =>
    expect(clampToCropArea({ x: 80, y: -80 }, 1, { width: 300, height: 220 }, SQUARE)).toEqual({ x: 50, y: -10 }));

  it('allows larger offsets at a higher zoom', () =>
    expect(clampToCropArea({ x: 180, y: -180 }, 2, { width: 300, height: 220 }, SQUARE)).toEqual({ x: 180, y: -120 }));

  it('always covers the square', () => {
    const length = fc.integer({ min: 200, max: 5_000 });
    const offset = fc.integer({ min: -9_000, max: 9_000 });
    fc.assert(
      fc.property(offset, offset, fc.integer({ min: 1, max: 4 }), length, length, (x, y, zoom, width, height) => {
        const place = clampToCropArea({ x, y }, zoom, { width, height }, SQUARE);
        for (const [at, size] of [
          [place.x, width],
          [place.y, height],
        ] as const) {
          expect(at - (size * zoom) / 2).toBeLessThanOrEqual(-100);
          expect(at + (size * zoom) / 2).toBeGreaterThanOrEqual(100);
        }
        expect(clampToCropArea(place, zoom, { width, height }, SQUARE)).toEqual(place);
      }),
    );
  });
});

describe('pictureSide', () => {
  it('never enlarges, and is limited to the served size', () =>
    expect([0.2, 96.4, 499.6, 500, 4_000].map(pictureSide)).toEqual([1, 96, 500, 500, 500]));
});
