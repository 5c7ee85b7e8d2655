import type { Language } from '#shared/model/language.ts';
import { creativeWidths, type ImageRef } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { cellPath, homePath, pagePath } from '#shared/rules/sites/site-address.ts';
import type { SitePage } from '#shared/values/site-page.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { escapeHtml } from '#shared/values/text/escape-html.ts';
import { publicCellPath, publicHomePath } from '#site-renderer/visibility/public-paths.ts';
import { alternates } from '#site-renderer/seo/page-head.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

interface MappedSite {
  document: SiteDocument;
  /** The published languages of the site. */
  languages: readonly Language[];
  origin: string;
  imageUrl: SiteAddresses['imageUrl'];
  /** The indexable pages beside the sheets, by language. */
  pages: ReadonlyMap<Language, readonly SitePage[]>;
}

type PathIn = (language: Language) => string | undefined;

/** Renders the sitemap: all indexable pages in every language with their alternates and pictures. Omits members-only sheets. */
export function renderSitemap({ document, languages, origin, imageUrl, pages }: MappedSite): string {
  const { settings } = document;
  const pageIn =
    (page: SitePage): PathIn =>
    (language) =>
      pages.get(language)?.includes(page) ? pagePath(page, language, settings) : undefined;

  const entry = (language: Language, pathIn: PathIn, image: ImageRef | null = null): string => {
    const path = pathIn(language);
    if (path === undefined) return '';
    const links = alternates({ document, languages }, { pathIn }).map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one.tag}" href="${escapeHtml(origin + one.path)}"/>`,
    );
    const picture = image && imageUrl(image, { width: Math.max(...creativeWidths(image.width)), format: 'webp' });
    const shown = picture ? `<image:image><image:loc>${escapeHtml(origin + picture)}</image:loc></image:image>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${links.join('')}${shown}</url>`;
  };

  const entries = languages.flatMap((language) => [
    entry(language, (other) => publicHomePath(document, other), visibleSheets(document, language)[0]?.sheet.image),
    ...visibleSheets(document, language)
      .filter(({ cell }) => cellPath(cell, language, settings) !== homePath(language, settings))
      .map(({ cell, sheet }) => entry(language, (other) => publicCellPath(document, cell, other), sheet.image)),
    ...(pages.get(language) ?? []).map((page) => entry(language, pageIn(page))),
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries,
    '</urlset>\n',
  ].join('');
}
