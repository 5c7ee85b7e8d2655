import type { CSSProperties } from 'react';
import type { CellPosition } from '#shared/rules/sheet/cell.ts';

/** The grid area of a sheet inside a `SheetGrid`. */
export const placement = (position: CellPosition | undefined): CSSProperties =>
  position ? { gridArea: `${position.row + 1}/${position.column + 1}` } : {};
