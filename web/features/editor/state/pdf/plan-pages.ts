import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { resizeGrid } from '#web/features/editor/model/document/edit-document.ts';
import { mayGrowTo } from '#web/features/editor/model/document/may-grow-to.ts';
import { type FileDrop, planFileDrop } from '#web/features/editor/state/uploads/plan-file-drop.ts';

/** Where the pages of a PDF go. */
export interface PagePlan {
  /** Rows that the grid gets at its end. */
  addedRows: number;
  /** The cells of the pages. There are fewer than pages if the grid cannot grow far enough. */
  cells: string[];
}

/** Returns the document with empty rows added at its end. */
export const withRows = (document: SiteDocument, count: number): SiteDocument =>
  resizeGrid(document, document.grid.numberHorizontal + count, document.grid.numberVertical);

/**
 * Returns the cells for the pages of a PDF, chosen like those of several pictures (`planFileDrop`). If there are too few, the grid grows by
 * as many rows as the pages need and the plan of the account allows.
 */
export function planPages(document: SiteDocument, drop: FileDrop, limits: SiteLimits): PagePlan {
  const { numberHorizontal: rows, numberVertical: columns } = document.grid;
  const free = planFileDrop(document, drop).length;
  let addedRows = Math.ceil((drop.count - free) / columns);
  while (addedRows > 0 && !mayGrowTo(document, { rows: rows + addedRows, columns }, limits)) addedRows -= 1;
  return { addedRows, cells: planFileDrop(withRows(document, addedRows), drop) };
}
