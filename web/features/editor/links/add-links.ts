import { EMPTY_MENU } from '#shared/model/sites/global-menu.ts';
import type { Language } from '#shared/model/language.ts';
import { MENU_ITEMS_MAX } from '#shared/model/limits.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { isInternal, type LinkRow } from '#web/features/editor/links/link-list.ts';
import { editSheet, hasContent, placeSheet, resizeGrid } from '#web/features/editor/model/document/edit-document.ts';
import { editLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { mayGrowTo } from '#web/features/editor/model/document/may-grow-to.ts';

type Link = Pick<LinkRow, 'title' | 'url' | 'text'>;

/** Where links become sheets. */
export interface SheetPlan {
  /** Rows that the grid gets at its end. */
  addedRows: number;
  /** The cells of the links, in order. There are fewer than links if the grid cannot grow far enough. */
  cells: string[];
}

const withRows = (document: SiteDocument, count: number): SiteDocument =>
  resizeGrid(document, document.grid.numberHorizontal + count, document.grid.numberVertical);

/** Returns the cells without content in any language, in reading order, except those that an upload will fill. */
const freeCells = (document: SiteDocument, awaited: ReadonlySet<string>): string[] =>
  [...gridCells(document.grid.numberHorizontal, document.grid.numberVertical)].filter(
    (cell) => !awaited.has(cell) && !hasContent(document, cell),
  );

/** Returns the cells for a number of links: free ones, then those of rows that the grid gets as far as the plan allows. */
export function planLinkSheets(document: SiteDocument, count: number, awaited: ReadonlySet<string>, limits: SiteLimits): SheetPlan {
  const { numberHorizontal: rows, numberVertical: columns } = document.grid;
  let addedRows = Math.max(0, Math.ceil((count - freeCells(document, awaited).length) / columns));
  while (addedRows > 0 && !mayGrowTo(document, { rows: rows + addedRows, columns }, limits)) addedRows -= 1;
  return { addedRows, cells: freeCells(withRows(document, addedRows), awaited).slice(0, count) };
}

interface SheetOptions {
  language: Language;
  /** The label of the buttons. */
  buttonText: string;
  newId: () => string;
}

/** Adds a sheet for each link that has a cell: headline, text and a button to the address. */
export function addLinkSheets(
  document: SiteDocument,
  links: readonly Link[],
  { addedRows, cells }: SheetPlan,
  { language, buttonText, newId }: SheetOptions,
): SiteDocument {
  let next = withRows(document, addedRows);
  for (const [index, cell] of cells.entries()) {
    const link = links[index];
    if (!link) break;
    const place = { cell, language };
    next = editSheet(placeSheet(next, place, newId()), place, {
      mainText: link.title,
      secondText: link.text,
      linkButtonText: buttonText,
      linkDestinationUrl: link.url,
      isInternalLink: isInternal(link.url),
    });
  }
  return next;
}

const itemsIn = (document: SiteDocument, language: Language) => document.menu[language]?.items ?? [];

/** Returns how many items the menu of a language can get. */
export const freeMenuItems = (document: SiteDocument, language: Language): number => MENU_ITEMS_MAX - itemsIn(document, language).length;

/** Adds a menu item for each link, up to `MENU_ITEMS_MAX`. */
export function addLinkMenuItems(document: SiteDocument, links: readonly Link[], language: Language, newId: () => string): SiteDocument {
  const added = links.slice(0, freeMenuItems(document, language)).map(({ title, url }) => ({
    id: newId(),
    name: title,
    linkDestinationUrl: url,
    isInternalLink: isInternal(url),
  }));
  return added.length === 0
    ? document
    : editLanguagePart(document, 'menu', language, { items: [...itemsIn(document, language), ...added] }, EMPTY_MENU);
}
