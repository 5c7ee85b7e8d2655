import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { pagePath } from '#shared/rules/sites/site-address.ts';
import { feedPath } from '#shared/rules/sites/site-file-keys.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { escapeHtml } from '#shared/values/text/escape-html.ts';
import { type RenderedNews, visitorNews } from '#site-renderer/visibility/rendered-news.ts';

/** The constant time of a feed without entries, because Atom requires a time. */
const NEVER = '1970-01-01T00:00:00.000Z';

interface FeedRendering {
  document: SiteDocument;
  language: Language;
  /** The origin of the site, without a trailing slash. */
  origin: string;
  addresses: SiteAddresses;
  news: readonly RenderedNews[];
}

const absolute = (origin: string, url: string): string => (url.startsWith('/') ? origin + url : url);
const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

/** Renders the current news of a site in one language as an Atom feed (RFC 4287). */
export function renderNewsFeed({ document, language, origin, addresses, news }: FeedRendering): string {
  const { name, defaultLanguage } = document.settings;
  const page = origin + pagePath('news', language, document.settings);
  const items = news.slice(0, NEWS_MAX.inFeed);
  const shown = visitorNews(items, language, addresses);
  const entries = shown.map(({ id, title, content, contentUrl, startDate }, index) =>
    [
      '<entry>',
      element('id', `${page}#${id}`),
      element('title', title),
      element('published', startDate),
      element('updated', items[index]?.updatedAt ?? startDate),
      `<link href="${escapeHtml(contentUrl === '' ? `${page}#${id}` : absolute(origin, contentUrl))}"/>`,
      element('summary', content),
      '</entry>',
    ].join(''),
  );
  const updated =
    items
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? NEVER;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE_TAG[language]}">`,
    element('id', page),
    element('title', `${VISITOR_LABELS[language].news.label} | ${name}`),
    element('updated', updated),
    `<author>${element('name', name)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(origin + feedPath(language, defaultLanguage))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>`,
    ...entries,
    '</feed>\n',
  ].join('');
}
