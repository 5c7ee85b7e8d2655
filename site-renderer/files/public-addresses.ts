import type { Language } from '#shared/model/language.ts';
import { creativeWidths, type ImageRef, type Variant, type VideoRef } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { linkedLanguage } from '#shared/rules/publishing/publish-check.ts';
import { sectionHash, SITE_PAGE_OF_INTERNAL_PAGE } from '#shared/model/sites/destination.ts';
import { hasLinkedPage } from '#shared/rules/sites/linked-page.ts';
import { cellPath, homePath, pagePath } from '#shared/rules/sites/site-address.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';

/** One language of a site, and the addresses of its media. */
export interface PublicAddressOptions {
  document: SiteDocument;
  language: Language;
  /** All published languages of the site, including `language`. */
  languages: readonly Language[];
  /** Returns the address below the origin (`/m/…`) of a variant in public storage. */
  imageUrl: (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;
  /** Returns the address of a video without sound; `undefined` if there is none, as in drafts. */
  mutedVideoUrl?: ((video: Pick<VideoRef, 'mediaId'>) => string | undefined) | undefined;
  /** Returns the tiny copy of a creative as a data URI; empty if the creative has transparent parts, `undefined` if there is no copy. */
  placeholderOf: (image: Pick<ImageRef, 'mediaId'>) => string | undefined;
}

/** Returns the target of a button inside the site: the cell in this language, otherwise in the default language. */
function cellUrl(document: SiteDocument, language: Language, cell: string): string | undefined {
  const available = linkedLanguage(document, cell, language);
  return available && cellPath(cell, available, document.settings);
}

/** Returns the addresses of a page's resources and links. */
export function publicAddresses({
  document,
  language,
  languages,
  imageUrl,
  mutedVideoUrl,
  placeholderOf,
}: PublicAddressOptions): SiteAddresses {
  const { settings } = document;
  return {
    imageUrl,
    backdropUrl: (image) => placeholderOf(image) ?? imageUrl(image, { width: Math.min(...creativeWidths(image.width)), format: 'webp' }),
    videoUrl: ({ mediaId, width }) => imageUrl({ mediaId }, { width, format: 'mp4' }),
    mutedVideoUrl,
    cellUrl: (cell) => cellUrl(document, language, cell),
    pageUrl: (page) => pagePath(page, language, settings),
    linkedPageUrl: (page) =>
      hasLinkedPage(document, page, language)
        ? pagePath(SITE_PAGE_OF_INTERNAL_PAGE[page], language, settings) + sectionHash(page)
        : undefined,
    languageUrl: (other) => (languages.includes(other) ? homePath(other, settings) : undefined),
    isGoal: (url) => settings.goals.includes(url),
  };
}
