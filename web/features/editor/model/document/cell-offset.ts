import type { Grid } from '#shared/model/sites/site.ts';
import { cellName, type CellPosition, isInGrid, parseCell } from '#shared/values/cell.ts';

/** A distance between cells. */
export interface Offset {
  rows: number;
  columns: number;
}

/** The smallest rectangle around some cells, in row and column indexes; both ends included. */
export interface CellBounds {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Returns the cell at an offset, which may be outside the grid; `undefined` above or left of A1. */
export function offsetCell(cell: string, { rows, columns }: Offset): string | undefined {
  const position = parseCell(cell);
  if (!position || position.row + rows < 0 || position.column + columns < 0) return undefined;
  return cellName({ row: position.row + rows, column: position.column + columns });
}

/** Returns the cell at an offset, if it is in the grid. */
export function offsetCellInGrid(cell: string, offset: Offset, { numberHorizontal, numberVertical }: Grid): string | undefined {
  const next = offsetCell(cell, offset);
  return next !== undefined && isInGrid(next, numberHorizontal, numberVertical) ? next : undefined;
}

export function offsetBetween(from: string, to: string): Offset {
  const [start, end] = [parseCell(from), parseCell(to)];
  return start && end ? { rows: end.row - start.row, columns: end.column - start.column } : { rows: 0, columns: 0 };
}

/** Returns the bounds of some cells; `undefined` for no cells. */
export function boundsOf(cells: Iterable<string>): CellBounds | undefined {
  const positions = [...cells].flatMap((cell): CellPosition | [] => parseCell(cell) ?? []);
  if (positions.length === 0) return undefined;
  const [rows, columns] = [positions.map(({ row }) => row), positions.map(({ column }) => column)];
  return { top: Math.min(...rows), left: Math.min(...columns), bottom: Math.max(...rows), right: Math.max(...columns) };
}

/** Returns the top left cell of the bounds of some cells. */
export function topLeftCell(cells: Iterable<string>): string | undefined {
  const bounds = boundsOf(cells);
  return bounds && cellName({ row: bounds.top, column: bounds.left });
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Reduces an offset so that all of these cells stay inside the grid. */
export function clampOffset(offset: Offset, cells: Iterable<string>, { numberHorizontal, numberVertical }: Grid): Offset {
  const bounds = boundsOf(cells);
  if (!bounds) return { rows: 0, columns: 0 };
  return {
    rows: clamp(offset.rows, -bounds.top, numberHorizontal - 1 - bounds.bottom),
    columns: clamp(offset.columns, -bounds.left, numberVertical - 1 - bounds.right),
  };
}
