import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { scriptPath, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import type { ScriptFile } from '#site-renderer/build/visitor-scripts.ts';

/** A file to be written to public storage. */
export interface SiteFile {
  key: string;
  /** The content. It may be rendered on each read, because holding all pages of a large site would exhaust memory. */
  readonly body: string;
  contentType: string;
  cacheControl: string;
  /** The language of a page, which the not-found page uses. */
  contentLanguage?: string;
  /** Object metadata in public storage, read by the edge. */
  metadata?: Readonly<Record<string, string>>;
}

/** Seconds for which the edge caches a page before it revalidates it with the storage. */
const PAGE_EDGE_SECONDS = 20;
/**
 * The caching of files with stable names: browsers revalidate every time, the edge after seconds. A publication, or a change of the news of
 * a site (ADR 65), therefore reaches every page without an invalidation.
 */
export const NO_CACHE_HEADERS = `public, max-age=0, s-maxage=${PAGE_EDGE_SECONDS}, must-revalidate`;
/** The caching of files that are named after their content. */
const FOREVER = 'public, max-age=31536000, immutable';

export const HTML_HEADERS = { contentType: 'text/html; charset=utf-8', cacheControl: NO_CACHE_HEADERS } as const;

/** Returns the headers of a page in a language. */
export const pageHeaders = (language: Language): Omit<SiteFile, 'key' | 'body'> => ({
  ...HTML_HEADERS,
  contentLanguage: LANGUAGE_TAG[language],
});

/** Returns the file of a style sheet of fonts. */
export const fontSheetFile = (siteId: string, { path, body }: { path: string; body: string }): SiteFile => ({
  key: siteFileKey(siteId, path),
  body,
  contentType: 'text/css; charset=utf-8',
  cacheControl: FOREVER,
});

export const scriptFile = (siteId: string, script: ScriptFile): SiteFile => ({
  key: siteFileKey(siteId, scriptPath(script)),
  body: script.body,
  contentType: 'text/javascript; charset=utf-8',
  cacheControl: FOREVER,
});
