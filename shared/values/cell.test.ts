import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellName, gridCells, columnLetters, isInGrid, parseCell } from '#shared/values/cell.ts';

const MOST_COLUMNS = 26 + 26 ** 2 + 26 ** 3;
const anyPosition = fc.record({ row: fc.integer({ min: 0, max: 99 }), column: fc.integer({ min: 0, max: MOST_COLUMNS - 1 }) });

describe('cell names', () => {
  test.each([
    ['A1', 0, 0],
    ['B1', 0, 1],
    ['A2', 1, 0],
    ['Z100', 99, 25],
    ['AA1', 0, 26],
    ['AZ9', 8, 51],
    ['BA10', 9, 52],
    ['ZZZ100', 99, MOST_COLUMNS - 1],
  ])('%s means row %i, column %i', (name, row, column) => {
    expect(parseCell(name)).toEqual({ row, column });
    expect(cellName({ row, column })).toBe(name);
  });

  test.each(['', 'A', '1', 'a1', 'A0', 'A01', 'A101', 'AAAA1', ' A1', 'A1 ', 'A1\n', 'Ａ1', 'A１', '/A1', 'A-1', 'A1B'])(
    '%j is no cell name',
    (name) => {
      expect(parseCell(name)).toBeUndefined();
    },
  );

  test('convert to positions and back without loss', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        expect(parseCell(cellName(position))).toEqual(position);
      }),
    );
  });

  test('have unique and contiguous column letters', () => {
    const letters = Array.from({ length: MOST_COLUMNS }, (_, column) => columnLetters(column));
    expect(new Set(letters).size).toBe(MOST_COLUMNS);
    expect([letters[0], letters[25], letters[26], letters[701], letters[702], letters.at(-1)]).toEqual([
      'A',
      'Z',
      'AA',
      'ZZ',
      'AAA',
      'ZZZ',
    ]);
  });
});

describe('gridCells', () => {
  test('lists cells row by row', () => {
    expect([...gridCells(2, 3)]).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2']);
  });

  test('returns exactly the cells for which isInGrid is true', () => {
    const size = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(size, size, anyPosition, (rows, columns, position) => {
        const cells = new Set(gridCells(rows, columns));
        expect(cells.size).toBe(rows * columns);
        expect(isInGrid(cellName(position), rows, columns)).toBe(cells.has(cellName(position)));
      }),
    );
  });
});
