import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { cellPath, cellPathBelow, homePath } from '#shared/rules/site-address.ts';
import type { SiteAddresses } from '#site-renderer/components/site-addresses.ts';
import type { SiteRendering } from '#site-renderer/render.tsx';

/**
 * Where a button inside the site leads: the cell in this language, else in the default one. The fragment is for visitors
 * without scripts, whom it scrolls to the sheet; the runtime takes it away.
 */
function cellUrl(document: SiteDocument, language: Language, cell: string): string | undefined {
  const { defaultLanguage } = document.settings;
  const spoken = [language, defaultLanguage].find((candidate) => sheetAt(document, cell, candidate));
  return spoken && `${cellPath(cell, spoken, defaultLanguage)}#${cell}`;
}

/** Where a page finds what it shows and leads to. */
export function publicAddresses({ document, language, languages, imageUrl }: SiteRendering): SiteAddresses {
  const { defaultLanguage } = document.settings;
  return {
    imageUrl,
    videoUrl: ({ mediaId, width }) => imageUrl({ mediaId }, { width, format: 'mp4' }),
    cellUrl: (cell) => cellUrl(document, language, cell),
    pageUrl: (page) => cellPathBelow(homePath(language, defaultLanguage), page),
    languageUrl: (other) => (languages.includes(other) ? homePath(other, defaultLanguage) : undefined),
  };
}
