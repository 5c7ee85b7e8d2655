import type { Language } from '#shared/model/language.ts';
import { creativeWidths } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { linkedLanguage } from '#shared/rules/publish/publish-check.ts';
import { SITE_PAGE_OF_INTERNAL_PAGE } from '#shared/rules/site/destination.ts';
import { hasLinkedPage } from '#shared/rules/site/linked-page.ts';
import { cellPath, homePath, pagePath } from '#shared/rules/site/site-address.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { SiteRendering } from '#site-renderer/render/site-rendering.ts';

/** The target of a button inside the site: the cell in this language, otherwise in the default one. */
function cellUrl(document: SiteDocument, language: Language, cell: string): string | undefined {
  const spoken = linkedLanguage(document, cell, language);
  return spoken && cellPath(cell, spoken, document.settings);
}

/** The addresses of a page's resources and links. */
export function publicAddresses({
  document,
  language,
  languages,
  imageUrl,
  mutedVideoUrl,
  placeholderOf,
}: Pick<SiteRendering, 'document' | 'language' | 'languages' | 'imageUrl' | 'mutedVideoUrl' | 'placeholderOf'>): SiteAddresses {
  const { settings } = document;
  return {
    imageUrl,
    backdropUrl: (image) => placeholderOf(image) ?? imageUrl(image, { width: Math.min(...creativeWidths(image.width)), format: 'webp' }),
    videoUrl: ({ mediaId, width }) => imageUrl({ mediaId }, { width, format: 'mp4' }),
    mutedVideoUrl,
    cellUrl: (cell) => cellUrl(document, language, cell),
    pageUrl: (page) => pagePath(page, language, settings),
    linkedPageUrl: (page) =>
      hasLinkedPage(document, page, language) ? pagePath(SITE_PAGE_OF_INTERNAL_PAGE[page], language, settings) : undefined,
    languageUrl: (other) => (languages.includes(other) ? homePath(other, settings) : undefined),
    isGoal: (url) => settings.goals.includes(url),
  };
}
