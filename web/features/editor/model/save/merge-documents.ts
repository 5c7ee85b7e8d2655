import type { Grid, SheetId, SiteDocument } from '#shared/model/sites/site.ts';
import { cellName, gridCells, isInGrid } from '#shared/values/cell.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import { mergeGrids } from '#shared/rules/sites/site-merge.ts';
import { applyChanges, canonicalJson, diffDocuments, splitIntoParts, type Part, type PartKey } from '#shared/rules/sites/site-parts.ts';

export type MergeSide = 'mine' | 'theirs';

export interface DocumentMerge {
  document: SiteDocument;
  /** The parts that both sides changed differently. For these, `document` has the version of the side that `choose` names. */
  conflicts: PartKey[];
}

const isSame = (left: Part | null, right: Part | null): boolean => left === right || canonicalJson(left) === canonicalJson(right);

/** Returns the changed value if one side changed it; the value of the chosen side if both did. */
function mergeValue<T>(base: T, theirs: T, mine: T, side: MergeSide): T {
  if (mine === base) return theirs;
  if (theirs === base || side === 'mine') return mine;
  return theirs;
}

/** Merges the dimensions and each cell. Takes the chosen side only for a dimension or cell that both sides changed. */
function mergeGridsBySide(base: Grid, theirs: Grid, mine: Grid, side: MergeSide): Grid {
  const cells: Record<string, SheetId> = {};
  for (const cell of new Set([...Object.keys(theirs.cells), ...Object.keys(mine.cells)])) {
    const sheetId = mergeValue(base.cells[cell], theirs.cells[cell], mine.cells[cell], side);
    if (sheetId !== undefined) cells[cell] = sheetId;
  }
  const size = (axis: 'numberHorizontal' | 'numberVertical') => mergeValue(base[axis], theirs[axis], mine[axis], side);
  return { numberHorizontal: size('numberHorizontal'), numberVertical: size('numberVertical'), cells };
}

/** Returns the first free cell. A full grid gets another row, or a column if no row fits. */
function findFreeCell(grid: Grid): { grid: Grid; cell: string } {
  const { numberHorizontal: rows, numberVertical: columns } = grid;
  for (const cell of gridCells(rows, columns)) if (grid.cells[cell] === undefined) return { grid, cell };
  const byRow = rows < GRID_MAX.rows && (rows + 1) * columns <= GRID_MAX.cells;
  return byRow
    ? { grid: { ...grid, numberHorizontal: rows + 1 }, cell: cellName({ row: rows, column: 0 }) }
    : { grid: { ...grid, numberVertical: columns + 1 }, cell: cellName({ row: 0, column: columns }) };
}

/**
 * Repairs the grid of a merged document, so that every sheet has exactly one cell and every cell an existing sheet:
 *
 * 1. Collects the cells of each sheet. Cells outside the grid or without a sheet are dropped.
 * 2. A sheet in several cells keeps the one that the first of `hints` has.
 * 3. A sheet without a cell gets its cell in one of `hints` if that is free, otherwise the first free one.
 *
 * A sheet that either side kept is never dropped.
 */
function repairGrid(document: SiteDocument, hints: readonly Grid[]): SiteDocument {
  const hintedCells = (sheetId: SheetId): string[] =>
    hints.flatMap(({ cells }) => Object.keys(cells).filter((cell) => cells[cell] === sheetId));
  const { numberHorizontal: rows, numberVertical: columns } = document.grid;
  const cellsOfSheet = new Map<SheetId, string[]>(Object.keys(document.sheets).map((sheetId) => [sheetId, []]));
  for (const [cell, sheetId] of Object.entries(document.grid.cells))
    if (isInGrid(cell, rows, columns)) cellsOfSheet.get(sheetId)?.push(cell);
  const cells: Record<string, SheetId> = {};
  const unplaced: SheetId[] = [];
  for (const [sheetId, places] of cellsOfSheet) {
    const cell = places.length < 2 ? places[0] : (hintedCells(sheetId).find((hinted) => places.includes(hinted)) ?? places[0]);
    if (cell === undefined) unplaced.push(sheetId);
    else cells[cell] = sheetId;
  }
  let grid: Grid = { ...document.grid, cells };
  for (const sheetId of unplaced) {
    const hinted = hintedCells(sheetId).find((cell) => isInGrid(cell, rows, columns) && grid.cells[cell] === undefined);
    const free = hinted === undefined ? findFreeCell(grid) : { grid, cell: hinted };
    grid = { ...free.grid, cells: { ...free.grid.cells, [free.cell]: sheetId } };
  }
  return isSame(grid, document.grid) ? document : { ...document, grid };
}

/**
 * Merges two versions of a site that started from `base`, part by part, the grid cell by cell:
 *
 * 1. A part that only one side changed is taken from that side.
 * 2. A part that both changed differently is a conflict; `choose` names the side it is taken from.
 * 3. The grid is a conflict only if both sides changed the same cell or dimension.
 * 4. `repairGrid` gives every sheet a cell, so that the result is always a consistent document.
 */
export function mergeDocuments(
  base: SiteDocument,
  theirs: SiteDocument,
  mine: SiteDocument,
  choose: (key: PartKey) => MergeSide,
): DocumentMerge {
  const partsOfMine = splitIntoParts(mine);
  const partsOfBase = splitIntoParts(base);
  const conflicts: PartKey[] = [];
  const taken = new Map<PartKey, Part | null>();
  for (const [key, part] of diffDocuments(base, theirs)) {
    const own = partsOfMine.get(key) ?? null;
    if (isSame(own, part)) continue;
    if (isSame(own, partsOfBase.get(key) ?? null)) taken.set(key, part);
    else if (key === 'grid') {
      if (!mergeGrids(base.grid, theirs.grid, mine.grid)) conflicts.push(key);
      taken.set(key, mergeGridsBySide(base.grid, theirs.grid, mine.grid, choose(key)));
    } else {
      conflicts.push(key);
      if (choose(key) === 'theirs') taken.set(key, part);
    }
  }
  if (taken.size === 0 && conflicts.length === 0) return { document: mine, conflicts };
  const hints = choose('grid') === 'mine' ? [mine.grid, theirs.grid, base.grid] : [theirs.grid, mine.grid, base.grid];
  return { document: repairGrid(applyChanges(mine, taken), hints), conflicts };
}
