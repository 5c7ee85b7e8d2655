import type { Language } from '#shared/model/language.ts';
import { pagePath } from '#shared/rules/sites/site-address.ts';
import { feedPath, newsDataPath, pageKey, siteFileKey, SITEMAP_PATH } from '#shared/rules/sites/site-file-keys.ts';
import { NO_CACHE_HEADERS, type SiteFile } from '#site-renderer/files/site-file.ts';
import { publicAddresses } from '#site-renderer/files/public-addresses.ts';
import { renderNewsFeed } from '#site-renderer/seo/news-feed.ts';
import { newsData } from '#site-renderer/visibility/rendered-news.ts';
import { renderSitePages } from '#site-renderer/pages/render-site-pages.ts';
import { renderSharedFiles, type SharedRendering } from '#site-renderer/render/render-shared-files.ts';
import type { SiteRendering } from '#site-renderer/visibility/site-rendering.ts';

/** The input for rendering the news files of a language. */
type NewsRendering = Pick<
  SiteRendering,
  'siteId' | 'document' | 'language' | 'languages' | 'origin' | 'imageUrl' | 'placeholderOf' | 'news' | 'storedCards'
>;

/** Returns the data file of the news bar on the pages of a language, and the feed. The news page is one of the pages beside the sheets. */
export function newsDataFiles(rendering: NewsRendering): SiteFile[] {
  const { siteId, document, language, news } = rendering;
  const addresses = publicAddresses(rendering);
  return [
    {
      key: siteFileKey(siteId, newsDataPath(language)),
      body: JSON.stringify(newsData(news, language, addresses)),
      contentType: 'application/json',
      cacheControl: NO_CACHE_HEADERS,
    },
    {
      key: siteFileKey(siteId, feedPath(language, document.settings.defaultLanguage)),
      body: renderNewsFeed({ ...rendering, addresses }),
      contentType: 'application/atom+xml; charset=utf-8',
      cacheControl: NO_CACHE_HEADERS,
    },
  ];
}

/** The languages of a site, and the scripts that the pages beside the sheets need. */
type NewsSiteRendering = Omit<NewsRendering, 'language'> & Pick<SiteRendering, 'visitorScripts'> & Pick<SharedRendering, 'formerPaths'>;

/** Returns the keys of all files of a site that depend on its news. */
export const newsFileKeys = ({ siteId, document, languages }: Pick<NewsRendering, 'siteId' | 'document' | 'languages'>): string[] => [
  siteFileKey(siteId, SITEMAP_PATH),
  ...languages.flatMap((language: Language) => [
    siteFileKey(siteId, newsDataPath(language)),
    siteFileKey(siteId, feedPath(language, document.settings.defaultLanguage)),
    pageKey(siteId, pagePath('news', language, document.settings)),
  ]),
];

/** Renders the files of a site that depend on its news, which are exactly the files of `newsFileKeys`. Pure. */
export function renderNewsFiles(rendering: NewsSiteRendering): SiteFile[] {
  const keys = new Set(newsFileKeys(rendering));
  const files = [
    ...renderSharedFiles(rendering),
    ...rendering.languages.flatMap((language) => {
      const inLanguage = { ...rendering, language };
      return [...newsDataFiles(inLanguage), ...renderSitePages({ ...inLanguage, addresses: publicAddresses(inLanguage) })];
    }),
  ];
  return files.filter(({ key }) => keys.has(key));
}
