import type { ScriptFile, VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import type { Language } from '#shared/model/language.ts';
import type { ImageRef, Variant, VideoRef } from '#shared/model/media/media.ts';
import type { RenderedNews } from '#site-renderer/news/rendered-news.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';

/** The input for rendering one language of a site. */
export interface SiteRendering {
  siteId: string;
  document: SiteDocument;
  language: Language;
  /** The site's own origin, without a trailing slash. */
  origin: string;
  /** The address below the origin (`/m/…`) of a variant in public storage. */
  imageUrl: (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;
  /** The address of a video without its sound; `undefined` if there is none. Drafts have none. */
  mutedVideoUrl?: ((video: Pick<VideoRef, 'mediaId'>) => string | undefined) | undefined;
  /** The tiny copy of a creative as a data URI; empty if it has transparent parts, `undefined` if there is none. */
  placeholderOf: (image: Pick<ImageRef, 'mediaId'>) => string | undefined;
  /** Content of the variant that `inlineCreative` names. Not inlined if larger than `INLINE_CREATIVE.maxBytes`. */
  firstCreative?: Uint8Array;
  /** All published languages of the site, `language` among them. */
  languages: readonly Language[];
  /** The news of the site that are current at `now`, in its order. */
  news: readonly RenderedNews[];
  /** The visitor's runtime, built by `buildVisitorScripts`. */
  visitorScripts: VisitorScripts;
  /** Popups that ended before this time are omitted. */
  now: Date;
  /** In previews: the module that pages of sheets start last. Pages with inputs then show that nothing is sent. */
  previewModule?: ScriptFile;
}
