import type { Language } from '#shared/model/language.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { EMPTY_SHEET, Grid, type Sheet, type SheetId, type SiteDocument, type SiteSettings } from '#shared/model/site/site.ts';
import { isInGrid, parseCell } from '#shared/rules/sheet/cell.ts';
import { isConsistentGrid } from '#shared/rules/site/site-merge.ts';
import { canonicalJson, splitIntoParts } from '#shared/rules/site/site-parts.ts';

/**
 * Every edit of a site as a pure function from document to document. An edit that changes nothing (or that names a cell
 * which is not there) answers the very document it was given, so that callers can compare by identity.
 */

/** Where a sheet is edited: its cell and the language. */
export interface SheetLocation {
  cell: string;
  language: Language;
}

/** What every state of the editor keeps: a valid grid whose cells all have content, and no sheet outside it. */
export const isConsistentDocument = (document: SiteDocument): boolean =>
  Grid.safeParse(document.grid).success && isConsistentGrid(document.grid, splitIntoParts(document).keys());

/** Whether two cell names are both there, in reading order. */
function byReadingOrder(left: string, right: string): number {
  const [one, other] = [parseCell(left), parseCell(right)];
  return one && other ? one.row - other.row || one.column - other.column : 0;
}

/** The cells that hold a sheet, in reading order. */
export const occupiedCells = (document: Pick<SiteDocument, 'grid'>): string[] => Object.keys(document.grid.cells).toSorted(byReadingOrder);

/** The cell a sheet stands in. */
export const cellOfSheet = (document: SiteDocument, sheetId: SheetId): string | undefined =>
  Object.entries(document.grid.cells).find(([, placed]) => placed === sheetId)?.[0];

/** Whether a cell holds a sheet that somebody has written something on. */
export const hasContent = ({ grid, sheets }: SiteDocument, cell: string): boolean =>
  Object.values(sheets[grid.cells[cell] ?? ''] ?? {}).some((sheet) => canonicalJson(sheet) !== canonicalJson(EMPTY_SHEET));

const hasCell = ({ grid }: SiteDocument, cell: string): boolean => isInGrid(cell, grid.numberHorizontal, grid.numberVertical);

function withSheet(document: SiteDocument, sheetId: SheetId, language: Language, sheet: Sheet): SiteDocument {
  return { ...document, sheets: { ...document.sheets, [sheetId]: { ...document.sheets[sheetId], [language]: sheet } } };
}

/** Puts a new sheet into an empty cell. */
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

/** What a sheet not yet written in a language starts from: the defaults, and for members only if it is so in another. */
function startOf(byLanguage: SiteDocument['sheets'][string] | undefined): Sheet {
  const membersOnlyLock = Object.values(byLanguage ?? {}).some((sheet) => sheet.membersOnlyLock);
  return membersOnlyLock ? { ...EMPTY_SHEET, membersOnlyLock } : EMPTY_SHEET;
}

/** Edits fields of the sheet in a cell. */
export function editSheet(document: SiteDocument, { cell, language }: SheetLocation, patch: Partial<Sheet>): SiteDocument {
  const sheetId = document.grid.cells[cell];
  if (sheetId === undefined) return document;
  const sheet = document.sheets[sheetId]?.[language] ?? startOf(document.sheets[sheetId]);
  return differs(sheet, patch) ? withSheet(document, sheetId, language, { ...sheet, ...patch }) : document;
}

/** Begins a sheet in a language it is not written in yet. */
export function addSheetLanguage(document: SiteDocument, { cell, language }: SheetLocation): SiteDocument {
  const sheetId = document.grid.cells[cell];
  if (sheetId === undefined || document.sheets[sheetId]?.[language]) return document;
  return withSheet(document, sheetId, language, startOf(document.sheets[sheetId]));
}

/** Shows a picture in a cell, or a video with a still of it, placing a sheet there first if the cell is empty. */
export function setCreative(
  document: SiteDocument,
  place: SheetLocation,
  newSheetId: SheetId,
  image: ImageRef | null,
  video: VideoRef | null = null,
): SiteDocument {
  return editSheet(placeSheet(document, place, newSheetId), place, { image, video });
}

/** Empties cells: their sheets go, in every language. */
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

/** Edits site-wide settings. */
export function changeSettings(document: SiteDocument, patch: Partial<SiteSettings>): SiteDocument {
  return differs(document.settings, patch) ? { ...document, settings: { ...document.settings, ...patch } } : document;
}

/** The cells whose sheets a grid of this size has no room for, in reading order. */
export const cellsOutsideGrid = (document: SiteDocument, rows: number, columns: number): string[] =>
  occupiedCells(document).filter((cell) => !isInGrid(cell, rows, columns));

/** Makes the grid larger (nothing is lost) or smaller (the sheets outside go). */
export function resizeGrid(document: SiteDocument, rows: number, columns: number): SiteDocument {
  const { numberHorizontal, numberVertical } = document.grid;
  if (rows === numberHorizontal && columns === numberVertical) return document;
  const kept = clearCells(document, cellsOutsideGrid(document, rows, columns));
  const resized = { ...kept, grid: { ...kept.grid, numberHorizontal: rows, numberVertical: columns } };
  return Grid.safeParse(resized.grid).success ? resized : document;
}
