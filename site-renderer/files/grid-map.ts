import type { Grid } from '#shared/model/sites/site.ts';
import { cellName, parseCell } from '#shared/values/cell.ts';
import { blockNumber } from '#shared/rules/sites/site-file-keys.ts';
import { type Direction, DIRECTIONS } from '#site-renderer/components/sheet/sheet-arrows.tsx';
import type { GridMap } from '#site-renderer/components/sheet/sheet-grid.tsx';

const STEPS: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  left: [0, -1],
  right: [0, 1],
  down: [1, 0],
};

/** Returns the size of blocks. Blocks of every shape have the same number of cells, chosen so that most swipes remain inside a block. */
function blockSize(rows: number, columns: number): GridMap['block'] {
  if (columns === 1) return { rows: 16, columns: 1 };
  return rows === 1 ? { rows: 1, columns: 16 } : { rows: 4, columns: 4 };
}

/** Returns the map of a grid in which these cells contain a sheet. */
export function gridMap({ numberHorizontal: rows, numberVertical: columns }: Grid, used: Iterable<string>): GridMap {
  const filled: boolean[][] = [];
  for (const { row, column } of Array.from(used, placeOf)) (filled[row] ??= Array.from({ length: columns }, () => false))[column] = true;
  const lines = Array.from(filled, (line) => Array.from({ length: columns }, (_, column) => (line?.[column] ? '1' : '0')).join(''));
  return { rows, columns, cells: lines.join('/'), block: blockSize(rows, columns) };
}

const placeOf = (cell: string) => parseCell(cell) ?? { row: 0, column: 0 };

/** Returns the number of the block that contains a cell, counted row by row of blocks. */
export function blockOf({ columns, block }: Pick<GridMap, 'columns' | 'block'>, cell: string): number {
  return blockNumber(placeOf(cell), columns, block.rows, block.columns);
}

/** Returns the next cell with a sheet in each direction, across empty cells. */
export function adjacentCells({ rows, columns }: GridMap, used: ReadonlySet<string>, cell: string): Partial<Record<Direction, string>> {
  const next = (direction: Direction): string | undefined => {
    const [down, right] = STEPS[direction];
    let { row, column } = placeOf(cell);
    for (;;) {
      row += down;
      column += right;
      if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
      const name = cellName({ row, column });
      if (used.has(name)) return name;
    }
  };
  return Object.fromEntries(
    DIRECTIONS.flatMap((direction) => {
      const found = next(direction);
      return found === undefined ? [] : [[direction, found]];
    }),
  );
}
