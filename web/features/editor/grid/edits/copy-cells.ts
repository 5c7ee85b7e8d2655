import type { Language } from '#shared/model/language.ts';
import type { Sheet, SheetId, SiteDocument } from '#shared/model/sites/site.ts';
import { offsetCellInGrid, topLeftCell, offsetBetween, type Offset } from '#web/features/editor/model/document/cell-offset.ts';
import { clearCells } from '#web/features/editor/model/document/edit-document.ts';
import { cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';

type SheetByLanguage = Partial<Record<Language, Sheet>>;

/** Copied sheets, each with its offset from the top left one. */
export interface CellClip {
  items: readonly { offset: Offset; sheet: SheetByLanguage }[];
}

/** The sheet that each cell gets, and the number of sheets that the grid has no room for. */
export interface PastePlan {
  sheets: ReadonlyMap<string, SheetByLanguage>;
  outside: number;
}

/** Copies the sheets of these cells in every language; `undefined` if the cells have no sheet. */
export function copyCells(document: SiteDocument, cells: Iterable<string>): CellClip | undefined {
  const copied = cellsWithSheet(document, cells);
  const corner = topLeftCell(copied);
  if (corner === undefined) return undefined;
  return {
    items: copied.map((cell) => ({
      offset: offsetBetween(corner, cell),
      sheet: document.sheets[document.grid.cells[cell] ?? ''] ?? {},
    })),
  };
}

/** Returns the sheet without the languages that the site no longer has. */
function withSiteLanguages({ settings }: SiteDocument, sheet: SheetByLanguage): SheetByLanguage | undefined {
  const kept = Object.entries(sheet).filter(([language]) => settings.languages.some((known) => known === language));
  if (kept.length === 0) return undefined;
  return kept.length === Object.keys(sheet).length ? sheet : Object.fromEntries(kept);
}

const NO_OFFSET: Offset = { rows: 0, columns: 0 };

/** Plans a paste that starts at the top left cell of `onto`. A single sheet fills every cell of `onto`. */
export function planPaste(document: SiteDocument, clip: CellClip, onto: ReadonlySet<string>): PastePlan {
  const corner = topLeftCell(onto);
  const [first, ...more] = clip.items;
  const targets: [string | undefined, SheetByLanguage][] =
    first && more.length === 0 && onto.size > 1
      ? [...onto].map((cell) => [offsetCellInGrid(cell, NO_OFFSET, document.grid), first.sheet])
      : clip.items.map(({ offset, sheet }) => [corner && offsetCellInGrid(corner, offset, document.grid), sheet]);
  const sheets = new Map<string, SheetByLanguage>();
  let outside = 0;
  for (const [cell, sheet] of targets) {
    const kept = withSiteLanguages(document, sheet);
    if (cell === undefined) outside += 1;
    else if (kept && document.sheets[document.grid.cells[cell] ?? ''] !== sheet) sheets.set(cell, kept);
  }
  return { sheets, outside };
}

/** Replaces the sheets of cells with copies that have new ids. */
export function pasteCells(document: SiteDocument, { sheets }: PastePlan, newSheetId: () => SheetId): SiteDocument {
  if (sheets.size === 0) return document;
  const cleared = clearCells(document, sheets.keys());
  const placed = [...sheets].map(([cell, sheet]) => ({ cell, sheet, sheetId: newSheetId() }));
  return {
    ...cleared,
    grid: {
      ...cleared.grid,
      cells: { ...cleared.grid.cells, ...Object.fromEntries(placed.map(({ cell, sheetId }) => [cell, sheetId])) },
    },
    sheets: { ...cleared.sheets, ...Object.fromEntries(placed.map(({ sheetId, sheet }) => [sheetId, sheet])) },
  };
}
