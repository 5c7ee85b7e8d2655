import type { Language } from '#shared/model/language.ts';
import type { ImageRef, Variant, VideoRef } from '#shared/model/media/media.ts';
import type { SitePage } from '#shared/rules/site/site-page.ts';

/** Where the things a site shows are found. The only difference between the published page and the editor's live view. */
export interface SiteAddresses {
  /** The address of one variant of a picture. May hold neither white space nor commas: it is written into a `srcset`. */
  imageUrl: (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;
  videoUrl: (video: VideoRef) => string;
  /** Where a button that leads to this cell goes, or `undefined` where there is no sheet to go to. */
  cellUrl: (cell: string) => string | undefined;
  /** Where one of the pages beside the sheets is found. */
  pageUrl: (page: SitePage) => string;
  /** Where the site is found in another language, or `undefined` where it is not shown in it. */
  languageUrl: (language: Language) => string | undefined;
}
