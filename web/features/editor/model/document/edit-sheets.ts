import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import { copyTranslation } from '#web/features/editor/model/translation/copy-translation.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import { editSheet, locatedSheet, type SheetLocation } from '#web/features/editor/model/document/edit-document.ts';

/** Patches the sheet at a place, and the sheets of other cells, where these exist in the same language. */
export const editSheets = (document: SiteDocument, place: SheetLocation, patch: Partial<Sheet>, others: Iterable<string>): SiteDocument =>
  [...others]
    .filter((cell) => cell !== place.cell && sheetAt(document, cell, place.language))
    .reduce((edited, cell) => editSheet(edited, { ...place, cell }, patch), editSheet(document, place, patch));

/** Patches the sheet at a place, and the sheets of other cells in the same language, each by its own values. */
export const editEachSheet = (
  document: SiteDocument,
  place: SheetLocation,
  patchOf: (sheet: Sheet) => Partial<Sheet>,
  others: Iterable<string>,
): SiteDocument =>
  [place.cell, ...[...others].filter((cell) => cell !== place.cell)].reduce((edited, cell) => {
    const sheet = locatedSheet(edited, { ...place, cell });
    if (!sheet) return edited;
    const changed = Object.entries(patchOf(sheet)).filter(
      ([field, value]) => canonicalJson(value) !== canonicalJson(sheet[field as SheetField]),
    );
    return editSheet(edited, { ...place, cell }, Object.fromEntries(changed));
  }, document);

/** Sets whether a sheet is for members only. Applies to every language, because a public language would reveal the content. */
export function setMembersOnly(document: SiteDocument, cell: string, membersOnlyLock: boolean): SiteDocument {
  const written = Object.keys(document.sheets[document.grid.cells[cell] ?? ''] ?? {}) as Language[];
  return written.reduce((edited, language) => editSheet(edited, { cell, language }, { membersOnlyLock }), document);
}

/** Copies the sheet of a cell from another language as a start for translating. */
export function copySheetLanguage(document: SiteDocument, { cell, language }: SheetLocation, from: Language): SiteDocument {
  const sheetId = document.grid.cells[cell];
  return sheetId === undefined ? document : copyTranslation(document, { kind: 'sheet', sheetId }, language, from);
}

const isSame = (fields: readonly SheetField[], left: Sheet, right: Sheet): boolean =>
  fields.every((field) => left[field] === right[field] || canonicalJson(left[field]) === canonicalJson(right[field]));

/** Copies fields of a sheet to the sheets of other cells, where these exist in the same language. */
export function copyFieldsToCells(
  document: SiteDocument,
  { cell, language }: SheetLocation,
  fields: readonly SheetField[],
  cells: Iterable<string>,
): SiteDocument {
  const source = sheetAt(document, cell, language);
  if (!source) return document;
  const patch: Partial<Sheet> = Object.fromEntries(fields.map((field) => [field, source[field]]));
  const sheets = { ...document.sheets };
  let isChanged = false;
  for (const other of cells) {
    const sheetId = document.grid.cells[other];
    const sheet = sheetId === undefined ? undefined : sheets[sheetId]?.[language];
    if (sheetId === undefined || !sheet || isSame(fields, sheet, source)) continue;
    sheets[sheetId] = { ...sheets[sheetId], [language]: { ...sheet, ...patch } };
    isChanged = true;
  }
  return isChanged ? { ...document, sheets } : document;
}
