import type { Language } from '#shared/model/language.ts';
import { type CellPosition, parseCell } from '#shared/values/cell.ts';
import { appendCellPath } from '#shared/rules/sites/site-address.ts';
import { isSitePage } from '#shared/values/site-page.ts';

/**
 * Paths of the files of a published site, below its origin, and their keys in public storage: the site's id, then the path. The
 * renderer, the publish job, the API and the visitor's runtime use this file. `infra/edge/site-request.js`, which has no imports at the
 * edge, maps paths to the same keys; its test compares both.
 */

export const SITEMAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';
/** The current news of a site in a language, which the bar of its pages shows (`VisitorNews`). */
export const newsDataPath = (language: Language): string => `/n/${language}.json`;
/** The feed of the news of a site in a language. */
export const feedPath = (language: Language, defaultLanguage: Language): string =>
  language === defaultLanguage ? '/feed.xml' : `/feed-${language}.xml`;
export const MANIFEST_PATH = '/manifest.webmanifest';
/** Published pictures and videos: `/m/<folder>/<width>.<format>`. */
export const PUBLIC_MEDIA_PATH = '/m';

/** The path of the API for the visitors of one site. */
export const siteApiPath = (siteId: string): string => `/api/v1/end-user/site/${siteId}`;

/** The path of members' media; the API serves them, to members only. */
export const memberMediaPath = (siteId: string): string => `${siteApiPath(siteId)}/media`;

/** The path of a picture or video in a folder named after its content (`publishedMedia`). */
export const mediaPath = (folder: string, variantName: string): string => `${PUBLIC_MEDIA_PATH}/${folder}/${variantName}`;

/** The path of a script named after its content. */
export const scriptPath = ({ name }: { name: string }): string => `/a/${name}`;

/** The path of a block of sheets below the home path of its language. */
export const blockPath = (home: string, block: number): string => appendCellPath(home, `s/${block}.html`);

/** The number of the block that contains a cell: blocks of `high` rows and `wide` columns, counted row by row of blocks. */
export const blockNumber = ({ row, column }: CellPosition, columns: number, high: number, wide: number): number =>
  Math.floor(row / high) * Math.ceil(columns / wide) + Math.floor(column / wide);

/** The key of a file whose path is unchanged in the key: anything but a page. */
export const siteFileKey = (siteId: string, path: string): string => siteId + path;

/**
 * The key of the page at a path of a site. A cell or a page beside the sheets is a file of its name; every other path is a home, the
 * `index.html` of its folder.
 */
export function pageKey(siteId: string, path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1);
  const isFile = last !== undefined && (parseCell(last) !== undefined || isSitePage(last));
  return [siteId, ...segments].join('/') + (isFile ? '.html' : '/index.html');
}
