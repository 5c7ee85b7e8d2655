import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { type SiteAddressSettings, appendCellPath, homePath } from '#shared/rules/sites/site-address.ts';
import { isCustomPath } from '#shared/model/sites/custom-path.ts';
import { pageKey } from '#shared/rules/sites/site-file-keys.ts';
import { visiblePages } from '#site-renderer/visibility/visible-pages.ts';
import { NO_CACHE_HEADERS, type SiteFile } from '#site-renderer/files/site-file.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

const below = (home: string, name: string): string => (name === '' ? home : appendCellPath(home, name));

/**
 * Returns the non-canonical home paths: with the default language, with a former custom path, or without the current custom path. Former
 * paths that are in use for another purpose do not redirect.
 */
function otherHomes(language: Language, { defaultLanguage, customPath }: SiteAddressSettings, formerPaths: readonly string[]): string[] {
  const named = language === defaultLanguage ? [`/${language}`] : [];
  const paths = ['', customPath, ...formerPaths.filter(isCustomPath)];
  const homes = paths.flatMap((path) => [
    homePath(language, { defaultLanguage, customPath: path }),
    ...named.map((home) => (path === '' ? home : `/${path}${home}`)),
  ]);
  const canonical = homePath(language, { defaultLanguage, customPath });
  return [...new Set(homes)].filter((home) => home !== canonical);
}

/**
 * Renders the redirects to canonical addresses that depend on the site's content, each in one step. The edge reads the
 * location from the object's metadata (infra/edge/site-response.js). The body repeats the location, so that a changed location changes the
 * object.
 */
export function renderRedirects(
  siteId: string,
  document: SiteDocument,
  { languages, formerPaths }: { languages: readonly Language[]; formerPaths: readonly string[] },
): SiteFile[] {
  return languages.flatMap((language) => {
    const home = homePath(language, document.settings);
    const others = otherHomes(language, document.settings, formerPaths);
    const names = ['', ...visibleSheets(document, language).map(({ cell }) => cell), ...visiblePages(document, language)];
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
