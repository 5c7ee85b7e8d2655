import type { Language } from '#shared/model/language.ts';
import type { ImageRef, Variant, VideoRef } from '#shared/model/media/media.ts';
import type { InternalPage } from '#shared/model/sites/destination.ts';
import type { SitePage } from '#shared/values/site-page.ts';

/** Resolves the addresses a site links to. The published page and the editor's live view differ only in this. */
export interface SiteAddresses {
  /** The address of an image variant. It contains neither white space nor commas, because it is written into a `srcset`. */
  imageUrl: (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;
  /**
   * The address of a copy of a creative that is drawn behind it: a tiny blurred one as a data URI, or a variant, which the page
   * blurs. Empty for a creative with transparent parts, which shows its average colour instead.
   */
  backdropUrl: (image: ImageRef) => string;
  videoUrl: (video: VideoRef) => string;
  /** The address of a video without its sound, for muted playback; `undefined` if there is none. */
  mutedVideoUrl?: ((video: VideoRef) => string | undefined) | undefined;
  /** The address of a cell; `undefined` if it has no sheet. */
  cellUrl: (cell: string) => string | undefined;
  /** The address of a page beside the sheets. */
  pageUrl: (page: SitePage) => string;
  /** The address of a linked page; `undefined` if the site does not have it, so that the link is omitted. */
  linkedPageUrl: (page: InternalPage) => string | undefined;
  /** The address of the site in another language; `undefined` if it is not published in that language. */
  languageUrl: (language: Language) => string | undefined;
  /** Whether a click on a link to this web address counts as a conversion. */
  isGoal: (url: string) => boolean;
}
