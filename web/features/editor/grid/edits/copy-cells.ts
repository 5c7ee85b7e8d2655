import type { Language } from '#shared/model/language.ts';
import type { Sheet, SheetId, SiteDocument } from '#shared/model/site/site.ts';
import { offsetCellInGrid, topLeftCell, offsetBetween, type Offset } from '#web/features/editor/model/document/cell-offset.ts';
import { clearCells } from '#web/features/editor/model/document/edit-document.ts';
import { cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';

type SheetByLanguage = Partial<Record<Language, Sheet>>;

/** Sheets taken from a site, each with its place from the upper left one. */
export interface CellClip {
  items: readonly { offset: Offset; sheet: SheetByLanguage }[];
}

/** What pasting would do: which sheet each cell gets, and how many sheets the grid has no room for. */
export interface PastePlan {
  puts: ReadonlyMap<string, SheetByLanguage>;
  outside: number;
}

/** Copies the sheets in these cells in every language, or `undefined` where there is none. */
export function copyCells(document: SiteDocument, cells: Iterable<string>): CellClip | undefined {
  const taken = cellsWithSheet(document, cells);
  const corner = topLeftCell(taken);
  if (corner === undefined) return undefined;
  return {
    items: taken.map((cell) => ({
      offset: offsetBetween(corner, cell),
      sheet: document.sheets[document.grid.cells[cell] ?? ''] ?? {},
    })),
  };
}

/** Only the languages the site still has. */
function inLanguagesOf({ settings }: SiteDocument, sheet: SheetByLanguage): SheetByLanguage | undefined {
  const kept = Object.entries(sheet).filter(([language]) => settings.languages.some((known) => known === language));
  if (kept.length === 0) return undefined;
  return kept.length === Object.keys(sheet).length ? sheet : Object.fromEntries(kept);
}

const HERE: Offset = { rows: 0, columns: 0 };

/** Lays a clip down from the upper left of `onto` on. A single sheet fills every cell of `onto`. */
export function planPaste(document: SiteDocument, clip: CellClip, onto: ReadonlySet<string>): PastePlan {
  const corner = topLeftCell(onto);
  const [first, ...more] = clip.items;
  const places: [string | undefined, SheetByLanguage][] =
    first && more.length === 0 && onto.size > 1
      ? [...onto].map((cell) => [offsetCellInGrid(cell, HERE, document.grid), first.sheet])
      : clip.items.map(({ offset, sheet }) => [corner && offsetCellInGrid(corner, offset, document.grid), sheet]);
  const puts = new Map<string, SheetByLanguage>();
  let outside = 0;
  for (const [cell, sheet] of places) {
    const kept = inLanguagesOf(document, sheet);
    if (cell === undefined) outside += 1;
    else if (kept && document.sheets[document.grid.cells[cell] ?? ''] !== sheet) puts.set(cell, kept);
  }
  return { puts, outside };
}

/** Puts copies into cells, in place of the sheets there. Each is a sheet of its own. */
export function pasteCells(document: SiteDocument, { puts }: PastePlan, newSheetId: () => SheetId): SiteDocument {
  if (puts.size === 0) return document;
  const cleared = clearCells(document, puts.keys());
  const placed = [...puts].map(([cell, sheet]) => ({ cell, sheet, sheetId: newSheetId() }));
  return {
    ...cleared,
    grid: {
      ...cleared.grid,
      cells: { ...cleared.grid.cells, ...Object.fromEntries(placed.map(({ cell, sheetId }) => [cell, sheetId])) },
    },
    sheets: { ...cleared.sheets, ...Object.fromEntries(placed.map(({ sheetId, sheet }) => [sheetId, sheet])) },
  };
}
