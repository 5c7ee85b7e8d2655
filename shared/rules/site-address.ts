import type { Language } from '#shared/model/language.ts';
import { FIRST_CELL, parseCell } from '#shared/rules/cell.ts';

/** Stands for the site id in an origin template such as `https://{siteId}.sites.example.com`. */
const SITE_ID_PLACEHOLDER = '{siteId}';

/** A site's own origin (product.md "Visitors": one origin per site). `template` names the place of the id as `{siteId}`. */
export const siteOrigin = (template: string, siteId: string): string => template.replace(SITE_ID_PLACEHOLDER, siteId);

/** The path of a language's first cell: the default language is left out. */
export const homePath = (language: Language, defaultLanguage: Language): string => (language === defaultLanguage ? '/' : `/${language}`);

/** The path of a cell below its language's home; the first cell is left out. */
export const cellPathBelow = (home: string, cell: string): string => {
  if (cell === FIRST_CELL) return home;
  return home === '/' ? `/${cell}` : `${home}/${cell}`;
};

/** The path of a cell: the default language and the first cell are left out. */
export const cellPath = (cell: string, language: Language, defaultLanguage: Language): string =>
  cellPathBelow(homePath(language, defaultLanguage), cell);

/** The cell a site's path names: its last segment, or the first cell where that is none. */
export function cellOfPath(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return parseCell(last) ? last : FIRST_CELL;
}
