import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHEETS_IN_VIEW_MAX } from '#shared/model/limits.ts';
import {
  cellsInView,
  columnOf,
  LEAST_SHEET_WIDTH,
  LEAST_STAGE_HEIGHT,
  mostInView,
  rowPlace,
  rowsOf,
  shownInView,
} from '#shared/rules/sheets/sheets-in-view.ts';
import { gridCells } from '#shared/values/cell.ts';

const ROW = ['A1', 'B1', 'D1', 'E1', 'F1'];
const row = fc.subarray([...gridCells(1, 12)], { minLength: 1 });
const shown = fc.integer({ min: 2, max: SHEETS_IN_VIEW_MAX });
const cellOf = (cells: readonly string[], index: number): string => cells[index % cells.length] ?? '';

describe('cellsInView', () => {
  it.each([
    [2, 'A1', ['A1', 'B1']],
    [2, 'F1', ['E1', 'F1']],
    [3, 'A1', ['A1', 'B1', 'D1']],
    [3, 'D1', ['B1', 'D1', 'E1']],
    [3, 'F1', ['D1', 'E1', 'F1']],
    [4, 'D1', ['B1', 'D1', 'E1', 'F1']],
  ])('returns, of %i columns around %s, %j', (columns, cell, expected) => {
    expect(cellsInView(ROW, cell, columns)).toEqual(expected);
  });

  it('returns neighbouring sheets with the current one, as many as there are columns, or the whole row', () => {
    fc.assert(
      fc.property(row, fc.nat(), shown, (cells, index, columns) => {
        const cell = cellOf(cells, index);
        const inView = cellsInView(cells, cell, columns);
        expect(inView).toContain(cell);
        expect(inView).toHaveLength(Math.min(columns, cells.length));
        expect(cells.join(' ')).toContain(inView.join(' '));
      }),
    );
  });

  it('moves by at most one sheet from a sheet to the next one', () => {
    fc.assert(
      fc.property(row, fc.nat(), shown, (cells, index, columns) => {
        const [cell, next = cellOf(cells, index)] = cells.slice(index % cells.length);
        const before = cellsInView(cells, cell ?? '', columns);
        expect(cellsInView(cells, next, columns).filter((other) => !before.includes(other)).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('columnOf', () => {
  it('leaves no column of the stage empty, or the same room on both sides of a short row', () => {
    fc.assert(
      fc.property(row, fc.nat(), shown, (cells, index, columns) => {
        const place = rowPlace(cells, cellOf(cells, index));
        const left = columnOf(place, columns) - place.index;
        const right = columns - left - place.count;
        if (place.count < columns) expect(left).toBe(right);
        else expect(Math.max(left, right)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('columnOf is the first column where sheets are not side by side', () => {
    expect(columnOf({ index: 3, count: 5 }, 1)).toBe(0);
  });
});

describe('shownInView', () => {
  it('leaves each sheet the least width, and shows one sheet on low stages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(240), fc.nat(120), (most, width, height) => {
        const columns = shownInView(most, { width, height });
        expect(columns).toBeGreaterThanOrEqual(1);
        expect(columns).toBeLessThanOrEqual(most);
        if (columns > 1) expect(width / columns).toBeGreaterThanOrEqual(LEAST_SHEET_WIDTH);
        if (height < LEAST_STAGE_HEIGHT) expect(columns).toBe(1);
        else if (columns < most) expect(width / (columns + 1)).toBeLessThan(LEAST_SHEET_WIDTH);
      }),
    );
  });
});

describe('mostInView', () => {
  it('mostInView is at most what the owner chose and what the longest row has, and one on a MOBILE site', () => {
    const cells = ['A1', 'B1', 'A2', 'B2', 'D2', 'A3'];
    expect(mostInView({ viewMode: 'PC', sheetsInView: 4 }, cells)).toBe(3);
    expect(mostInView({ viewMode: 'PC', sheetsInView: 2 }, cells)).toBe(2);
    expect(mostInView({ viewMode: 'PC', sheetsInView: 4 }, ['A1', 'A2'])).toBe(1);
    expect(mostInView({ viewMode: 'PC' }, cells)).toBe(1);
    expect(mostInView({ viewMode: 'MOBILE', sheetsInView: 4 }, cells)).toBe(1);
  });
});

describe('rowsOf', () => {
  it('returns the sheets of the same row by cell', () => {
    const rows = rowsOf(['A1', 'C1', 'B2', 'D2']);
    expect([rows.get('C1'), rows.get('B2'), rows.get('A2')]).toEqual([['A1', 'C1'], ['B2', 'D2'], undefined]);
  });
});
