import { isSitePage } from '#shared/values/site-page.ts';

/** How the service worker treats a request. */
export type Caching =
  /** A file that is named after its content: once it is cached, it is not requested again. */
  | 'once'
  /** A page or a block of sheets: requested, and taken from the cache without a network. */
  | 'fresh'
  /** Everything else: forms, members' pages, the API, videos, counted visits. */
  | 'never';

const NAMED_AFTER_CONTENT = /^\/(?:[af]\/|m\/.*\.(?:avif|webp|png)$)/;
const BLOCK = /\/s\/\d+\.html$/;
/** A home, or the address of a cell: no other page, file or endpoint has only such segments. */
const SHEET = /^(?:\/[a-z\d-]+){0,2}\/?(?:(?<=\/)[A-Z]{1,3}\d{1,3})?$/;

/** Returns how the response to a request for a path is cached. `isPage`: whether the browser opens the path as a page. */
export function cachingOf(path: string, isPage: boolean): Caching {
  if (isPage) return SHEET.test(path) && !isSitePage(path.split('/').at(-1) ?? '') ? 'fresh' : 'never';
  if (NAMED_AFTER_CONTENT.test(path)) return 'once';
  return BLOCK.test(path) ? 'fresh' : 'never';
}

/** Returns the path of the home above a page of a sheet, which is the same for all pages of a language. */
export const homeOf = (path: string): string => path.replace(/\/?(?:(?<=\/)[A-Z]{1,3}\d{1,3})?$/, '') || '/';
