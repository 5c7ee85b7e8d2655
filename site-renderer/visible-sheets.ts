import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/site.ts';
import { cellsOf } from '#shared/rules/cell.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';

/** A sheet and the cell it stands in. */
export interface PlacedSheet {
  cell: string;
  sheet: Sheet;
}

/** The sheets there are in a language, in reading order. */
export function visibleSheets(document: SiteDocument, language: Language): PlacedSheet[] {
  const { numberHorizontal: rows, numberVertical: columns } = document.grid;
  const placed: PlacedSheet[] = [];
  for (const cell of cellsOf(rows, columns)) {
    const sheet = sheetAt(document, cell, language);
    if (sheet) placed.push({ cell, sheet });
  }
  return placed;
}
