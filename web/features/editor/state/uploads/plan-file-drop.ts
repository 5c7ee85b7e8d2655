import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';

export interface FileDrop {
  language: Language;
  /** The cell of the first file. */
  from: string;
  count: number;
  /** The cells that an upload in progress will fill. */
  awaited: ReadonlySet<string>;
  /** Whether a picture in the first cell is replaced, because the user chose that cell. */
  replacesFirst: boolean;
}

/**
 * Returns the cells for several files, in reading order: the first cell, then later cells that have no picture and await none.
 * Only the picture of the first cell is ever replaced. There are fewer cells than files if the grid has no room.
 */
export function planFileDrop(document: SiteDocument, { language, from, count, awaited, replacesFirst }: FileDrop): string[] {
  const cells = [...gridCells(document.grid.numberHorizontal, document.grid.numberVertical)];
  const start = cells.indexOf(from);
  if (start < 0) return [];
  const isFree = (cell: string) => !awaited.has(cell) && !sheetAt(document, cell, language)?.image;
  return cells
    .slice(start)
    .filter((cell, index) => (index === 0 && replacesFirst) || isFree(cell))
    .slice(0, count);
}
