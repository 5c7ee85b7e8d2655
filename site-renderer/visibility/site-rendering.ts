import type { ScriptFile, VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import type { SiteFonts } from '#site-renderer/fonts/site-fonts.ts';
import type { SplitPhrases } from '#site-renderer/phrases/split-phrases.ts';
import type { RenderedNews } from '#site-renderer/visibility/rendered-news.ts';
import type { PublicAddressOptions } from '#site-renderer/files/public-addresses.ts';

/** The input for rendering one language of a site. */
export interface SiteRendering extends PublicAddressOptions {
  siteId: string;
  /** The origin of the site, without a trailing slash. */
  origin: string;
  /** The bytes of the variant that `inlineCreative` returns. They are not inlined above `INLINE_CREATIVE.maxBytes`. */
  firstCreative?: Uint8Array;
  /** The news of the site that are current at `now`, in its order. */
  news: readonly RenderedNews[];
  /** The visitor's runtime, built by `buildVisitorScripts`. */
  visitorScripts: VisitorScripts;
  /** Popups that ended before this time are omitted. */
  now: Date;
  /** The fonts of a site with a theme; absent if it needs none. */
  fonts?: SiteFonts;
  /**
   * Identifies the publication to the service worker. Without it, the site does not work offline, and browsers remove a former
   * worker.
   */
  version?: string | undefined;
  /** The paths of the share cards that are stored. Pages name no other. */
  storedCards?: ReadonlySet<string> | undefined;
  /** Splits texts of a site with a theme into phrases. */
  phrases?: SplitPhrases | undefined;
  /** The teasers of members-only sheets as data URIs, by the id of the sheet. */
  teasers?: ReadonlyMap<string, string>;
  /** In previews, the module that pages of sheets start last. Pages with inputs then explain that nothing is sent. */
  previewModule?: ScriptFile;
  /** Whether the files are for another host, without the modules that need the product's edge and API. */
  isExported?: boolean;
}
