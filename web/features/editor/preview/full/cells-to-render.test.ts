import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridCells } from '#shared/values/cell.ts';
import { sheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { cellsToRender } from '#web/features/editor/preview/full/cells-to-render.ts';

const cells = [...gridCells(40, 25)];

describe('cellsToRender', () => {
  it('returns the current cell, its neighbours and the target cell, each once', () => {
    const map = sheetMap(['A1', 'B1', 'A2', 'A4', 'C3']);
    expect(cellsToRender(map, 'A1', 'A1').toSorted()).toEqual(['A1', 'A2', 'B1']);
    expect(cellsToRender(map, 'A2', 'C3').toSorted()).toEqual(['A1', 'A2', 'A4', 'C3']);
    expect(cellsToRender(map, 'A1', 'D9')).not.toContain('D9');
  });

  it('returns every sheet within one swipe, but at most six cells', () => {
    fc.assert(
      fc.property(fc.subarray(cells, { minLength: 1 }), fc.nat(), fc.nat(), (used, first, second) => {
        const map = sheetMap(used as [string, ...string[]]);
        const [at = '', goal = ''] = [used[first % used.length], used[second % used.length]];
        const near = cellsToRender(map, at, goal);
        expect(near.length).toBeLessThanOrEqual(6);
        expect(near).toEqual(expect.arrayContaining([at, goal, ...map.neighbours(at)]));
      }),
      { numRuns: 50 },
    );
  });
});
