import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { homePath } from '#shared/rules/sites/site-address.ts';
import { documentWith, image, ORIGIN, renderingOf, SITE_ID, VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';
import { pageKey } from '#shared/rules/sites/site-file-keys.ts';
import { renderSharedFiles } from '#site-renderer/render/render-shared-files.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const shared = (document: SiteDocument, formerPaths: readonly string[] = []) =>
  new Map(
    renderSharedFiles({ ...renderingOf(document, document.settings.defaultLanguage), formerPaths }).map(({ key, ...file }) => [
      key.slice(SITE_ID.length),
      file,
    ]),
  );
/** Returns the pages of a document in all its languages. */
const pagesOf = (document: SiteDocument) =>
  document.settings.languages
    .flatMap((language) => renderSite(renderingOf(document, language)))
    .filter(({ key, contentLanguage }) => key.endsWith('.html') && contentLanguage !== undefined);
/** Returns the values of an attribute in elements that begin with this text. Texts of a site are escaped and never match. */
const attributesIn = (html: string, beginning: string) =>
  [...html.matchAll(new RegExp(`<${beginning}"([^"]*)"`, 'g'))].map(([, value = '']) => value);
const canonicalOf = (html: string) => attributesIn(html, 'link rel="canonical" href=')[0] ?? '';
const mapOf = (document: SiteDocument): Document =>
  new DOMParser().parseFromString(shared(document).get('/sitemap.xml')?.body ?? '', 'application/xml');
const addressesIn = (map: Document) => [...map.querySelectorAll('url > loc')].map(({ textContent }) => textContent);

describe('shared files of a site', () => {
  test('allow all crawlers and name the sitemap in robots.txt', () => {
    expect(shared(documentWith({ A1: {} })).get('/robots.txt')).toMatchObject({
      body: `User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`,
      contentType: 'text/plain; charset=utf-8',
    });
  });

  test('contain a web app manifest with the icons of the owner', () => {
    const favicon = { ...image, mediaId: numberedUlid(8) };
    const files = shared(documentWith({ A1: {} }, { favicon, customPath: 'shop', name: 'お茶とお菓子の小さな専門店' }));
    const file = files.get('/manifest.webmanifest');
    expect(file?.contentType).toBe('application/manifest+json');
    const address = (size: number) => `/m/${favicon.mediaId}/${size}.png`;
    expect(JSON.parse(file?.body ?? '')).toEqual({
      id: '/',
      name: 'お茶とお菓子の小さな専門店',
      short_name: 'お茶とお菓子の小さな…',
      lang: 'ja',
      start_url: '/shop',
      scope: '/',
      display: 'standalone',
      display_override: ['minimal-ui'],
      theme_color: '#aabbcc',
      background_color: '#aabbcc',
      icons: [32, 180, 256].map((size) => ({ src: address(size), sizes: `${size}x${size}`, type: 'image/png' })),
    });
    expect(files.get('/favicon.ico')?.metadata).toEqual({ location: address(32) });
    expect(files.has('/icon.svg')).toBe(false);
  });

  test('contain an icon in the colour of the theme or the first picture if the owner has none', () => {
    const theme = curatedTheme('paper');
    const files = shared(documentWith({ A1: {} }, { name: '&<お茶', theme }));
    const { icons, theme_color: colour } = JSON.parse(files.get('/manifest.webmanifest')?.body ?? '') as {
      icons: unknown;
      theme_color: string;
    };
    expect([icons, colour]).toEqual([[{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }], theme.palette.background.toLowerCase()]);
    const icon = files.get('/icon.svg');
    expect(icon).toMatchObject({ contentType: 'image/svg+xml' });
    expect(files.get('/favicon.ico')).toEqual(icon);
    expect(icon?.body).toContain(`fill="${theme.palette.accent}"`);
    const drawn = new DOMParser().parseFromString(icon?.body ?? '', 'image/svg+xml');
    expect(drawn.querySelector('text')?.textContent).toBe('&');
    expect(shared(documentWith({ A1: {} }, { name: 'tea' })).get('/icon.svg')?.body).toMatch(/fill="#aabbcc".*>T</);
  });

  test('name the picture of each sheet in the sitemap', () => {
    const map = mapOf(
      documentWith({ A1: {}, B1: { image: null }, C1: { membersOnlyLock: true, image: { ...image, mediaId: numberedUlid(66) } } }),
    );
    const pictures = [...map.querySelectorAll('url')].map((url) => [
      url.querySelector('loc')?.textContent,
      url.getElementsByTagName('image:loc')[0]?.textContent,
    ]);
    const picture = `${ORIGIN}/m/${image.mediaId}/1080.webp`;
    expect(pictures.filter(([, shown]) => shown !== undefined)).toEqual([
      [`${ORIGIN}/`, picture],
      [`${ORIGIN}/en`, picture],
    ]);
  });

  test('contain a sitemap of every page with its alternates, without members-only sheets', () => {
    const map = mapOf(documentWith({ A1: {}, B1: {}, C1: { membersOnlyLock: true } }));
    const cells = addressesIn(map).filter((address) => !/sheets|data-notice|company/.test(address));
    expect(cells).toEqual([`${ORIGIN}/`, `${ORIGIN}/B1`, `${ORIGIN}/en`]);
    const links = [...(map.querySelector('url')?.querySelectorAll('[hreflang]') ?? [])];
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['ja', `${ORIGIN}/`],
      ['en', `${ORIGIN}/en`],
      ['x-default', `${ORIGIN}/`],
    ]);
  });

  test.each([
    ['', ['/jp', '/'], ['/jp/B1', '/B1'], ['/jp/data-notice', '/data-notice']],
    [
      'shop',
      ['/', '/shop'],
      ['/jp', '/shop'],
      ['/shop/jp', '/shop'],
      ['/B1', '/shop/B1'],
      ['/shop/jp/B1', '/shop/B1'],
      ['/en', '/shop/en'],
    ],
  ])('redirect homes without the custom path %j or with the default language in the path', (customPath, ...ways) => {
    const files = shared(documentWith({ A1: {}, B1: {} }, { customPath }));
    for (const [from = '', to = ''] of ways as string[][]) {
      const key = /B1|data-notice/.test(from) ? `${from}.html` : `${from === '/' ? '' : from}/index.html`;
      expect(files.get(key)).toMatchObject({ body: to, metadata: { location: to } });
    }
    expect(files.has('/en/jp/index.html')).toBe(false);
  });

  test.each([
    ['new', ['old', 'older'], ['/old', '/new'], ['/older/jp', '/new'], ['/old/B1', '/new/B1'], ['/older/jp/B1', '/new/B1'], ['/', '/new']],
    ['', ['old'], ['/old', '/'], ['/old/B1', '/B1'], ['/old/jp/B1', '/B1'], ['/old/data-notice', '/data-notice']],
  ])('redirect from former custom paths to the path %j in one step', (customPath, former, ...ways) => {
    const files = shared(documentWith({ A1: {}, B1: {} }, { customPath }), former);
    for (const [from = '', to = ''] of ways as string[][])
      expect(files.get(pageKey(SITE_ID, from).slice(SITE_ID.length))).toMatchObject({ metadata: { location: to } });
  });

  test('contain no redirect from a former path that equals a page, a language or the current path', () => {
    const document = documentWith({ A1: {}, B1: {} }, { customPath: 'shop' });
    expect([...shared(document, ['contact', 'en', 'b1', 'shop']).keys()]).toEqual([...shared(document).keys()]);
  });
});

describe('shared files of any valid document', () => {
  test('list exactly the indexable pages in the sitemap, each with its alternates', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        const indexed = pagesOf(document)
          .map(({ body }) => body)
          .filter((html) => !html.includes('<meta name="robots" content="noindex">'));
        const map = shared(document).get('/sitemap.xml')?.body ?? '';
        const entries = [...map.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)];
        const mapped = new Map(
          entries.map(([, address = '', links = '']) => [
            address,
            attributesIn(links, 'xhtml:link rel="alternate" hreflang="[\\w-]+" href='),
          ]),
        );
        expect([...mapped.keys()].toSorted()).toEqual(indexed.map(canonicalOf).toSorted());
        for (const html of indexed)
          expect(attributesIn(html, 'link rel="alternate" hreflang="[\\w-]+" href=')).toEqual(mapped.get(canonicalOf(html)));
      }),
      { numRuns: 40 },
    );
  });

  test('redirect only from paths without a page, and only to existing pages', () => {
    fc.assert(
      fc.property(anySiteDocument, fc.subarray(['shop', 'old-shop', 'contact', 'jp', 'b2']), (document, formerPaths) => {
        const pages = new Set(pagesOf(document).map(({ key }) => key));
        for (const [path, { metadata }] of shared(document, formerPaths)) {
          // The icon redirects to a picture.
          if (!metadata || path === '/favicon.ico') continue;
          expect(pages.has(SITE_ID + path)).toBe(false);
          const to = pageKey(SITE_ID, metadata['location'] ?? '');
          const language = document.settings.languages.find((one) => pageKey(SITE_ID, homePath(one, document.settings)) === to);
          // A language without sheets is never published, so it has no home page to redirect to.
          if (language === undefined || visibleSheets(document, language).length > 0) expect(pages).toContain(to);
        }
      }),
    );
  });
});

describe('service worker of a site (R-14.65)', () => {
  const document = documentWith({ A1: {} });
  const workerOf = (version?: string) =>
    renderSharedFiles({ ...renderingOf(document, 'jp'), version }).find(({ key }) => key === `${SITE_ID}/sw.js`)?.body;
  const pieces = (extra: Parameters<typeof renderingOf>[2]) => renderSite(renderingOf(document, 'jp', extra)).at(-1)?.body ?? '';

  test('has the version of its publication, and pages register it', () => {
    expect(workerOf('1a2b3c')).toBe('work("1a2b3c")');
    expect(pieces({ version: '1a2b3c' })).toContain('/a/offline-1a2b.js');
  });

  test('removes itself from sites without a version, and neither their pages nor previews register one', () => {
    expect(workerOf()).toBe('end()');
    expect(pieces({})).not.toContain('offline');
    expect(pieces({ version: '1a2b3c', previewModule: VISITOR_SCRIPTS.preview })).not.toContain('offline');
  });
});
