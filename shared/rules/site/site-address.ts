import type { Language } from '#shared/model/language.ts';
import type { SiteSettings } from '#shared/model/site/site.ts';
import { FIRST_CELL, parseCell } from '#shared/rules/sheet/cell.ts';
import type { SitePage } from '#shared/rules/site/site-page.ts';

/** Stands for the site id in an origin template such as `https://{siteId}.sites.example.com`. */
const SITE_ID_PLACEHOLDER = '{siteId}';

/** What of a site decides where its addresses begin. */
export type SiteAddressSettings = Pick<SiteSettings, 'defaultLanguage' | 'customPath'>;

/** A site's own origin (product.md "Visitors": one origin per site). `template` names the place of the id as `{siteId}`. */
export const siteOrigin = (template: string, siteId: string): string => template.replace(SITE_ID_PLACEHOLDER, siteId);

/** The path of a language's first cell, in the order custom path, language; the default language is left out. */
export const homePath = (language: Language, { defaultLanguage, customPath }: SiteAddressSettings): string =>
  `/${[customPath, language === defaultLanguage ? '' : language].filter((part) => part !== '').join('/')}`;

/** The path of a cell below its language's home; the first cell is left out. */
export const appendCellPath = (home: string, cell: string): string => {
  if (cell === FIRST_CELL) return home;
  return home === '/' ? `/${cell}` : `${home}/${cell}`;
};

/** The path of a cell: the default language and the first cell are left out. */
export const cellPath = (cell: string, language: Language, site: SiteAddressSettings): string =>
  appendCellPath(homePath(language, site), cell);

/** The path of one of the site's pages beside its sheets. */
export const pagePath = (page: SitePage, language: Language, site: SiteAddressSettings): string =>
  appendCellPath(homePath(language, site), page);

/** The cell a site's path names: its last segment, or the first cell where that is none. */
export function cellFromPath(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return parseCell(last) ? last : FIRST_CELL;
}
