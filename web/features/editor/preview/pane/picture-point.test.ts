import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picturePoint } from '#web/features/editor/preview/pane/picture-point.ts';

describe('picturePoint', () => {
  it('returns a position in percent of the rendered picture, at any size and offset', () => {
    expect(picturePoint({ clientX: 150, clientY: 75 }, { left: 100, top: 50, width: 200, height: 100 })).toEqual({ x: 25, y: 25 });
    // A picture that reaches beyond the screen begins to the left of it.
    expect(picturePoint({ clientX: 0, clientY: 0 }, { left: -100, top: 0, width: 400, height: 535 })).toEqual({ x: 25, y: 0 });
  });

  it('clamps positions outside the picture to its edges', () => {
    const box = { left: 100, top: 50, width: 200, height: 100 };
    expect(picturePoint({ clientX: 20, clientY: 300 }, box)).toEqual({ x: 0, y: 100 });
    expect(picturePoint({ clientX: 20, clientY: 300 }, { ...box, width: 0, height: 0 })).toEqual({ x: 0, y: 0 });
  });

  it('inverts the projection of a point at any scale', () => {
    const inside = fc.double({ min: 0, max: 100, noNaN: true });
    const extent = fc.double({ min: 1, max: 5_000, noNaN: true });
    const offset = fc.double({ min: -3_000, max: 3_000, noNaN: true });
    fc.assert(
      fc.property(inside, inside, extent, extent, offset, offset, (x, y, width, height, left, top) => {
        const found = picturePoint({ clientX: left + (x / 100) * width, clientY: top + (y / 100) * height }, { left, top, width, height });
        expect(found.x).toBeCloseTo(x, 3);
        expect(found.y).toBeCloseTo(y, 3);
      }),
    );
  });
});
