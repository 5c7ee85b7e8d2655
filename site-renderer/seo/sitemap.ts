import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { cellPath, homePath, pagePath } from '#shared/rules/sites/site-address.ts';
import type { SitePage } from '#shared/values/site-page.ts';
import { escapeHtml } from '#site-renderer/document/escape-html.ts';
import { publicCellPath, publicHomePath } from '#site-renderer/visibility/public-paths.ts';
import { alternates } from '#site-renderer/seo/page-head.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

interface MappedSite {
  document: SiteDocument;
  /** The published languages of the site. */
  languages: readonly Language[];
  origin: string;
  /** The indexable pages beside the sheets, by language. */
  pages: ReadonlyMap<Language, readonly SitePage[]>;
}

type PathIn = (language: Language) => string | undefined;

/** Renders the sitemap: all indexable pages in every language with their alternates. Omits members-only sheets. */
export function renderSitemap({ document, languages, origin, pages }: MappedSite): string {
  const { settings } = document;
  const pageIn =
    (page: SitePage): PathIn =>
    (language) =>
      pages.get(language)?.includes(page) ? pagePath(page, language, settings) : undefined;

  const entry = (language: Language, pathIn: PathIn): string => {
    const path = pathIn(language);
    if (path === undefined) return '';
    const links = alternates({ document, languages }, { pathIn }).map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.tag}" href="${escapeHtml(origin + one.path)}"/>`,
    );
    return `<url><loc>${escapeHtml(origin + path)}</loc>${links.join('')}</url>`;
  };

  const entries = languages.flatMap((language) => [
    entry(language, (other) => publicHomePath(document, other)),
    ...visibleSheets(document, language)
      .filter(({ cell }) => cellPath(cell, language, settings) !== homePath(language, settings))
      .map(({ cell }) => entry(language, (other) => publicCellPath(document, cell, other))),
    ...(pages.get(language) ?? []).map((page) => entry(language, pageIn(page))),
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('');
}
