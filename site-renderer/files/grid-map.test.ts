import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellName, gridCells, parseCell } from '#shared/values/cell.ts';
import { blockOf, gridMap, adjacentCells } from '#site-renderer/files/grid-map.ts';

const grid = (rows: number, columns: number) => ({ numberHorizontal: rows, numberVertical: columns, cells: {} });

test('gridMap lists cells row by row, without trailing rows that have no sheet', () => {
  expect(gridMap(grid(5, 4), ['A1', 'D1', 'B3'])).toEqual({
    rows: 5,
    columns: 4,
    cells: '1001/0000/0100',
    block: { rows: 4, columns: 4 },
  });
  expect(gridMap(grid(9, 1), ['A1', 'A2'])).toMatchObject({ cells: '1/1', block: { rows: 16, columns: 1 } });
  expect(gridMap(grid(1, 9), ['A1'])).toMatchObject({ cells: '100000000', block: { rows: 1, columns: 16 } });
});

test('blockOf counts blocks row by row', () => {
  const map = gridMap(grid(10, 6), ['A1']);
  expect(['A1', 'D4', 'E1', 'F4', 'A5', 'F10'].map((cell) => blockOf(map, cell))).toEqual([0, 0, 1, 1, 2, 5]);
  const column = gridMap(grid(40, 1), ['A1']);
  expect(['A16', 'A17', 'A40'].map((cell) => blockOf(column, cell))).toEqual([0, 1, 2]);
});

test('adjacentCells returns the next sheet in each direction, across empty cells', () => {
  const used = new Set(['A1', 'C1', 'A3', 'B2']);
  const map = gridMap(grid(3, 3), used);
  expect(adjacentCells(map, used, 'A1')).toEqual({ right: 'C1', down: 'A3' });
  expect(adjacentCells(map, used, 'B2')).toEqual({});
  expect(adjacentCells(map, used, 'A3')).toEqual({ up: 'A1' });
});

test('gridMap marks exactly the cells with a sheet, in blocks of at most 16; adjacentCells is symmetric', () => {
  const anyGrid = fc
    .record({ rows: fc.integer({ min: 1, max: 12 }), columns: fc.integer({ min: 1, max: 12 }) })
    .chain(({ rows, columns }) =>
      fc.record({ rows: fc.constant(rows), columns: fc.constant(columns), used: fc.subarray([...gridCells(rows, columns)]) }),
    );
  const back = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;
  fc.assert(
    fc.property(anyGrid, ({ rows, columns, used: cells }) => {
      const used = new Set(cells);
      const map = gridMap(grid(rows, columns), used);
      const lines = map.cells === '' ? [] : map.cells.split('/');
      const mapped = lines.flatMap((line, row) =>
        Array.from(line).flatMap((sign, column) => (sign === '1' ? cellName({ row, column }) : [])),
      );
      expect(mapped).toEqual(cells);
      expect(lines.every((line) => line.length === columns)).toBe(true);
      expect(lines.length === 0 || lines.at(-1)?.includes('1')).toBe(true);
      for (const [, inBlock] of Map.groupBy(cells, (cell) => blockOf(map, cell))) {
        expect(inBlock.length).toBeLessThanOrEqual(16);
        const places = inBlock.map((cell) => parseCell(cell) ?? { row: 0, column: 0 });
        const spread = (values: number[]) => Math.max(...values) - Math.min(...values) + 1;
        expect(spread(places.map(({ row }) => row))).toBeLessThanOrEqual(map.block.rows);
        expect(spread(places.map(({ column }) => column))).toBeLessThanOrEqual(map.block.columns);
      }
      for (const cell of cells)
        for (const [direction, next] of Object.entries(adjacentCells(map, used, cell)))
          expect(adjacentCells(map, used, next)[back[direction as keyof typeof back]]).toBe(cell);
    }),
  );
});
