import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { type SiteAddressSettings, appendCellPath, homePath } from '#shared/rules/site/site-address.ts';
import { pageKey } from '#shared/rules/site/site-file-keys.ts';
import { shownPages } from '#site-renderer/pages/shown-pages.ts';
import { NO_CACHE_HEADERS, type SiteFile } from '#site-renderer/files/site-file.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

const below = (home: string, name: string): string => (name === '' ? home : appendCellPath(home, name));

/** Other home paths that visitors may try: with the default language named, or without the custom path. */
function otherHomes(language: Language, { defaultLanguage, customPath }: SiteAddressSettings): string[] {
  const named = language === defaultLanguage ? [`/${language}`] : [];
  if (customPath === '') return named;
  const without = homePath(language, { defaultLanguage, customPath: '' });
  return [without, ...named, ...named.map((home) => `/${customPath}${home}`)];
}

/**
 * Redirects to canonical addresses that depend on the content of the site. The location is in the object's metadata for the
 * edge (infra/edge/site-response.js), and in its body so that another location gives another object.
 */
export function renderRedirects(siteId: string, document: SiteDocument, languages: readonly Language[]): SiteFile[] {
  return languages.flatMap((language) => {
    const home = homePath(language, document.settings);
    const others = otherHomes(language, document.settings);
    const names = ['', ...visibleSheets(document, language).map(({ cell }) => cell), ...shownPages(document, language)];
    const files = names.flatMap((name) =>
      others.map((other): SiteFile => {
        const location = below(home, name);
        return {
          key: pageKey(siteId, below(other, name)),
          body: location,
          contentType: 'text/plain; charset=utf-8',
          cacheControl: NO_CACHE_HEADERS,
          metadata: { location },
        };
      }),
    );
    return [...new Map(files.map((file) => [file.key, file])).values()];
  });
}
