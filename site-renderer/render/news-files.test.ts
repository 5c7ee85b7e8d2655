import { describe, expect, test } from 'vitest';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { VisitorNews } from '#shared/model/news/visitor-news.ts';
import { newsFileKeys, renderNewsFiles } from '#site-renderer/render/news-files.ts';
import type { RenderedNews } from '#site-renderer/visibility/rendered-news.ts';
import { documentWith, image, ORIGIN, parse, render, renderingOf, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import { renderSharedFiles } from '#site-renderer/render/render-shared-files.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const item = (number: number, differences: Partial<RenderedNews> = {}): RenderedNews => ({
  id: numberedUlid(number),
  title: `お知らせ${number} <b>`,
  content: '一行目\n二行目',
  translations: {},
  contentUrl: '',
  isInternalLink: false,
  image: null,
  startDate: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
  ...differences,
});
const SITE = documentWith({ A1: {}, B1: {} }, { customPath: 'shop' });
const NEWS = [
  item(1, { contentUrl: '/B1', isInternalLink: true, image, translations: { en: { title: 'News', content: 'Text' } } }),
  item(2, { contentUrl: '/C9', isInternalLink: true }),
  item(3, { contentUrl: 'https://example.com/?a=1&b=2' }),
];
const filesOf = (news = NEWS) => {
  const rendering = renderingOf(SITE, 'jp', { news });
  return new Map(renderNewsFiles(rendering).map((file) => [file.key.slice(SITE_ID.length), file]));
};
const dataOf = (language: string): VisitorNews[] =>
  (JSON.parse(filesOf().get(`/n/${language}.json`)?.body ?? '') as { news: VisitorNews[] }).news;

describe('files that depend on news', () => {
  test('include a bar, a feed and a page in each language and the sitemap, and equal the files of a publication', () => {
    const rendering = renderingOf(SITE, 'jp', { news: NEWS });
    const files = renderNewsFiles(rendering);
    expect(files.map(({ key }) => key).toSorted()).toEqual(newsFileKeys(rendering).toSorted());
    expect([...filesOf().keys()].toSorted()).toEqual([
      '/feed-en.xml',
      '/feed.xml',
      '/n/en.json',
      '/n/jp.json',
      '/shop/en/news.html',
      '/shop/news.html',
      '/sitemap.xml',
    ]);
    const published = [
      ...renderSharedFiles(rendering),
      ...SITE.settings.languages.flatMap((language) => render(SITE, language, { news: NEWS }).files),
    ];
    for (const file of files) {
      const twin = published.find(({ key }) => key === file.key);
      expect([twin?.body, twin?.cacheControl]).toEqual([file.body, file.cacheControl]);
    }
  });

  test('contain the text of their language, and the addresses of links and pictures on the site', () => {
    const [first, lost, web] = dataOf('jp');
    expect(first).toMatchObject({
      title: 'お知らせ1 <b>',
      contentUrl: '/shop/B1',
      image: { src: expect.stringMatching(/^\/m\/.+\/240\.webp$/) },
    });
    expect([lost?.contentUrl, web?.contentUrl]).toEqual(['', 'https://example.com/?a=1&b=2']);
    expect(dataOf('en')[0]).toMatchObject({ title: 'News', content: 'Text' });
  });

  test('include a page that works without scripts, with canonical address, alternates and feed', () => {
    const page = parse(filesOf().get('/shop/en/news.html')?.body ?? '');
    expect([...page.querySelectorAll('article h2')].map((heading) => heading.textContent)).toEqual([
      'News',
      'お知らせ2 <b>',
      'お知らせ3 <b>',
    ]);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/shop/en/news`);
    expect(page.querySelector('link[hreflang=ja]')?.getAttribute('href')).toBe(`${ORIGIN}/shop/news`);
    expect(page.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe('/feed-en.xml');
    expect(page.querySelector('time')?.textContent).toBe('November 21, 2026');
    expect(page.querySelectorAll('main script')).toHaveLength(0);
  });

  test('include a well-formed feed dated with its newest change', () => {
    const feed = new DOMParser().parseFromString(filesOf().get('/feed.xml')?.body ?? '', 'application/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    expect([...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent)).toEqual([
      'お知らせ1 <b>',
      'お知らせ2 <b>',
      'お知らせ3 <b>',
    ]);
    const links = [...feed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`${ORIGIN}/shop/B1`, `${ORIGIN}/shop/news#${numberedUlid(2)}`, 'https://example.com/?a=1&b=2']);
    expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-11-21T00:00:00.000Z');
    expect(feed.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(`${ORIGIN}/feed.xml`);
  });

  test('state that there are no news, and exclude the page from indexing, if no news are public', () => {
    const files = filesOf([]);
    const page = parse(files.get('/shop/news.html')?.body ?? '');
    expect(page.querySelector('main')?.textContent).toContain(VISITOR_LABELS.jp.news.none);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(files.get('/sitemap.xml')?.body).not.toContain('/news');
    expect(filesOf().get('/sitemap.xml')?.body).toContain('/shop/news');
    expect(files.get('/n/jp.json')?.body).toBe('{"news":[],"styles":""}');
  });
});
