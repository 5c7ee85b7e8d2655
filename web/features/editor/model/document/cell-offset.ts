import type { Grid } from '#shared/model/site/site.ts';
import { cellName, type CellPosition, isInGrid, parseCell } from '#shared/rules/sheet/cell.ts';

/** How far cells go, in rows and columns. */
export interface Offset {
  rows: number;
  columns: number;
}

/** What lies between the outermost of some cells; both ends included. */
export interface CellBounds {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The cell `offset` away; its name may lie outside any grid, but not above or left of A1. */
export function offsetCell(cell: string, { rows, columns }: Offset): string | undefined {
  const position = parseCell(cell);
  if (!position || position.row + rows < 0 || position.column + columns < 0) return undefined;
  return cellName({ row: position.row + rows, column: position.column + columns });
}

/** The cell `offset` away, if the grid reaches it. */
export function offsetCellInGrid(cell: string, offset: Offset, { numberHorizontal, numberVertical }: Grid): string | undefined {
  const next = offsetCell(cell, offset);
  return next !== undefined && isInGrid(next, numberHorizontal, numberVertical) ? next : undefined;
}

/** How far it is from one cell to another. */
export function offsetBetween(from: string, to: string): Offset {
  const [start, end] = [parseCell(from), parseCell(to)];
  return start && end ? { rows: end.row - start.row, columns: end.column - start.column } : { rows: 0, columns: 0 };
}

/** The block some cells span, or `undefined` for none. */
export function boundsOf(cells: Iterable<string>): CellBounds | undefined {
  const positions = [...cells].flatMap((cell): CellPosition | [] => parseCell(cell) ?? []);
  if (positions.length === 0) return undefined;
  const [rows, columns] = [positions.map(({ row }) => row), positions.map(({ column }) => column)];
  return { top: Math.min(...rows), left: Math.min(...columns), bottom: Math.max(...rows), right: Math.max(...columns) };
}

/** The cell at the upper left of what some cells span. */
export function topLeftCell(cells: Iterable<string>): string | undefined {
  const block = boundsOf(cells);
  return block && cellName({ row: block.top, column: block.left });
}

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** As much of an offset as leaves all of these cells inside the grid. */
export function clampOffset(offset: Offset, cells: Iterable<string>, { numberHorizontal, numberVertical }: Grid): Offset {
  const block = boundsOf(cells);
  if (!block) return { rows: 0, columns: 0 };
  return {
    rows: within(offset.rows, -block.top, numberHorizontal - 1 - block.bottom),
    columns: within(offset.columns, -block.left, numberVertical - 1 - block.right),
  };
}
