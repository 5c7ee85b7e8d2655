import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellName, gridCells, parseCell } from '#shared/values/cell.ts';
import { type Direction, sheetMap, parseSheetMap } from '#site-renderer/visitor/core/sheet-map.ts';

const OPPOSITE: Readonly<Record<Direction, Direction>> = { up: 'down', down: 'up', left: 'right', right: 'left' };
const DIRECTIONS = Object.keys(OPPOSITE) as Direction[];

const someCells = fc.subarray([...gridCells(6, 6)], { minLength: 1 }).map((cells) => cells as [string, ...string[]]);

describe('sheetMap', () => {
  const full = sheetMap([...gridCells(3, 3)] as [string, ...string[]]);

  test('contains the cells at its corners', () => {
    expect([full.cells[0], full.cells.at(-1)]).toEqual(['A1', 'C3']);
    expect(full.has('B2')).toBe(true);
    expect(full.has('D1')).toBe(false);
  });

  test('returns the next cell in each direction, undefined at the edges', () => {
    expect(DIRECTIONS.map((direction) => full.neighbour('B2', direction))).toEqual(['B1', 'B3', 'A2', 'C2']);
    expect(DIRECTIONS.map((direction) => full.neighbour('A1', direction))).toEqual([undefined, 'A2', undefined, 'B1']);
    expect(full.neighbours('C3')).toEqual(['C2', 'B3']);
  });

  test('skips empty cells between sheets', () => {
    const map = sheetMap(['A1', 'D1', 'A4']);
    expect(map.neighbour('A1', 'right')).toBe('D1');
    expect(map.neighbour('A4', 'up')).toBe('A1');
  });

  test('equals the map that parseSheetMap returns for the same cells', () => {
    fc.assert(
      fc.property(someCells, (cells) => {
        const rows = Array.from({ length: 6 }, (_, row) =>
          Array.from({ length: 6 }, (__, column) => (cells.includes(cellName({ row, column })) ? '1' : '0')).join(''),
        );
        const [written, named] = [parseSheetMap(rows.join('/')), sheetMap(cells)];
        expect(written.cells.toSorted()).toEqual(named.cells.toSorted());
        for (const cell of cells) {
          expect(written.place(cell)).toEqual(parseCell(cell));
          expect([written.has(cell), ...written.neighbours(cell)]).toEqual([true, ...named.neighbours(cell)]);
        }
      }),
    );
  });

  test('ends at the first row and column, and at the last column of a wide map', () => {
    const wide = parseSheetMap('1'.repeat(100));
    expect([wide.neighbour('A1', 'left'), wide.neighbour('A1', 'up'), wide.neighbour('CV1', 'right')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('leads back from every neighbour in the opposite direction', () => {
    fc.assert(
      fc.property(someCells, fc.nat(), fc.constantFrom(...DIRECTIONS), (cells, pick, direction) => {
        const map = sheetMap(cells);
        const from = cells[pick % cells.length] ?? cells[0];
        const to = map.neighbour(from, direction);
        expect(to === undefined ? from : map.neighbour(to, OPPOSITE[direction])).toBe(from);
      }),
    );
  });
});
