import { blockPath, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import { fontSheet } from '#site-renderer/fonts/font-styles.ts';
import { blockOf } from '#site-renderer/files/grid-map.ts';
import { newsDataFiles } from '#site-renderer/render/news-files.ts';
import { renderSitePages } from '#site-renderer/pages/render-site-pages.ts';
import { renderSheets, type RenderedSheets } from '#site-renderer/document/sheet-markup.tsx';
import { sheetPages } from '#site-renderer/render/sheet-pages.ts';
import { languageRendering, type LanguageRendering } from '#site-renderer/visibility/language-rendering.ts';
import { oembedFiles } from '#site-renderer/seo/embedding.ts';
import { fontSheetFile, HTML_HEADERS, scriptFile, type SiteFile } from '#site-renderer/files/site-file.ts';
import type { SiteRendering } from '#site-renderer/visibility/site-rendering.ts';

/** Returns the block files, with up to 16 sheets each. The visitor's runtime fetches a block when a visitor comes near it. */
function blockFiles({ siteId, sheets, home, map }: LanguageRendering, drawn: RenderedSheets): SiteFile[] {
  const blocks = Map.groupBy(sheets, ({ cell }) => blockOf(map, cell));
  return Array.from(blocks, ([number, placed]) => ({
    key: siteFileKey(siteId, blockPath(home, number)),
    get body() {
      return placed.map(drawn.asNeighbour).join('');
    },
    ...HTML_HEADERS,
  }));
}

/** Returns the style sheet with the fonts of the sheets after the first. */
function fontFiles({ siteId, language, fonts }: LanguageRendering): SiteFile[] {
  const sheet = fonts && fontSheet(fonts, language);
  return sheet ? [fontSheetFile(siteId, sheet)] : [];
}

/**
 * Renders one language of a site: scripts, fonts' style sheet, blocks of sheets, the pages beside the sheets and the pages of sheets, with the home page last.
 * Shared parts are rendered once; the body of a file is rendered each time it is read. Pure.
 */
export function renderSite(rendering: SiteRendering): SiteFile[] {
  const shown = languageRendering(rendering);
  const drawn = renderSheets(shown);
  return [
    ...shown.modules.map((module) => scriptFile(shown.siteId, module)),
    ...(shown.features.includes('share') || shown.hasPanelCode ? [scriptFile(shown.siteId, shown.visitorScripts.shareDialog)] : []),
    ...fontFiles(shown),
    ...blockFiles(shown, drawn),
    ...newsDataFiles(shown),
    ...oembedFiles(shown),
    ...renderSitePages(shown),
    ...sheetPages(shown, drawn),
  ];
}
