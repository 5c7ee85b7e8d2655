import type { Grid, SheetId, SiteDocument } from '#shared/model/site/site.ts';
import { cellName, gridCells, isInGrid } from '#shared/rules/sheet/cell.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import { mergeGrids } from '#shared/rules/site/site-merge.ts';
import { applyChanges, canonicalJson, diffDocuments, splitIntoParts, type Part, type PartKey } from '#shared/rules/site/site-parts.ts';

export type MergeSide = 'mine' | 'theirs';

export interface DocumentMerge {
  document: SiteDocument;
  /** Parts both sides changed, each in another way; in `document` the side that `choose` names stands. */
  conflicts: PartKey[];
}

const isSame = (left: Part | null, right: Part | null): boolean => left === right || canonicalJson(left) === canonicalJson(right);

/** The value both agree on or one of them changed; where both changed it, the chosen side's. */
function settleValue<T>(base: T, theirs: T, mine: T, side: MergeSide): T {
  if (mine === base) return theirs;
  if (theirs === base || side === 'mine') return mine;
  return theirs;
}

/** Merges grids size by size and cell by cell, taking the chosen side only where both changed the same thing. */
function settleGrids(base: Grid, theirs: Grid, mine: Grid, side: MergeSide): Grid {
  const cells: Record<string, SheetId> = {};
  for (const cell of new Set([...Object.keys(theirs.cells), ...Object.keys(mine.cells)])) {
    const sheetId = settleValue(base.cells[cell], theirs.cells[cell], mine.cells[cell], side);
    if (sheetId !== undefined) cells[cell] = sheetId;
  }
  const size = (axis: 'numberHorizontal' | 'numberVertical') => settleValue(base[axis], theirs[axis], mine[axis], side);
  return { numberHorizontal: size('numberHorizontal'), numberVertical: size('numberVertical'), cells };
}

/** The first free cell, making the grid larger where it is full. */
function roomIn(grid: Grid): { grid: Grid; cell: string } {
  const { numberHorizontal: rows, numberVertical: columns } = grid;
  for (const cell of gridCells(rows, columns)) if (grid.cells[cell] === undefined) return { grid, cell };
  const byRow = rows < GRID_MAX.rows && (rows + 1) * columns <= GRID_MAX.cells;
  return byRow
    ? { grid: { ...grid, numberHorizontal: rows + 1 }, cell: cellName({ row: rows, column: 0 }) }
    : { grid: { ...grid, numberVertical: columns + 1 }, cell: cellName({ row: 0, column: columns }) };
}

/**
 * Makes a merged document whole again: cells whose sheet is gone are emptied, and a sheet whose cell is gone or taken gets
 * its old cell back if that is free, else the next free one. No sheet either side kept is ever dropped. A sheet in two
 * cells stays where the earlier of `hints` has it.
 */
function makeWhole(document: SiteDocument, hints: readonly Grid[]): SiteDocument {
  const homeOf = (sheetId: SheetId): string[] => hints.flatMap(({ cells }) => Object.keys(cells).filter((cell) => cells[cell] === sheetId));
  const { numberHorizontal: rows, numberVertical: columns } = document.grid;
  const wanted = new Map<SheetId, string[]>(Object.keys(document.sheets).map((sheetId) => [sheetId, []]));
  for (const [cell, sheetId] of Object.entries(document.grid.cells)) if (isInGrid(cell, rows, columns)) wanted.get(sheetId)?.push(cell);
  const cells: Record<string, SheetId> = {};
  const homeless: SheetId[] = [];
  for (const [sheetId, places] of wanted) {
    const cell = places.length < 2 ? places[0] : (homeOf(sheetId).find((home) => places.includes(home)) ?? places[0]);
    if (cell === undefined) homeless.push(sheetId);
    else cells[cell] = sheetId;
  }
  let grid: Grid = { ...document.grid, cells };
  for (const sheetId of homeless) {
    const home = homeOf(sheetId).find((cell) => isInGrid(cell, rows, columns) && grid.cells[cell] === undefined);
    const room = home === undefined ? roomIn(grid) : { grid, cell: home };
    grid = { ...room.grid, cells: { ...room.grid.cells, [room.cell]: sheetId } };
  }
  return isSame(grid, document.grid) ? document : { ...document, grid };
}

/**
 * Three-way merge of site documents, by part; the grid by cell. What only one side changed is taken from that side; where
 * both changed the same part, `choose` decides and the part is named in `conflicts`. The result is always sound.
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
      taken.set(key, settleGrids(base.grid, theirs.grid, mine.grid, choose(key)));
    } else {
      conflicts.push(key);
      if (choose(key) === 'theirs') taken.set(key, part);
    }
  }
  if (taken.size === 0 && conflicts.length === 0) return { document: mine, conflicts };
  const hints = choose('grid') === 'mine' ? [mine.grid, theirs.grid, base.grid] : [theirs.grid, mine.grid, base.grid];
  return { document: makeWhole(applyChanges(mine, taken), hints), conflicts };
}
