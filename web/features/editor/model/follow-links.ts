import type { ImageLinkPoint, Sheet, SiteDocument } from '#shared/model/site.ts';
import { readDestination } from '#shared/rules/destination.ts';

/** Where the sheet of a cell is found from now on; `null`: nowhere any more. */
export type CellMap = (cell: string) => string | null;

type Link = Pick<Sheet, 'linkDestinationUrl' | 'isInternalLink'>;

/** The cell something pressed leads to, if it is a cell. */
function cellOfLink({ linkDestinationUrl, isInternalLink }: Link): string | undefined {
  const destination = readDestination(linkDestinationUrl, isInternalLink);
  return destination.kind === 'cell' ? destination.cell : undefined;
}

function followed<T extends Link>(link: T, map: CellMap): T {
  const cell = cellOfLink(link);
  if (cell === undefined) return link;
  const next = map(cell);
  if (next === cell) return link;
  return { ...link, linkDestinationUrl: next === null ? '' : `/${next}` };
}

function followedSheet(sheet: Sheet, map: CellMap): Sheet {
  const own = followed(sheet, map);
  const points = own.imageLinkPoints.map((point: ImageLinkPoint) => followed(point, map));
  return points.every((point, index) => point === own.imageLinkPoints[index]) ? own : { ...own, imageLinkPoints: points };
}

/** Lets buttons and image links that lead to cells follow the sheets there to where they go. Sheets without such links stay the very same. */
export function followLinks(sheets: SiteDocument['sheets'], map: CellMap): SiteDocument['sheets'] {
  const changed = Object.entries(sheets).flatMap(([sheetId, byLanguage]) => {
    const entries = Object.entries(byLanguage).map(([language, sheet]) => [language, sheet, followedSheet(sheet, map)] as const);
    if (entries.every(([, before, after]) => before === after)) return [];
    return [[sheetId, Object.fromEntries(entries.map(([language, , sheet]) => [language, sheet]))] as const];
  });
  return changed.length === 0 ? sheets : { ...sheets, ...Object.fromEntries(changed) };
}

/** How many buttons and image links outside these cells lead into them. */
export function linksInto({ grid, sheets }: SiteDocument, cells: ReadonlySet<string>): number {
  return Object.entries(grid.cells)
    .filter(([cell]) => !cells.has(cell))
    .flatMap(([, sheetId]) => Object.values(sheets[sheetId] ?? {}))
    .flatMap((sheet): Link[] => [sheet, ...sheet.imageLinkPoints])
    .filter((link) => cells.has(cellOfLink(link) ?? '')).length;
}
