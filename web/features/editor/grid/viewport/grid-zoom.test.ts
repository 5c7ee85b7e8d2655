import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampZoom,
  initialZoom,
  pitchAt,
  scrollAfterZoom,
  ZOOM,
  zoomByWheel,
  zoomStep,
  zoomToFit,
} from '#web/features/editor/grid/viewport/grid-zoom.ts';

const anyZoom = fc.double({ min: ZOOM.least, max: ZOOM.most, noNaN: true });

describe('zoom of the grid map', () => {
  it('changes in steps and stops at the limits', () => {
    expect([zoomStep(1, 1), zoomStep(1, -1), zoomStep(0.8, 1), zoomStep(0.8, -1)]).toEqual([1.5, 0.75, 1, 0.75]);
    expect([zoomStep(ZOOM.most, 1), zoomStep(ZOOM.least, -1)]).toEqual([ZOOM.most, ZOOM.least]);
  });

  it('fits the whole grid into the view unless this needs less than the minimum zoom', () => {
    const view = fc.record({ width: fc.integer({ min: 200, max: 2_000 }), height: fc.integer({ min: 200, max: 2_000 }) });
    const size = fc.record({ rows: fc.integer({ min: 1, max: 100 }), columns: fc.integer({ min: 1, max: 26 }) });
    fc.assert(
      fc.property(size, view, (grid, { width, height }) => {
        const zoom = zoomToFit(grid, { width, height });
        const pitch = pitchAt(zoom);
        const isSmall = zoom === ZOOM.least;
        // Rounding to whole pixels may add half a pixel per cell.
        expect(isSmall || pitch.column * grid.columns <= width + grid.columns / 2).toBe(true);
        expect(isSmall || pitch.row * grid.rows <= height + grid.rows / 2).toBe(true);
      }),
    );
  });

  it('begins at 1, and in a narrow map with as many columns in view as cells with their marks allow', () => {
    expect([initialZoom(3, 238), initialZoom(2, 144), initialZoom(3, 144), initialZoom(26, 144), initialZoom(3, 0)]).toEqual([
      1, 1, 0.66, 0.6, 1,
    ]);
  });

  it('stays within its limits for any wheel turn and stored value', () => {
    fc.assert(
      fc.property(anyZoom, fc.double({ min: -5_000, max: 5_000, noNaN: true }), (zoom, delta) => {
        const next = zoomByWheel(zoom, delta);
        expect(next).toBeGreaterThanOrEqual(ZOOM.least);
        expect(next).toBeLessThanOrEqual(ZOOM.most);
      }),
    );
    expect([clampZoom(Number.NaN), clampZoom(0), clampZoom(99)]).toEqual([1, ZOOM.least, ZOOM.most]);
  });

  it('keeps the content under the pointer in place', () => {
    fc.assert(
      fc.property(
        fc.nat(5_000),
        fc.nat(800),
        fc.integer({ min: 20, max: 300 }),
        fc.integer({ min: 20, max: 300 }),
        (scroll, at, before, after) => {
          expect((scrollAfterZoom(scroll, at, before, after) + at) / after).toBeCloseTo((scroll + at) / before, 6);
        },
      ),
    );
  });
});
