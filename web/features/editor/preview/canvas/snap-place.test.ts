import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextPlace } from '#shared/model/sites/sheet/sheet-layout.ts';
import { measuredPlace, nudgedPlace, snapPlace } from '#web/features/editor/preview/canvas/snap-place.ts';

const AREA = { left: 20, top: 80, width: 350, height: 720 };
const BLOCK = { width: 150, height: 220 };

describe('snapPlace', () => {
  it.each([
    [20, 80, 0, 0],
    [27, 73, 0, 0],
    [120, 330, 50, 50],
    [127, 338, 50, 50],
    [220, 580, 100, 100],
    [900, 900, 100, 100],
    [-900, -900, 0, 0],
  ])('snaps a corner at %i, %i to the edges and centre lines of the safe area', (left, top, x, y) => {
    expect(snapPlace({ left, top }, BLOCK, AREA).place).toEqual({ x, y });
  });

  it('leaves other places as they are, without lines', () => {
    expect(snapPlace({ left: 60, top: 205 }, BLOCK, AREA)).toEqual({ place: { x: 20, y: 25 }, lines: { x: null, y: null } });
    expect(snapPlace({ left: 60, top: 78 }, BLOCK, AREA).lines).toEqual({ x: null, y: 0 });
    expect(snapPlace({ left: 900, top: -900 }, BLOCK, AREA).lines).toEqual({ x: 100, y: 0 });
  });

  it('centres a block that fills the area', () => {
    expect(snapPlace({ left: 0, top: 80 }, { width: 350, height: 900 }, AREA).place).toEqual({ x: 50, y: 50 });
  });

  const pixel = fc.double({ min: -2_000, max: 2_000, noNaN: true });
  const size = fc.double({ min: 0, max: 2_000, noNaN: true });
  it('returns a valid place for every corner, block and area, which has a line only where it snapped', () => {
    fc.assert(
      fc.property(pixel, pixel, size, size, size, size, (left, top, width, height, areaWidth, areaHeight) => {
        const { place, lines } = snapPlace({ left, top }, { width, height }, { left: 0, top: 0, width: areaWidth, height: areaHeight });
        expect(TextPlace.safeParse(place).success).toBe(true);
        for (const axis of ['x', 'y'] as const) if (lines[axis] !== null) expect(place[axis]).toBe(lines[axis]);
      }),
    );
  });

  it('returns the place at which a block is, within the snapping distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (x, y) => {
        const corner = {
          left: AREA.left + ((AREA.width - BLOCK.width) * x) / 100,
          top: AREA.top + ((AREA.height - BLOCK.height) * y) / 100,
        };
        expect(measuredPlace({ ...corner, ...BLOCK }, AREA)).toEqual({ x, y });
        const { place } = snapPlace(corner, BLOCK, AREA);
        expect(Math.abs(place.x - x)).toBeLessThanOrEqual(4);
        expect(Math.abs(place.y - y)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('nudgedPlace', () => {
  it('moves by 1 %, with Shift by 10 %, within the area, and by arrow keys only', () => {
    expect(nudgedPlace({ x: 50, y: 50 }, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 49, y: 50 });
    expect(nudgedPlace({ x: 50, y: 50 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 50, y: 60 });
    expect(nudgedPlace({ x: 95, y: 3 }, { key: 'ArrowRight', shiftKey: true })).toEqual({ x: 100, y: 3 });
    expect(nudgedPlace({ x: 95, y: 3 }, { key: 'ArrowUp', shiftKey: true })).toEqual({ x: 95, y: 0 });
    expect(nudgedPlace({ x: 50, y: 50 }, { key: 'Enter', shiftKey: false })).toBeUndefined();
  });
});
