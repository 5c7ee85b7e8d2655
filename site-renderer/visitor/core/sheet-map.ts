import { cellName, type CellPosition, parseCell } from '#shared/values/cell.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The step in each direction: rows down and columns to the right. */
export const STEP: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};
export const DIRECTIONS = Object.keys(STEP) as Direction[];

/** The positions of sheets in the grid and the steps between them. */
export interface SheetMap {
  /** All cells with a sheet, in reading order. */
  cells: readonly string[];
  has: (cell: string) => boolean;
  /** Returns the position of a cell that has a sheet. */
  place: (cell: string) => CellPosition;
  /** Returns the next sheet in a direction, across empty cells; `undefined` at the edge. */
  neighbour: (cell: string, direction: Direction) => string | undefined;
  neighbours: (cell: string) => string[];
}

/** The last index of a row or column in any grid (`GRID_MAX`). */
const LAST = 99;

const ORIGIN: CellPosition = { row: 0, column: 0 };

function mapOf(places: ReadonlyMap<string, CellPosition>): SheetMap {
  const place = (cell: string): CellPosition => places.get(cell) ?? ORIGIN;

  const neighbour = (cell: string, direction: Direction): string | undefined => {
    const [down, right] = STEP[direction];
    let { row, column } = place(cell);
    for (;;) {
      row += down;
      column += right;
      if (Math.min(row, column, LAST - row, LAST - column) < 0) return undefined;
      const next = cellName({ row, column });
      if (places.has(next)) return next;
    }
  };

  return {
    cells: [...places.keys()],
    has: (cell) => places.has(cell),
    place,
    neighbour,
    neighbours: (cell) => DIRECTIONS.flatMap((direction) => neighbour(cell, direction) ?? []),
  };
}

/** Creates the map of cells with a sheet: at least one cell, in reading order. */
export const sheetMap = (cells: readonly [string, ...string[]]): SheetMap =>
  mapOf(new Map(cells.map((cell) => [cell, parseCell(cell) ?? ORIGIN])));

/** Creates a map from rows written as `1101/0100`, where 1 is a cell with a sheet (`data-cells`). */
export function parseSheetMap(rows: string): SheetMap {
  const places = new Map<string, CellPosition>();
  for (const [row, signs] of rows.split('/').entries())
    for (const [column, sign] of signs.split('').entries()) if (sign === '1') places.set(cellName({ row, column }), { row, column });
  return mapOf(places);
}
