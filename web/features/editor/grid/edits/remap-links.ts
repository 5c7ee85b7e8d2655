import type { SiteDocument } from '#shared/model/sites/site.ts';
import { linkedCell, menuAndPopupLinks, sheetLinks, mapLinkUrls } from '#web/features/editor/model/document/site-links.ts';

/** Maps a cell to the new cell of its sheet; `null`: the sheet is deleted. */
export type CellMapping = (cell: string) => string | null;

/** Updates every link to a cell. Links to deleted sheets become empty. Parts without such links stay identical. */
export const remapLinks = (document: SiteDocument, map: CellMapping): SiteDocument =>
  mapLinkUrls(document, (link) => {
    const cell = linkedCell(link);
    const next = cell === undefined ? undefined : map(cell);
    if (next === undefined || next === cell) return link.url;
    return next === null ? '' : `/${next}`;
  });

/** Counts the links to these cells from outside them. */
export function countLinksInto(document: SiteDocument, cells: ReadonlySet<string>): number {
  const ofOtherSheets = Object.entries(document.grid.cells)
    .filter(([cell]) => !cells.has(cell))
    .flatMap(([, sheetId]) => Object.values(document.sheets[sheetId] ?? {}))
    .flatMap(sheetLinks);
  return [...ofOtherSheets, ...menuAndPopupLinks(document)].filter((link) => cells.has(linkedCell(link) ?? '')).length;
}
