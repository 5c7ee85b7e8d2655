import { cellName, type CellPosition, parseCell } from '#shared/rules/cell.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

interface Place extends CellPosition {
  cell: string;
}

const STEP: Readonly<Record<Direction, readonly [rows: number, columns: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** Where sheets stand, and how one gets from one to the next. Positions may be fractions: a scroller's, in screens. */
export interface SheetMap {
  first: string;
  last: string;
  has: (cell: string) => boolean;
  /** The next sheet in a direction, over empty cells; `undefined` at the edge. */
  neighbour: (cell: string, direction: Direction) => string | undefined;
  neighbours: (cell: string) => string[];
  /** The sheet closest to a position. */
  nearest: (position: CellPosition) => string;
}

/** Makes the map of cells that hold a sheet: at least one, in reading order. */
export function sheetMap(cells: readonly [string, ...string[]]): SheetMap {
  const places = cells.flatMap((cell): Place[] => {
    const position = parseCell(cell);
    return position ? [{ cell, ...position }] : [];
  });
  const used = new Set(cells);
  const rows = Math.max(...places.map(({ row }) => row));
  const columns = Math.max(...places.map(({ column }) => column));

  const neighbour = (cell: string, direction: Direction): string | undefined => {
    const [down, right] = STEP[direction];
    let { row, column } = parseCell(cell) ?? { row: 0, column: 0 };
    for (;;) {
      row += down;
      column += right;
      if (row < 0 || column < 0 || row > rows || column > columns) return undefined;
      const next = cellName({ row, column });
      if (used.has(next)) return next;
    }
  };

  return {
    first: cells[0],
    last: cells.at(-1) ?? cells[0],
    has: (cell) => used.has(cell),
    neighbour,
    neighbours: (cell) => (Object.keys(STEP) as Direction[]).flatMap((direction) => neighbour(cell, direction) ?? []),
    nearest: ({ row, column }) => {
      const exact = cellName({ row: Math.round(row), column: Math.round(column) });
      if (used.has(exact)) return exact;
      let best = cells[0];
      let shortest = Infinity;
      for (const place of places) {
        const distance = (place.row - row) ** 2 + (place.column - column) ** 2;
        if (distance < shortest) [best, shortest] = [place.cell, distance];
      }
      return best;
    },
  };
}
