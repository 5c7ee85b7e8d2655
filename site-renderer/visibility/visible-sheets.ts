import type { Language } from '#shared/model/language.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/site/site.ts';
import { gridCells } from '#shared/rules/sheet/cell.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';

/** A sheet and its cell. */
export interface PlacedSheet {
  cell: string;
  id: string;
  sheet: Sheet;
}

/** A members-only sheet as the public sees it: only that it exists. */
const LOCKED_SHEET: Sheet = { ...EMPTY_SHEET, membersOnlyLock: true };

/** The sheets of a language in reading order, as the public may see them. */
export function visibleSheets(document: SiteDocument, language: Language): PlacedSheet[] {
  const { numberHorizontal: rows, numberVertical: columns } = document.grid;
  const placed: PlacedSheet[] = [];
  for (const cell of gridCells(rows, columns)) {
    const sheet = sheetAt(document, cell, language);
    if (sheet) placed.push({ cell, id: document.grid.cells[cell] ?? '', sheet: sheet.membersOnlyLock ? LOCKED_SHEET : sheet });
  }
  return placed;
}
