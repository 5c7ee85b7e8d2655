import type { SiteDocument } from '#shared/model/sites/site.ts';
import { offsetCell, offsetCellInGrid, type Offset } from '#web/features/editor/model/document/cell-offset.ts';
import { remapLinks } from '#web/features/editor/grid/edits/remap-links.ts';

export const cellsWithSheet = ({ grid }: Pick<SiteDocument, 'grid'>, cells: Iterable<string>): string[] =>
  [...cells].filter((cell) => grid.cells[cell] !== undefined);

/**
 * Returns the target cell of every sheet when the sheets in `cells` move by `offset`:
 *
 * 1. Each moved sheet goes to its cell at the offset. `undefined` if nothing moves or a target is outside the grid.
 * 2. Any other sheet in a target cell goes back, in steps of the offset, to the first cell that is not a target. So two
 *    single cells change places and no sheet is lost.
 *
 * An upload to an empty cell (`awaited`) goes back like a sheet.
 */
export function planMove(
  document: SiteDocument,
  cells: Iterable<string>,
  offset: Offset,
  awaited: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> | undefined {
  const moved = cellsWithSheet(document, cells);
  if (moved.length === 0 || (offset.rows === 0 && offset.columns === 0)) return undefined;
  const plan = new Map<string, string>();
  for (const cell of moved) {
    const target = offsetCellInGrid(cell, offset, document.grid);
    if (target === undefined) return undefined;
    plan.set(cell, target);
  }
  const targets = new Set(plan.values());
  const back: Offset = { rows: -offset.rows, columns: -offset.columns };
  for (const target of targets) {
    if (plan.has(target) || (document.grid.cells[target] === undefined && !awaited.has(target))) continue;
    let free: string | undefined = target;
    while (free !== undefined && targets.has(free)) free = offsetCell(free, back);
    if (free !== undefined) plan.set(target, free);
  }
  return plan;
}

/** Moves the sheets of `cells` by `offset` (`planMove`). Links follow the sheets. */
export function moveCells(document: SiteDocument, cells: Iterable<string>, offset: Offset): SiteDocument {
  const plan = planMove(document, cells, offset);
  if (!plan) return document;
  const targetOf = (cell: string): string => plan.get(cell) ?? cell;
  const placed = Object.fromEntries(Object.entries(document.grid.cells).map(([cell, sheetId]) => [targetOf(cell), sheetId]));
  return remapLinks({ ...document, grid: { ...document.grid, cells: placed } }, targetOf);
}
