import type { Language } from '#shared/model/language.ts';
import { STYLES_MAX } from '#shared/model/limits.ts';
import type { SavedStyle } from '#shared/model/sites/saved-style.ts';
import type { Sheet, SheetId, SiteDocument } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { changedFields, followedFields, isSameValue, lookOf, savedStyleOf, styledFields } from '#shared/rules/sheets/saved-styles.ts';
import { changeSettings, type SheetLocation } from '#web/features/editor/model/document/edit-document.ts';

/**
 * Edits of saved styles as pure functions from document to document. A sheet has its own values, and names the style from which
 * they were taken. An edit that changes nothing returns its document.
 */

/** Returns the number of sheets that use a style in some language. */
export const countSheetsWithStyle = ({ sheets }: Pick<SiteDocument, 'sheets'>, id: string): number =>
  Object.values(sheets).filter((byLanguage) => Object.values(byLanguage).some(({ styleId }) => styleId === id)).length;

/** Changes sheets in all their languages. `change` returns the sheet it was given if nothing changes. */
function mapSheets(document: SiteDocument, ids: Iterable<SheetId>, change: (sheet: Sheet) => Sheet): SiteDocument {
  const changed: Record<SheetId, SiteDocument['sheets'][string]> = {};
  for (const id of ids) {
    const before = document.sheets[id] ?? {};
    const entries = (Object.entries(before) as [Language, Sheet][]).map(([language, sheet]) => [language, change(sheet)] as const);
    if (entries.some(([language, sheet]) => sheet !== before[language])) changed[id] = Object.fromEntries(entries);
  }
  return Object.keys(changed).length > 0 ? { ...document, sheets: { ...document.sheets, ...changed } } : document;
}

function withValues(sheet: Sheet, patch: Partial<Sheet>): Sheet {
  const names = Object.keys(patch) as (keyof Sheet)[];
  return names.every((name) => isSameValue(sheet[name], patch[name])) ? sheet : { ...sheet, ...patch };
}

const sheetIdsIn = ({ grid }: SiteDocument, cells: Iterable<string>): SheetId[] => [...cells].flatMap((cell) => grid.cells[cell] ?? []);

const withStyles = (document: SiteDocument, change: (styles: SavedStyle[]) => SavedStyle[]): SiteDocument =>
  changeSettings(document, { styles: change(document.settings.styles) });

const isNameTaken = ({ settings }: SiteDocument, name: string, ownId?: string): boolean =>
  settings.styles.some((style) => style.name === name && style.id !== ownId);

/**
 * Saves the look of a sheet as a style, which the sheet then uses in all its languages. The looks of the other languages stay. Does nothing
 * if the name is taken or the site has `STYLES_MAX` styles.
 */
export function saveStyle(document: SiteDocument, { cell, language }: SheetLocation, id: string, name: string): SiteDocument {
  const sheet = sheetAt(document, cell, language);
  if (!sheet || isNameTaken(document, name) || document.settings.styles.length >= STYLES_MAX) return document;
  const saved = withStyles(document, (styles) => [...styles, { id, name, look: lookOf(sheet) }]);
  return mapSheets(saved, sheetIdsIn(saved, [cell]), (one) => withValues(one, { styleId: id }));
}

/** Gives the sheets of cells a style with its look, in all their languages; `null`: no style, with the look they have. */
export function applySavedStyle(document: SiteDocument, cells: Iterable<string>, id: string | null): SiteDocument {
  const style = document.settings.styles.find((one) => one.id === id);
  if (id !== null && !style) return document;
  return mapSheets(document, sheetIdsIn(document, cells), (sheet) => withValues(sheet, { ...(style && styledFields(style)), styleId: id }));
}

/** Gives the sheets of cells the look of their styles again, in all their languages. */
export function resetToSavedStyle(document: SiteDocument, cells: Iterable<string>): SiteDocument {
  const { styles } = document.settings;
  return mapSheets(document, sheetIdsIn(document, cells), (sheet) => {
    const style = savedStyleOf(styles, sheet);
    return style ? withValues(sheet, styledFields(style)) : sheet;
  });
}

/**
 * Changes the style of a sheet to the look of that sheet, and the sheets that use it:
 * 1. The look of the sheet becomes that of the style.
 * 2. In every other sheet and language that uses the style, each field that had the former value gets the new one.
 * 3. A field in which such a sheet differed from the style keeps its own value.
 */
export function updateSavedStyle(document: SiteDocument, { cell, language }: SheetLocation): SiteDocument {
  const source = sheetAt(document, cell, language);
  const former = source && savedStyleOf(document.settings.styles, source);
  if (!source || !former || changedFields(source, former).length === 0) return document;
  const look = lookOf(source);
  const updated = withStyles(document, (styles) => styles.map((style) => (style === former ? { ...style, look } : style)));
  const follow = (sheet: Sheet): Sheet => (sheet.styleId === former.id ? withValues(sheet, followedFields(sheet, former, look)) : sheet);
  return mapSheets(updated, Object.keys(document.sheets), follow);
}

/** Renames a style. Does nothing if another one has the name. */
export function renameSavedStyle(document: SiteDocument, id: string, name: string): SiteDocument {
  const isUnchanged = document.settings.styles.every((style) => style.id !== id || style.name === name);
  if (isUnchanged || isNameTaken(document, name, id)) return document;
  return withStyles(document, (styles) => styles.map((style) => (style.id === id ? { ...style, name } : style)));
}

/** Removes a style. The sheets that use it keep their looks. */
export function removeSavedStyle(document: SiteDocument, id: string): SiteDocument {
  if (document.settings.styles.every((style) => style.id !== id)) return document;
  const removed = withStyles(document, (styles) => styles.filter((style) => style.id !== id));
  return mapSheets(removed, Object.keys(document.sheets), (sheet) => (sheet.styleId === id ? { ...sheet, styleId: null } : sheet));
}
