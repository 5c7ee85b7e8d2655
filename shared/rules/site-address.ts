import type { Language } from '#shared/model/language.ts';
import { FIRST_CELL } from '#shared/rules/cell.ts';

/** Stands for the site id in an origin template such as `https://{siteId}.sites.example.com`. */
const SITE_ID_PLACEHOLDER = '{siteId}';

/** A site's own origin (product.md "Visitors": one origin per site). `template` names the place of the id as `{siteId}`. */
export const siteOrigin = (template: string, siteId: string): string => template.replace(SITE_ID_PLACEHOLDER, siteId);

/** The path of a cell: the default language and the first cell are left out. */
export function cellPath(cell: string, language: Language, defaultLanguage: Language): string {
  const segments = [language === defaultLanguage ? '' : language, cell === FIRST_CELL ? '' : cell].filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}
