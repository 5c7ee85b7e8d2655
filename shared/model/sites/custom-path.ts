import { LANGUAGES } from '#shared/model/language.ts';
import { parseCell } from '#shared/values/cell.ts';
import { isSitePage, PAGE_ALIASES } from '#shared/values/site-page.ts';

/** 2 to 50 lower-case letters, digits and single hyphens between them. One-letter names are the folders of a site's files. */
const SHAPE = /^(?=.{2,50}$)[a-z\d]+(?:-[a-z\d]+)*$/;
/** First path segments that the CDN itself routes. */
const RESERVED: readonly string[] = ['api', 'sites', 'not-available'];

/** Whether a site may have this custom path: it equals no language, cell, page name or reserved segment. */
export const isCustomPath = (path: string): boolean =>
  SHAPE.test(path) &&
  !LANGUAGES.some((language) => language === path) &&
  parseCell(path.toUpperCase()) === undefined &&
  !isSitePage(path) &&
  !Object.hasOwn(PAGE_ALIASES, path) &&
  !RESERVED.includes(path);
