import type { Language } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { EMPTY_SHEET, Grid, type Sheet, type SheetId, type SiteDocument, type SiteSettings } from '#shared/model/sites/site.ts';
import { editedVersion, variationPatch } from '#web/features/editor/model/document/variation-patch.ts';
import { withMovedEmphases } from '#web/features/editor/model/document/edit-emphases.ts';
import { byReadingOrder, isInGrid } from '#shared/values/cell.ts';
import { savedStyleOf, styledFields } from '#shared/rules/sheets/saved-styles.ts';
import { isConsistentGrid } from '#shared/rules/sites/site-merge.ts';
import { canonicalJson, splitIntoParts } from '#shared/rules/sites/site-parts.ts';

/**
 * Edits of a site as pure functions from document to document. An edit that changes nothing, or that names a cell that does
 * not exist, returns the document it was given, so that callers can compare by identity.
 */

/** A sheet in one language, by its cell, or one of its variations. */
export interface SheetLocation {
  cell: string;
  language: Language;
  /** The variation; `null` or absent for the sheet itself. */
  variationId?: string | null;
}

/** Whether a document fulfils the invariant of the editor: a valid grid, a sheet for every used cell, and a cell for every sheet. */
export const isConsistentDocument = (document: SiteDocument): boolean =>
  Grid.safeParse(document.grid).success && isConsistentGrid(document.grid, splitIntoParts(document).keys());

/** Returns the sheet at a location, or its variation merged into a whole sheet. */
export const locatedSheet = ({ grid, sheets }: SiteDocument, { cell, language, variationId = null }: SheetLocation): Sheet | undefined => {
  const sheet = sheets[grid.cells[cell] ?? '']?.[language];
  return sheet && editedVersion(sheet, variationId);
};

/** Returns the cells that hold a sheet, in reading order. */
export const occupiedCells = (document: Pick<SiteDocument, 'grid'>): string[] => Object.keys(document.grid.cells).toSorted(byReadingOrder);

const counts = new WeakMap<SiteDocument['grid']['cells'], number>();

/** Returns the number of sheets; each grid is counted once, because components ask on every keystroke. */
export function sheetCount({ grid: { cells } }: Pick<SiteDocument, 'grid'>): number {
  const count = counts.get(cells) ?? Object.keys(cells).length;
  counts.set(cells, count);
  return count;
}

export const cellOfSheet = (document: SiteDocument, sheetId: SheetId): string | undefined =>
  Object.entries(document.grid.cells).find(([, placed]) => placed === sheetId)?.[0];

/** Whether the sheet of a cell differs from an empty one in any language. */
export const hasContent = ({ grid, sheets }: SiteDocument, cell: string): boolean =>
  Object.values(sheets[grid.cells[cell] ?? ''] ?? {}).some((sheet) => canonicalJson(sheet) !== canonicalJson(EMPTY_SHEET));

const hasCell = ({ grid }: SiteDocument, cell: string): boolean => isInGrid(cell, grid.numberHorizontal, grid.numberVertical);

function withSheet(document: SiteDocument, sheetId: SheetId, language: Language, sheet: Sheet): SiteDocument {
  return { ...document, sheets: { ...document.sheets, [sheetId]: { ...document.sheets[sheetId], [language]: sheet } } };
}

/** Returns the document with the location's variation in place of its sheet; the same document if the location has no variation. */
export function withVersion(document: SiteDocument, place: SheetLocation): SiteDocument {
  const sheetId = document.grid.cells[place.cell];
  const shown = locatedSheet(document, place);
  const isItself = shown === document.sheets[sheetId ?? '']?.[place.language];
  return sheetId === undefined || !shown || isItself ? document : withSheet(document, sheetId, place.language, shown);
}

/** Adds a sheet to an empty cell. */
export function placeSheet(
  document: SiteDocument,
  { cell, language }: SheetLocation,
  sheetId: SheetId,
  sheet: Sheet = EMPTY_SHEET,
): SiteDocument {
  if (!hasCell(document, cell) || document.grid.cells[cell] !== undefined || document.sheets[sheetId]) return document;
  const grid = { ...document.grid, cells: { ...document.grid.cells, [cell]: sheetId } };
  return withSheet({ ...document, grid }, sheetId, language, sheet);
}

const differs = <T extends object>(value: T, patch: Partial<T>): boolean =>
  (Object.keys(patch) as (keyof T)[]).some((field) => value[field] !== patch[field]);

/** Returns the sheet for a new language: the defaults, with the saved style and the members-only lock that another language has. */
function newTranslation({ settings, sheets }: SiteDocument, sheetId: SheetId): Sheet {
  const written = Object.values(sheets[sheetId] ?? {});
  const membersOnlyLock = written.some((sheet) => sheet.membersOnlyLock);
  const [style] = written.flatMap((sheet) => savedStyleOf(settings.styles, sheet) ?? []);
  if (!membersOnlyLock && !style) return EMPTY_SHEET;
  return { ...EMPTY_SHEET, membersOnlyLock, ...(style && { ...styledFields(style), styleId: style.id }) };
}

/**
 * Edits fields of a sheet. Adds the language to the sheet if it is missing. For a variation, overridable fields become its
 * overrides; other fields change the sheet. Emphases follow the texts that they are in.
 */
export function editSheet(
  document: SiteDocument,
  { cell, language, variationId = null }: SheetLocation,
  patch: Partial<Sheet>,
): SiteDocument {
  const sheetId = document.grid.cells[cell];
  if (sheetId === undefined) return document;
  const sheet = document.sheets[sheetId]?.[language] ?? newTranslation(document, sheetId);
  const complete = withMovedEmphases(editedVersion(sheet, variationId), patch);
  const changes = variationId === null ? complete : variationPatch(sheet, variationId, complete);
  return differs(sheet, changes) ? withSheet(document, sheetId, language, { ...sheet, ...changes }) : document;
}

/** Adds a language to a sheet. */
export function addSheetLanguage(document: SiteDocument, { cell, language }: SheetLocation): SiteDocument {
  const sheetId = document.grid.cells[cell];
  if (sheetId === undefined || document.sheets[sheetId]?.[language]) return document;
  return withSheet(document, sheetId, language, newTranslation(document, sheetId));
}

/** Sets the creative of a cell: a picture, or a video with its poster. Adds a sheet if the cell is empty. */
export function setCreative(
  document: SiteDocument,
  place: SheetLocation,
  newSheetId: SheetId,
  image: ImageRef | null,
  video: VideoRef | null = null,
): SiteDocument {
  return editSheet(placeSheet(document, place, newSheetId), place, { image, video });
}

/** Sets the alternative text of a sheet that has none. */
export function setAltIfMissing(document: SiteDocument, place: SheetLocation, imageAlt: string): SiteDocument {
  const isMissing = locatedSheet(document, place)?.imageAlt.trim() === '';
  return isMissing && imageAlt !== '' ? editSheet(document, place, { imageAlt }) : document;
}

/** Sets another poster of a video, if the sheet still shows that video. */
export function setPoster(document: SiteDocument, place: SheetLocation, videoId: string, image: ImageRef): SiteDocument {
  const shown = locatedSheet(document, place)?.video;
  return shown?.mediaId === videoId ? editSheet(document, place, { image }) : document;
}

/** Deletes the sheets of cells in every language. */
export function clearCells(document: SiteDocument, cells: Iterable<string>): SiteDocument {
  const placed = { ...document.grid.cells };
  const sheets = { ...document.sheets };
  let isCleared = false;
  for (const cell of cells) {
    const sheetId = placed[cell];
    if (sheetId === undefined) continue;
    delete placed[cell];
    delete sheets[sheetId];
    isCleared = true;
  }
  return isCleared ? { ...document, grid: { ...document.grid, cells: placed }, sheets } : document;
}

export function changeSettings(document: SiteDocument, patch: Partial<SiteSettings>): SiteDocument {
  return differs(document.settings, patch) ? { ...document, settings: { ...document.settings, ...patch } } : document;
}

/** Returns the used cells outside a grid of this size, in reading order. */
export const cellsOutsideGrid = (document: SiteDocument, rows: number, columns: number): string[] =>
  occupiedCells(document).filter((cell) => !isInGrid(cell, rows, columns));

/** Resizes the grid. A smaller grid deletes the sheets outside it, a larger one loses nothing. */
export function resizeGrid(document: SiteDocument, rows: number, columns: number): SiteDocument {
  const { numberHorizontal, numberVertical } = document.grid;
  if (rows === numberHorizontal && columns === numberVertical) return document;
  const kept = clearCells(document, cellsOutsideGrid(document, rows, columns));
  const resized = { ...kept, grid: { ...kept.grid, numberHorizontal: rows, numberVertical: columns } };
  return Grid.safeParse(resized.grid).success ? resized : document;
}
