import type { Language } from '#shared/model/language.ts';
import type { Grid, Sheet } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';

/** The position of a sheet in a grid. */
export interface SheetPosition {
  id: string;
  cell: string;
  /** Position in reading order, from 1. */
  order: number;
  /** The language in which the sheet was found. */
  lang: Language;
}

/** A sheet with its position. */
export interface PlacedSheet extends SheetPosition {
  sheet: Sheet;
}

/** Returns the sheets of a grid that exist in one of the languages, preferring the first languages, in reading order. */
export function sheetPositions(
  { numberHorizontal, numberVertical, cells }: Grid,
  languages: readonly Language[],
  exists: (id: string, language: Language) => boolean,
): SheetPosition[] {
  const positions: SheetPosition[] = [];
  for (const cell of gridCells(numberHorizontal, numberVertical)) {
    const id = cells[cell];
    const lang = id === undefined ? undefined : languages.find((spoken) => exists(id, spoken));
    if (id !== undefined && lang) positions.push({ id, cell, order: positions.length + 1, lang });
  }
  return positions;
}
