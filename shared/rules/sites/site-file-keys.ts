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
/** Returns the path of the current news of a site in a language, which the bar of its pages shows (`VisitorNews`). */
export const newsDataPath = (language: Language): string => `/n/${language}.json`;
/** Returns the path of the oEmbed data of a site in a language. */
export const oembedPath = (language: Language): string => `/o/${language}.json`;
/** Returns the path of the news feed of a site in a language. */
export const feedPath = (language: Language, defaultLanguage: Language): string =>
  language === defaultLanguage ? '/feed.xml' : `/feed-${language}.xml`;
/** The service worker of a site, whose folder is the scope of the worker. */
export const SERVICE_WORKER_PATH = '/sw.js';
export const MANIFEST_PATH = '/manifest.webmanifest';
/** The icon of sites without an own one. */
export const ICON_PATH = '/icon.svg';
/** The files that remain of an unpublished site: the page that is not available shows its name, icon and colour. */
export const BRAND_PATHS = [MANIFEST_PATH, ICON_PATH] as const;
/** The icon that browsers and search engines request without a link. */
export const FAVICON_PATH = '/favicon.ico';
/** The folder of published pictures and videos: `/m/<folder>/<width>.<format>`. */
export const PUBLIC_MEDIA_PATH = '/m';

/** Returns the path of the API for the visitors of one site. */
export const siteApiPath = (siteId: string): string => `/api/v1/end-user/site/${siteId}`;

/** Returns the path of members' media, which the API serves to members only. */
export const memberMediaPath = (siteId: string): string => `${siteApiPath(siteId)}/media`;

/** Returns the path of a picture or video in a folder named after its content (`publishedMedia`). */
export const mediaPath = (folder: string, variantName: string): string => `${PUBLIC_MEDIA_PATH}/${folder}/${variantName}`;

/** The end of the names of share cards, which no other published picture has. */
const SHARE_CARD_NAME = '/1200.jpg';
/** Returns the path of a share card in a folder named after its content. */
export const shareCardPath = (folder: string): string => PUBLIC_MEDIA_PATH + '/' + folder + SHARE_CARD_NAME;
/** Whether a key in public storage is that of a share card. */
export const isShareCardKey = (key: string): boolean => key.endsWith(SHARE_CARD_NAME);

/** Returns the path of a script named after its content. */
export const scriptPath = ({ name }: { name: string }): string => `/a/${name}`;

/** Returns the path of a font, or of a style sheet of fonts, named after its content. */
export const fontPath = (name: string): string => `/f/${name}`;

/** Returns the path of a block of sheets below the home path of its language. */
export const blockPath = (home: string, block: number): string => appendCellPath(home, `s/${block}.html`);

/**
 * Returns the number of the block that contains a cell. Blocks have `high` rows and `wide` columns and are counted row by row of blocks.
 */
export const blockNumber = ({ row, column }: CellPosition, columns: number, high: number, wide: number): number =>
  Math.floor(row / high) * Math.ceil(columns / wide) + Math.floor(column / wide);

/** Returns the key of any file that is not a page: the path is unchanged in the key. */
export const siteFileKey = (siteId: string, path: string): string => siteId + path;

/**
 * Returns the key of the page at a path of a site. A cell or another page is a file of its name; every other path is a home, the
 * `index.html` of its folder.
 */
export function pageKey(siteId: string, path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  const last = segments.at(-1);
  const isFile = last !== undefined && (parseCell(last) !== undefined || isSitePage(last));
  return [siteId, ...segments].join('/') + (isFile ? '.html' : '/index.html');
}
