import type { SiteDocument } from '#shared/model/site/site.ts';
import { linkedCell, menuAndPopupLinks, sheetLinks, mapLinkUrls } from '#shared/rules/site/site-links.ts';

/** Where the sheet of a cell is found from now on; `null`: nowhere any more. */
export type CellMapping = (cell: string) => string | null;

/** Lets everything that leads to cells follow the sheets there to where they go. What has no such link stays the very same. */
export const remapLinks = (document: SiteDocument, map: CellMapping): SiteDocument =>
  mapLinkUrls(document, (link) => {
    const cell = linkedCell(link);
    const next = cell === undefined ? undefined : map(cell);
    if (next === undefined || next === cell) return link.url;
    return next === null ? '' : `/${next}`;
  });

/** How many links outside these cells lead into them. */
export function countLinksInto(document: SiteDocument, cells: ReadonlySet<string>): number {
  const ofOtherSheets = Object.entries(document.grid.cells)
    .filter(([cell]) => !cells.has(cell))
    .flatMap(([, sheetId]) => Object.values(document.sheets[sheetId] ?? {}))
    .flatMap(sheetLinks);
  return [...ofOtherSheets, ...menuAndPopupLinks(document)].filter((link) => cells.has(linkedCell(link) ?? '')).length;
}
