import type { Language } from '#shared/model/language.ts';
import type { ImageRef, Variant } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { blockPath, siteFileKey } from '#shared/rules/site/site-file-keys.ts';
import { blockOf } from '#site-renderer/files/grid-map.ts';
import { renderSitePages } from '#site-renderer/pages/render-site-pages.ts';
import { renderSheets, type RenderedSheets } from '#site-renderer/document/sheet-markup.tsx';
import { sheetPages } from '#site-renderer/render/sheet-pages.ts';
import { languageRendering, type LanguageRendering } from '#site-renderer/visibility/language-rendering.ts';
import { HTML_HEADERS, scriptFile, type SiteFile } from '#site-renderer/files/site-file.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** What one language of a site is rendered from. */
export interface SiteRendering {
  siteId: string;
  document: SiteDocument;
  language: Language;
  /** The site's own origin, without a slash at its end. */
  origin: string;
  /** The address below the origin (`/m/…`) of a variant in public storage. */
  imageUrl: (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;
  /** Content of the variant that `inlineCreative` names. Left out of the page when it is larger than `INLINE_CREATIVE_MAX_BYTES`. */
  firstCreative?: Uint8Array;
  /** The languages the site is shown in, this one among them. */
  languages: readonly Language[];
  /** The visitor's runtime, as `buildVisitorScripts` made it. */
  visitorScripts: VisitorScripts;
  /** What has ended by then is left out. */
  now: Date;
}

/** Files of some sheets each, which the visitor's runtime fetches as a visitor comes near them. */
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

/**
 * Renders one language of a site: its pages of sheets, blocks of sheets, the pages beside them and the scripts they name;
 * its home last. What files share is made once, a file's own text whenever it is read. Pure.
 */
export function renderSite(rendering: SiteRendering): SiteFile[] {
  const shown = languageRendering(rendering);
  const drawn = renderSheets(shown);
  return [
    ...shown.pieces.map((piece) => scriptFile(shown.siteId, piece)),
    ...blockFiles(shown, drawn),
    ...renderSitePages(shown),
    ...sheetPages(shown, drawn),
  ];
}
