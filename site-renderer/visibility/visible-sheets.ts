import type { Language } from '#shared/model/language.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { type PlacedSheet, sheetPositions } from '#shared/rules/sheets/sheet-positions.ts';

/** The public placeholder of a members-only sheet. It reveals only that the sheet exists. */
const LOCKED_SHEET: Sheet = { ...EMPTY_SHEET, membersOnlyLock: true };

/** Returns the sheets of a language in reading order, with placeholders for members-only sheets. */
export const visibleSheets = ({ grid, sheets }: Pick<SiteDocument, 'grid' | 'sheets'>, language: Language): PlacedSheet[] =>
  sheetPositions(grid, [language], (id, spoken) => sheets[id]?.[spoken] !== undefined).flatMap((position) => {
    const sheet = sheets[position.id]?.[language];
    return sheet ? [{ ...position, sheet: sheet.membersOnlyLock ? LOCKED_SHEET : sheet }] : [];
  });
