import type { SiteDocument } from '#shared/model/site/site.ts';
import { offsetCell, offsetCellInGrid, type Offset } from '#web/features/editor/model/document/cell-offset.ts';
import { remapLinks } from '#web/features/editor/grid/edits/remap-links.ts';

/** The cells among these that hold a sheet. */
export const cellsWithSheet = ({ grid }: Pick<SiteDocument, 'grid'>, cells: Iterable<string>): string[] =>
  [...cells].filter((cell) => grid.cells[cell] !== undefined);

/**
 * Where every sheet goes when those in `cells` move by `offset`: a sheet that stands where one of them lands takes the
 * place that is left free behind it, so that two single cells change places and nothing is ever lost. `undefined` when
 * nothing moves or the grid does not reach that far. A picture on its way to an empty cell (`awaited`) makes room like a sheet.
 */
export function planMove(
  document: SiteDocument,
  cells: Iterable<string>,
  offset: Offset,
  awaited: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> | undefined {
  const movers = cellsWithSheet(document, cells);
  if (movers.length === 0 || (offset.rows === 0 && offset.columns === 0)) return undefined;
  const plan = new Map<string, string>();
  for (const cell of movers) {
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

/** Moves the sheets in `cells` by `offset`; see `planMove`. Links follow the sheets they lead to. */
export function moveCells(document: SiteDocument, cells: Iterable<string>, offset: Offset): SiteDocument {
  const plan = planMove(document, cells, offset);
  if (!plan) return document;
  const goesTo = (cell: string): string => plan.get(cell) ?? cell;
  const placed = Object.fromEntries(Object.entries(document.grid.cells).map(([cell, sheetId]) => [goesTo(cell), sheetId]));
  return remapLinks({ ...document, grid: { ...document.grid, cells: placed } }, goesTo);
}
