import { describe, expect, it } from 'vitest';
import { cellAfterKey, neighbourCell } from '#web/ui/grid-view/cell-navigation.ts';
import { rangeIndexes, scrollOffsetFor, visibleRange } from '#web/ui/grid-view/visible-range.ts';

describe('cells of a large grid', () => {
  it('visibleRange returns the indexes in view and the overscan, limited to the grid', () => {
    expect(visibleRange(0, 300, 100, 100, 1)).toEqual({ first: 0, last: 3 });
    expect(visibleRange(250, 300, 100, 100, 1)).toEqual({ first: 1, last: 6 });
    expect(visibleRange(9_900, 300, 100, 100, 1)).toEqual({ first: 98, last: 99 });
  });

  it('rangeIndexes always contains the index of the focused cell', () => {
    expect(rangeIndexes({ first: 3, last: 5 }, 4)).toEqual([3, 4, 5]);
    expect(rangeIndexes({ first: 3, last: 5 }, 0)).toEqual([0, 3, 4, 5]);
    expect(rangeIndexes({ first: 3, last: 5 }, 99)).toEqual([3, 4, 5, 99]);
  });

  it('scrollOffsetFor returns the nearest offset at which the cell is fully visible', () => {
    expect(scrollOffsetFor(2, 250, 300, 100)).toBe(200);
    expect(scrollOffsetFor(3, 250, 300, 100)).toBe(250);
    expect(scrollOffsetFor(6, 250, 300, 100)).toBe(400);
  });
});

describe('cellAfterKey and neighbourCell', () => {
  const size = { rows: 3, columns: 3 };

  it('move by one cell, to the ends of a row and, with Ctrl, to the corners', () => {
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => cellAfterKey(key, false, 'B2', size))).toEqual([
      'B1',
      'B3',
      'A2',
      'C2',
    ]);
    expect([cellAfterKey('Home', false, 'B2', size), cellAfterKey('End', false, 'B2', size)]).toEqual(['A2', 'C2']);
    expect([cellAfterKey('Home', true, 'B2', size), cellAfterKey('End', true, 'B2', size)]).toEqual(['A1', 'C3']);
  });

  it('stop at the edge of the grid, and ignore all other keys', () => {
    expect(cellAfterKey('ArrowUp', false, 'A1', size)).toBe('A1');
    expect(cellAfterKey('PageDown', false, 'A1', size)).toBe('A3');
    expect(cellAfterKey('x', false, 'A1', size)).toBeUndefined();
    expect(neighbourCell('A1', 'ArrowLeft', size)).toBeUndefined();
    expect(neighbourCell('A1', 'ArrowRight', size)).toBe('B1');
  });
});
