import type { Language } from '#shared/model/language.ts';
import type { ImageRef, Variant, VideoRef } from '#shared/model/media/media.ts';
import type { InternalPage } from '#shared/model/sites/destination.ts';
import type { SitePage } from '#shared/values/site-page.ts';

/** Resolves the addresses to which a site links. The published page and the editor's live view differ only in this. */
export interface SiteAddresses {
  /** Returns the address of an image variant. It contains neither white space nor commas, because it is written into a `srcset`. */
  imageUrl: (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;
  /**
   * Returns the address of the copy of a creative that is drawn behind it: a tiny blurred copy as a data URI, or a variant, which the page
   * blurs. Empty for a creative with transparent parts, which shows its average colour instead.
   */
  backdropUrl: (image: ImageRef) => string;
  videoUrl: (video: VideoRef) => string;
  /** Returns the address of a video without sound, for muted playback; `undefined` if there is none. */
  mutedVideoUrl?: ((video: VideoRef) => string | undefined) | undefined;
  /** Returns the address of a cell; `undefined` if the cell has no sheet. */
  cellUrl: (cell: string) => string | undefined;
  /** Returns the address of a page beside the sheets. */
  pageUrl: (page: SitePage) => string;
  /** Returns the address of a linked page, with the fragment of its section; `undefined` if the site does not have the page, so that the link is omitted. */
  linkedPageUrl: (page: InternalPage) => string | undefined;
  /** Returns the address of the site in another language; `undefined` if the site is not published in that language. */
  languageUrl: (language: Language) => string | undefined;
  /** Whether a click on a link to this stored URL outside the site counts as a conversion. */
  isGoal: (url: string) => boolean;
}
