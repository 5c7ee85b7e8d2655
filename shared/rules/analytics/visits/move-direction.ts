import type { CellPosition } from '#shared/values/cell.ts';
import { parseCell } from '#shared/values/cell.ts';

/** Returns the direction of a move between two cells. `jump`: the cells are neither in one row nor in one column. */
export function moveDirection(from: string, to: string): 'up' | 'down' | 'left' | 'right' | 'jump' {
  const [one, other] = [parseCell(from), parseCell(to)] as [CellPosition, CellPosition];
  if (one.column === other.column && one.row !== other.row) return other.row > one.row ? 'down' : 'up';
  if (one.row === other.row && one.column !== other.column) return other.column > one.column ? 'right' : 'left';
  return 'jump';
}
