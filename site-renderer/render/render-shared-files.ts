import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { cutText } from '#shared/rules/text/cut-text.ts';
import { homePath, pagePath } from '#shared/rules/sites/site-address.ts';
import { hexOf, parseColour } from '#shared/values/colour.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import type { SitePage } from '#shared/values/site-page.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { MANIFEST_PATH, ROBOTS_PATH, SERVICE_WORKER_PATH, siteFileKey, SITEMAP_PATH } from '#shared/rules/sites/site-file-keys.ts';
import type { PageContext } from '#site-renderer/pages/page-content.ts';
import { sitePages } from '#site-renderer/pages/site-pages.ts';
import { publicAddresses } from '#site-renderer/files/public-addresses.ts';
import { renderRedirects } from '#site-renderer/seo/redirects.ts';
import type { SiteRendering } from '#site-renderer/visibility/site-rendering.ts';
import { NO_CACHE_HEADERS, type SiteFile } from '#site-renderer/files/site-file.ts';
import { iconFiles, siteIcons } from '#site-renderer/seo/site-icon.ts';
import { renderSitemap } from '#site-renderer/seo/sitemap.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/** The input of the files that do not depend on a language. */
export interface SharedRendering extends Pick<
  SiteRendering,
  'siteId' | 'document' | 'origin' | 'languages' | 'imageUrl' | 'placeholderOf' | 'news' | 'version'
> {
  visitorScripts: Pick<VisitorScripts, 'worker' | 'endWorker'>;
  /** The former custom paths of the site, whose URLs redirect. */
  formerPaths?: readonly string[];
}

/** The characters of a name that fit below an icon. */
const SHORT_NAME_MAX = 12;

/**
 * Returns the web app manifest, by which devices install the site. Where a device can, the installed site keeps the buttons of
 * the browser for moving back.
 */
function webManifest({ settings }: SiteDocument, imageUrl: SharedRendering['imageUrl'], colour: string | undefined): object {
  const { name, defaultLanguage, theme } = settings;
  const ground = parseColour(theme?.palette.background ?? colour ?? '');
  return {
    id: '/',
    name,
    short_name: cutText(name, SHORT_NAME_MAX, defaultLanguage),
    lang: LANGUAGE_TAG[defaultLanguage],
    start_url: homePath(defaultLanguage, settings),
    scope: '/',
    display: 'standalone',
    display_override: ['minimal-ui'],
    ...(ground && { theme_color: hexOf(ground), background_color: hexOf(ground) }),
    icons: siteIcons(settings, imageUrl),
  };
}

/** Returns the service worker of a publication; without a version, the one that removes a former worker. */
const workerOf = ({ worker, endWorker }: SharedRendering['visitorScripts'], version: string | undefined): string =>
  version === undefined ? endWorker : worker.replace('VERSION_OF_PUBLICATION', version);

/** Renders the files that do not depend on a language: redirects, sitemap, robots.txt, icons, web app manifest and service worker. */
export function renderSharedFiles(rendering: SharedRendering): SiteFile[] {
  const { siteId, document, origin, languages, imageUrl, placeholderOf, news, version, visitorScripts, formerPaths = [] } = rendering;
  const indexed = new Map(
    languages.map((language): [Language, SitePage[]] => {
      const context: PageContext = {
        siteId,
        document,
        language,
        languages,
        addresses: publicAddresses({ document, language, languages, imageUrl, placeholderOf }),
        words: VISITOR_LABELS[language],
        news,
        pathOf: (page) => pagePath(page, language, document.settings),
      };
      return [language, sitePages(context).flatMap(({ page, isIndexed }) => (isIndexed ? page : []))];
    }),
  );
  const first = visibleSheets(document, document.settings.defaultLanguage)[0]?.sheet.image;
  const file = (path: string, contentType: string, body: string): SiteFile => ({
    key: siteFileKey(siteId, path),
    body,
    contentType,
    cacheControl: NO_CACHE_HEADERS,
  });
  return [
    ...renderRedirects(siteId, document, { languages, formerPaths }),
    file(SITEMAP_PATH, 'application/xml', renderSitemap({ document, languages, origin, imageUrl, pages: indexed })),
    file(ROBOTS_PATH, 'text/plain; charset=utf-8', `User-agent: *\nAllow: /\nSitemap: ${origin}${SITEMAP_PATH}\n`),
    file(SERVICE_WORKER_PATH, 'text/javascript; charset=utf-8', workerOf(visitorScripts, version)),
    ...iconFiles(siteId, document, imageUrl, first?.colour),
    file(MANIFEST_PATH, 'application/manifest+json', JSON.stringify(webManifest(document, imageUrl, first?.colour))),
  ];
}
