import type { Grid } from '#shared/model/sites/site.ts';
import { cellName, FIRST_CELL, isInGrid } from '#shared/values/cell.ts';
import { boundsOf } from '#web/features/editor/model/document/cell-offset.ts';

/** The selected cells of a grid. A function that changes nothing returns the given selection. */
export interface CellSelection {
  /** The cell that has the focus and that the inspector shows; always inside the grid. */
  activeCell: string;
  /** All selected cells including `activeCell`; empty while only `activeCell` is selected. */
  selection: ReadonlySet<string>;
  /** The end of a range that stays in place while the other end moves. */
  selectionAnchor: string;
}

const NONE: ReadonlySet<string> = new Set();

export const selectOnly = (cell: string): CellSelection => ({ activeCell: cell, selection: NONE, selectionAnchor: cell });

/** Returns the cells that an action applies to. */
export const selectedCells = ({ selection, activeCell }: Pick<CellSelection, 'selection' | 'activeCell'>): ReadonlySet<string> =>
  selection.size > 0 ? selection : new Set([activeCell]);

const selectionOf = (selection: ReadonlySet<string>, activeCell: string, selectionAnchor: string): CellSelection =>
  selection.size > 1 ? { activeCell, selection, selectionAnchor } : selectOnly(activeCell);

/** Returns every cell of the rectangle between two cells. */
export function cellsInRange(from: string, to: string): Set<string> {
  const bounds = boundsOf([from, to]);
  const cells = new Set<string>();
  if (!bounds) return cells;
  for (let row = bounds.top; row <= bounds.bottom; row += 1)
    for (let column = bounds.left; column <= bounds.right; column += 1) cells.add(cellName({ row, column }));
  return cells;
}

const hasCell = ({ numberHorizontal, numberVertical }: Grid, cell: string): boolean => isInGrid(cell, numberHorizontal, numberVertical);

/** Selects the rectangle from the anchor to a cell. */
export const extendSelection = (current: CellSelection, grid: Grid, cell: string): CellSelection =>
  hasCell(grid, cell) ? selectionOf(cellsInRange(current.selectionAnchor, cell), cell, current.selectionAnchor) : current;

/** Adds a cell to the selection or removes it. Never removes the last selected cell. */
export function toggleCell(current: CellSelection, grid: Grid, cell: string): CellSelection {
  if (!hasCell(grid, cell)) return current;
  const cells = new Set(selectedCells(current));
  if (!cells.delete(cell)) return selectionOf(cells.add(cell), cell, cell);
  const [other] = cells;
  if (other === undefined) return current;
  const activeCell = cell === current.activeCell ? other : current.activeCell;
  return selectionOf(cells, activeCell, activeCell);
}

/** Selects the cells of a list that are in the grid. `activeCell` has to be one of them. */
export function selectCells(current: CellSelection, grid: Grid, cells: Iterable<string>, activeCell: string): CellSelection {
  const inside = new Set([...cells].filter((cell) => hasCell(grid, cell)));
  return inside.has(activeCell) ? selectionOf(inside, activeCell, activeCell) : current;
}

/** Selects the whole grid. The focus does not move. */
export function selectAllCells({ activeCell, selectionAnchor }: CellSelection, grid: Grid): CellSelection {
  const last = cellName({ row: grid.numberHorizontal - 1, column: grid.numberVertical - 1 });
  return selectionOf(cellsInRange(FIRST_CELL, last), activeCell, selectionAnchor);
}

/** Drops cells that the grid no longer has. Expects `activeCell` to be inside the grid. */
export function clampSelection(current: CellSelection, grid: Grid): CellSelection {
  const { activeCell, selection, selectionAnchor } = current;
  const hasAnchor = hasCell(grid, selectionAnchor);
  const inside = new Set([...selection].filter((cell) => hasCell(grid, cell)));
  if (hasAnchor && inside.size === selection.size) return current;
  return inside.has(activeCell) ? selectionOf(inside, activeCell, hasAnchor ? selectionAnchor : activeCell) : selectOnly(activeCell);
}
