import type { Language } from '#shared/model/language.ts';
import { creativeWidths } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import { cellPath, homePath, pagePath } from '#shared/rules/site/site-address.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { SiteRendering } from '#site-renderer/render/site-rendering.ts';

/** Where a button inside the site leads: the cell in this language, else in the default one. */
function cellUrl(document: SiteDocument, language: Language, cell: string): string | undefined {
  const { defaultLanguage } = document.settings;
  const spoken = [language, defaultLanguage].find((candidate) => sheetAt(document, cell, candidate));
  return spoken && cellPath(cell, spoken, document.settings);
}

/** Where a page finds what it shows and leads to. */
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
    languageUrl: (other) => (languages.includes(other) ? homePath(other, settings) : undefined),
    isGoal: (url) => settings.goals.includes(url),
  };
}
