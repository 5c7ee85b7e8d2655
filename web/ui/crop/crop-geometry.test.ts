import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampToCropArea, croppedSize } from '#web/ui/crop/crop-geometry.ts';

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

describe('croppedSize', () => {
  it('never enlarges an area, and keeps the proportions of an area above the limit', () => {
    expect(croppedSize({ width: 96.4, height: 96.4 }, 500)).toEqual({ width: 96, height: 96 });
    expect(croppedSize({ width: 4_000, height: 4_000 }, 500)).toEqual({ width: 500, height: 500 });
    expect(croppedSize({ width: 3_000, height: 2_000 }, 720)).toEqual({ width: 720, height: 480 });
    expect(croppedSize({ width: 0.2, height: 0.2 }, 500)).toEqual({ width: 1, height: 1 });
  });
});
