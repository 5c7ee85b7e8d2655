import type { SiteFiles } from '#functions/jobs/publish/write-files.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { publishedLanguages } from '#shared/rules/publish/publish-check.ts';
import { cellPath, homePath, pagePath } from '#shared/rules/site/site-address.ts';
import { pageKey } from '#shared/rules/site/site-file-keys.ts';
import { HTML_HEADERS, type SiteFile } from '#site-renderer/files/site-file.ts';
import { shownPages } from '#site-renderer/pages/shown-pages.ts';
import { renderPausedPage } from '#site-renderer/render/not-available.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/** Makes the edge (infra/edge/site-response.js) answer with 503. */
export const PAUSED_METADATA = { paused: 'yes' } as const;

/** The files of a paused site: a neutral page at every address of the document. */
export function renderPausedFiles(siteId: string, document: SiteDocument): SiteFiles {
  const { settings } = document;
  const body = renderPausedPage();
  const fileAt = (path: string): SiteFile => ({ key: pageKey(siteId, path), body, ...HTML_HEADERS, metadata: PAUSED_METADATA });
  const languages = publishedLanguages(document);
  const homes = languages.map((language) => fileAt(homePath(language, settings)));
  const homeKeys = new Set(homes.map(({ key }) => key));
  const files = languages.flatMap((language) => [
    ...visibleSheets(document, language).map(({ cell }) => fileAt(cellPath(cell, language, settings))),
    ...shownPages(document, language).map((page) => fileAt(pagePath(page, language, settings))),
  ]);
  return { files: files.filter(({ key }) => !homeKeys.has(key)), homes };
}
