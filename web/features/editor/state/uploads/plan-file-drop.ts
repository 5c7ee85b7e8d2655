import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { gridCells } from '#shared/rules/sheet/cell.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';

interface Drop {
  language: Language;
  /** Where the first file goes. */
  from: string;
  count: number;
  /** Cells a picture is already on its way to. */
  awaited: ReadonlySet<string>;
  /** Whether the first cell was pointed at, so that a picture there is to be replaced. */
  replacesFirst: boolean;
}

/**
 * The cells that several files fill, in reading order: the cell pointed at, then those after it that show no picture and
 * await none. Pictures nobody pointed at are never replaced. Fewer cells than files means the rest found no room.
 */
export function planFileDrop(document: SiteDocument, { language, from, count, awaited, replacesFirst }: Drop): string[] {
  const cells = [...gridCells(document.grid.numberHorizontal, document.grid.numberVertical)];
  const start = cells.indexOf(from);
  if (start < 0) return [];
  const isOpen = (cell: string) => !awaited.has(cell) && !sheetAt(document, cell, language)?.image;
  return cells
    .slice(start)
    .filter((cell, index) => (index === 0 && replacesFirst) || isOpen(cell))
    .slice(0, count);
}
