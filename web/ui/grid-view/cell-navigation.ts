import { cellName, parseCell } from '#shared/values/cell.ts';

interface GridSize {
  rows: number;
  columns: number;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

const clamp = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/**
 * Returns the cell that a key moves to, as in the ARIA grid pattern: arrows by one, page keys by ten, Home and End within the row, with
 * Ctrl to the first and the last cell. `undefined` if the key does not move.
 */
export function cellAfterKey(key: string, withControl: boolean, cell: string, { rows, columns }: GridSize): string | undefined {
  const position = parseCell(cell);
  if (!position) return undefined;
  if (key === 'Home') return cellName({ row: withControl ? 0 : position.row, column: 0 });
  if (key === 'End') return cellName({ row: withControl ? rows - 1 : position.row, column: columns - 1 });
  const step = STEPS[key];
  if (!step) return undefined;
  return cellName({ row: clamp(position.row + step[0], rows), column: clamp(position.column + step[1], columns) });
}

/** Returns the adjacent cell; `undefined` at the edge. */
export function neighbourCell(cell: string, key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight', size: GridSize): string | undefined {
  const next = cellAfterKey(key, false, cell, size);
  return next === cell ? undefined : next;
}
