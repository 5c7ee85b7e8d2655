import { LANGUAGES } from '#shared/model/language.ts';
import { parseCell } from '#shared/rules/sheet/cell.ts';
import { isSitePage, PAGE_ALIASES } from '#shared/rules/site/site-page.ts';

/** Lower-case letters, digits and single hyphens between them, 2 to 50. One letter names the folders of a site's files. */
const SHAPE = /^(?=.{2,50}$)[a-z\d]+(?:-[a-z\d]+)*$/;
/** Addresses of the edge itself. */
const RESERVED: readonly string[] = ['api', 'sites', 'not-available'];

/** Whether a site may have this in front of its addresses: it is none of a language, a cell or a page (product.md "Visitors"). */
export const isCustomPath = (path: string): boolean =>
  SHAPE.test(path) &&
  !LANGUAGES.some((language) => language === path) &&
  parseCell(path.toUpperCase()) === undefined &&
  !isSitePage(path) &&
  !Object.hasOwn(PAGE_ALIASES, path) &&
  !RESERVED.includes(path);
