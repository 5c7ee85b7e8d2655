import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteHostKey } from '#functions/publishing/services/edge/edge-keys.ts';
import { loadRequestFunction, type EdgeResult } from '#infra/edge/edge-function-fixture.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { cellName, FIRST_CELL, parseCell } from '#shared/values/cell.ts';
import { isCustomPath } from '#shared/model/sites/custom-path.ts';
import { cellPath, homePath, pagePath } from '#shared/rules/sites/site-address.ts';
import { isSitePage, PAGE_ALIASES, SITE_PAGES } from '#shared/values/site-page.ts';
import { OWN_VISIT, OWN_VISIT_STATUS, ownVisitUrl, VISIT_STATUS } from '#shared/rules/analytics/visits/own-visit.ts';
import { pageKey } from '#shared/rules/sites/site-file-keys.ts';

const run = loadRequestFunction('site-request');
const SITE = 'abcdefghij12';
const HOST = `${SITE}.sites.example.com`;
const SHARED_HOST = 'sites.example.com:4000';
const NOWHERE = '/not-available';

const visit = (uri: string, options: { host?: string; query?: string } = {}): Promise<EdgeResult> =>
  run({ uri, host: options.host ?? HOST, query: options.query ?? '' });
const fileOf = async (uri: string, host = HOST): Promise<string | undefined> => (await visit(uri, { host })).uri;
const location = (result: EdgeResult): string | undefined => result.headers?.['location']?.value;

const anyCell = fc.record({ row: fc.integer({ min: 0, max: 99 }), column: fc.integer({ min: 0, max: 99 }) }).map(cellName);
const anyLanguage = fc.constantFrom(...LANGUAGES);
const anyPage = fc.constantFrom(...SITE_PAGES);
/** Segments with a meaning, and similar ones. */
const nearMiss = fc.oneof(
  fc.constantFrom(...SITE_PAGES, ...Object.keys(PAGE_ALIASES), ...LANGUAGES, 'api', 'sites', 'not-available', 's', 'm', 'a'),
  fc.constantFrom('uniforms', 'shop', 'ab12', 'zzz100', 'zzz101', 'abcd1', '2027', 'a-b', '-a', 'a-', 'a--b', 'constructor', '__proto__'),
  fc.stringMatching(/^[a-z\d-]{1,6}$/),
  fc.stringMatching(/^[a-z\d]{48,52}$/),
  fc.string({ minLength: 1, maxLength: 5 }).filter((word) => !word.includes('/')),
);
const anyCustomPath = fc.oneof(fc.constant(''), nearMiss.filter(isCustomPath));
const anySite = fc.record({ defaultLanguage: anyLanguage, customPath: anyCustomPath });

const isLowerCell = (segment: string): boolean => !parseCell(segment) && parseCell(segment.toUpperCase()) !== undefined;

const OWN_PATH = /^\/(?!\/)[\w/-]*$/;
const OWN_FILE = new RegExp(String.raw`^/(?:not-available|${SITE}/(?:[\w-]+/)*[\w-]+\.[a-z\d]+)$`);

describe('site-request on a site’s host', () => {
  test.each([
    ['/', '/index.html'],
    ['/A1', '/index.html'],
    ['/B2', '/B2.html'],
    ['/ZZZ100', '/ZZZ100.html'],
    ['/contact', '/contact.html'],
    ['/en', '/en/index.html'],
    ['/en/A1', '/en/index.html'],
    ['/en/B2', '/en/B2.html'],
    ['/en/register-confirm', '/en/register-confirm.html'],
    ['/shop', '/shop/index.html'],
    ['/shop/A1', '/shop/index.html'],
    ['/shop/B2', '/shop/B2.html'],
    ['/shop/en', '/shop/en/index.html'],
    ['/shop/en/contact', '/shop/en/contact.html'],
    ['/s/0.html', '/s/0.html'],
    ['/en/s/12.html', '/en/s/12.html'],
    ['/shop/en/s/3.html', '/shop/en/s/3.html'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/shop/en/news', '/shop/en/news.html'],
    ['/n/jp.json', '/n/jp.json'],
    ['/o/jp.json', '/o/jp.json'],
    ['/feed.xml', '/feed.xml'],
    ['/feed-en.xml', '/feed-en.xml'],
    ['/robots.txt', '/robots.txt'],
    ['/manifest.webmanifest', '/manifest.webmanifest'],
    ['/favicon.ico', '/favicon.ico'],
    ['/icon.svg', '/icon.svg'],
    ['/sw.js', '/sw.js'],
    ['/m/0123456789abcdef/1200.jpg', '/m/0123456789abcdef/1200.jpg'],
    ['/m/kJ3_-x/480.avif', '/m/kJ3_-x/480.avif'],
    ['/m/kJ3_-x/720.mp4', '/m/kJ3_-x/720.mp4'],
    ['/a/form-page-1a2b3c4d.js', '/a/form-page-1a2b3c4d.js'],
    ['/f/inter-700-1a2b3c4d5e6f7a8b.woff2', '/f/inter-700-1a2b3c4d5e6f7a8b.woff2'],
    ['/f/fonts-jp-1a2b3c4d5e6f7a8b.css', '/f/fonts-jp-1a2b3c4d5e6f7a8b.css'],
  ])('maps %s to the storage key of its file', async (uri, key) => {
    expect(await visit(uri)).toMatchObject({ uri: `/${SITE}${key}` });
  });

  test.each([
    ['/b2', '/B2'],
    ['/en/', '/en'],
    ['/B2/', '/B2'],
    ['/A1/', '/A1'],
    ['/en/b2//', '/en/B2'],
    ['/shop/', '/shop'],
    ['/shop/en/b2', '/shop/en/B2'],
    ['/contact/', '/contact'],
    ['/form', '/forms'],
    ['/en/membership/', '/en/register'],
    ['/shop/form', '/shop/forms'],
    ['//', '/'],
  ])('redirects %s to %s', async (uri, canonical) => {
    const result = await visit(uri, { query: 'utm=%E7%A7%8B&flag&a=1&a=2' });
    expect(result.statusCode).toBe(308);
    expect(location(result)).toBe(`${canonical}?utm=%E7%A7%8B&flag&a=1&a=2`);
  });

  test.each([
    '/B101',
    '/B0',
    '/ABCD1',
    '/EN',
    '/Shop',
    '/jp/en',
    '/en/shop',
    '/B2/en',
    '/shop/shop2',
    '/shop/en/uniforms',
    '/shop/en/contact/B2',
    '//shop',
    '/shop//en',
    '/index.html',
    '/en/index.html',
    '/B2.html',
    '/contact.html',
    '/s/',
    '/s/00.html',
    '/s/3.html/',
    '/s/12345.html',
    '/B2/s/3.html',
    '/shop//s/3.html',
    '/en/sitemap.xml',
    '/sitemap.xml/',
    '/m/',
    '/m/../x.avif',
    '/m/kJ3_-x.avif',
    '/m/kJ3_-x/480.svg',
    '/m/kJ3_-x/x/480.avif',
    '/a/x.css',
    '/f/x.js',
    '/f/x/y.woff2',
    '/%42%32',
    '/api/v1/site',
    '/not-available.html',
    '/not-available',
    `/sites/${SITE}/en`,
    '/constructor1/__proto__',
  ])('maps %s to the key /not-available', async (uri) => {
    expect(await fileOf(uri)).toBe(NOWHERE);
  });

  test('marks the owner’s browser by a cookie, and answers visit reports with the cookie by a separate status (R-20.32)', async () => {
    const marked = await visit('/en/b2', { query: 'utm=1&own-visit=1' });
    expect([marked.statusCode, location(marked), marked.headers?.['cache-control']?.value]).toEqual([
      308,
      '/en/B2?utm=1',
      'public, max-age=0',
    ]);
    expect(marked.cookies).toEqual({ [OWN_VISIT]: { value: '1', attributes: expect.stringMatching(/^Path=\/v; .*Secure; HttpOnly/) } });
    const report = (cookies: Record<string, { value: string }>) => run({ uri: '/v/x', host: HOST, query: '', method: 'POST', cookies });
    expect((await report({})).statusCode).toBe(Number(VISIT_STATUS));
    expect((await report(marked.cookies ?? {})).statusCode).toBe(Number(OWN_VISIT_STATUS));
  });

  test('ignores the case of the host name', async () => {
    expect(await fileOf('/', 'ABCDEFGHIJ12.Sites.example.com')).toBe(`/${SITE}/index.html`);
  });

  test.each(['sites.example.com', 'abcdefghij1.sites.example.com', '1bcdefghij12.sites.example.com', '..%2f.sites.example.com', ''])(
    'maps every path on the host %s to the key /not-available',
    async (host) => {
      for (const uri of ['/', '/en/B2', '/robots.txt']) expect(await fileOf(uri, host)).toBe(NOWHERE);
    },
  );

  test('maps every path that the product creates to its file, without a redirect', async () => {
    await fc.assert(
      fc.asyncProperty(anySite, anyLanguage, anyCell, anyPage, async (site, language, cell, page) => {
        const folder = `/${SITE}${homePath(language, site)}`.replace(/\/$/, '');
        expect(await fileOf(cellPath(cell, language, site))).toBe(`${folder}/${cell === FIRST_CELL ? 'index' : cell}.html`);
        expect(await fileOf(pagePath(page, language, site))).toBe(`${folder}/${page}.html`);
      }),
    );
  });

  test('maps an address to the key under which a publication stores its page', async () => {
    await fc.assert(
      fc.asyncProperty(anySite, anyLanguage, anyCell, anyPage, async ({ customPath, defaultLanguage }, language, cell, page) => {
        // The canonical addresses, and those redirected to them: with the default language, without the custom path.
        const homes = ['', customPath].flatMap((path) => [
          homePath(language, { defaultLanguage, customPath: path }),
          `/${path}/${language}`.replace('//', '/'),
        ]);
        const last = cell === FIRST_CELL ? '' : cell;
        for (const home of homes)
          for (const name of [last, page]) {
            const path = `${home}/${name}`.replace('//', '/').replace(/(.)\/$/, '$1');
            expect(await fileOf(path)).toBe(`/${pageKey(SITE, path)}`);
          }
      }),
    );
  });

  test('resolves a path of one segment by the path rules of the product', async () => {
    await fc.assert(
      fc.asyncProperty(nearMiss, async (segment) => {
        const uri = `/${segment}`;
        const isHome = isCustomPath(segment) || LANGUAGES.some((language) => language === segment);
        if (isHome) expect(await fileOf(uri)).toBe(`/${SITE}/${segment}/index.html`);
        else if (isSitePage(segment)) expect(await fileOf(uri)).toBe(`/${SITE}/${segment}.html`);
        else if (Object.hasOwn(PAGE_ALIASES, segment) || isLowerCell(segment)) expect((await visit(uri)).statusCode).toBe(308);
        else if (!parseCell(segment)) expect(await fileOf(uri)).toBe(NOWHERE);
      }),
      { numRuns: 2000 },
    );
  });

  test('redirects each page alias to its page', async () => {
    for (const [shorthand, page] of Object.entries(PAGE_ALIASES)) expect(location(await visit(`/en/${shorthand}`))).toBe(`/en/${page}`);
  });

  test('redirects to the canonical address at most once', async () => {
    const name = fc.oneof(
      anyCell.map((cell) => cell.toLowerCase()),
      fc.constantFrom(...SITE_PAGES, ...Object.keys(PAGE_ALIASES)),
    );
    await fc.assert(
      fc.asyncProperty(anySite, anyLanguage, name, fc.nat(3), async (site, language, last, slashes) => {
        const given = `${homePath(language, site)}/${last}${'/'.repeat(slashes)}`.replace(/^\/\//, '/');
        const result = await visit(given);
        expect(await fileOf(location(result) ?? given)).toMatch(new RegExp(`^/${SITE}/.+[.]html$`));
      }),
    );
  });
});

describe('site-request on the shared host', () => {
  test.each([
    [`/sites/${SITE}`, '/'],
    [`/sites/${SITE}/`, '/'],
    [`/sites/${SITE}/en`, '/en'],
    [`/sites/${SITE}/en/b2/`, '/en/B2'],
    [`/sites/${SITE}/shop/en/form`, '/shop/en/forms'],
  ])('redirects %s to the site’s host by a location without a scheme', async (uri, path) => {
    const result = await visit(uri, { host: SHARED_HOST, query: 'utm=1' });
    expect(result.statusCode).toBe(308);
    expect(location(result)).toBe(`//${SITE}.${SHARED_HOST}${path}?utm=1`);
    expect(new URL(location(result) ?? '', `http://${SHARED_HOST}${uri}`).host).toBe(`${SITE}.${SHARED_HOST}`);
  });

  test.each([
    '/',
    '/sites',
    '/sites/',
    '/sites/abc/en',
    `/sites/${SITE.toUpperCase()}/en`,
    `/sites/${SITE}//evil.com`,
    `/sites/${SITE}/en/nothing`,
    `/sites/${SITE}/m/kJ3_-x/480.avif`,
    `/${SITE}/index.html`,
    '/m/kJ3_-x/480.avif',
  ])('maps %s to the key /not-available', async (uri) => {
    expect(await fileOf(uri, SHARED_HOST)).toBe(NOWHERE);
  });
});

describe('site-request on a custom domain', () => {
  const ask = (uri: string, tenant: Record<string, string>, host = 'www.shop.example') => run({ uri, host, query: 'utm=1', tenant });

  test('maps paths to the files of the tenant’s site', async () => {
    for (const [uri, key] of [
      ['/', '/index.html'],
      ['/shop/en/contact', '/shop/en/contact.html'],
      ['/en/s/12.html', '/en/s/12.html'],
      ['/m/kJ3_-x/480.avif', '/m/kJ3_-x/480.avif'],
      ['/sitemap.xml', '/sitemap.xml'],
      ['/shop/en/news', '/shop/en/news.html'],
      ['/n/jp.json', '/n/jp.json'],
      ['/feed.xml', '/feed.xml'],
      ['/feed-en.xml', '/feed-en.xml'],
    ] as const)
      expect(await ask(uri, { siteId: SITE })).toMatchObject({ uri: `/${SITE}${key}` });
    expect(location(await ask('/en/b2/', { siteId: SITE }))).toBe('/en/B2?utm=1');
  });

  test('ignores the name of the domain when it selects the site', async () => {
    for (const host of ['zzzzzzzzzz99.shop.example', 'ZZZZZZZZZZ99.com', 'sites.example.com'])
      expect(await ask('/B2', { siteId: SITE }, host)).toMatchObject({ uri: `/${SITE}/B2.html` });
  });

  test('maps paths of the shared host to the key /not-available', async () => {
    expect(await ask('/sites/zzzzzzzzzz99/en', { siteId: SITE })).toMatchObject({ uri: NOWHERE });
  });

  test('maps every path to the key /not-available if the tenant has no valid site id', async () => {
    for (const tenant of [{}, { siteId: '' }, { siteId: '..' }, { siteId: `${SITE}/x` }] as Record<string, string>[])
      for (const host of ['www.shop.example', `${SITE}.shop.example`, SHARED_HOST])
        for (const uri of ['/', '/robots.txt', `/sites/${SITE}/en`]) expect((await ask(uri, tenant, host)).uri).toBe(NOWHERE);
  });
});

describe('site-request for a site with a custom domain', () => {
  const CUSTOM = 'www.shop.example';
  const ask = loadRequestFunction('site-request', new Map([[siteHostKey(SITE), CUSTOM]]));
  const at = (uri: string, host: string, tenant?: Record<string, string>) => ask({ uri, host, query: 'utm=1', ...(tenant && { tenant }) });

  test.each([
    ['/', '/?utm=1'],
    ['/en/B2', '/en/B2?utm=1'],
    ['/shop/en/b2/', '/shop/en/B2?utm=1'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/robots.txt', '/robots.txt'],
  ])('redirects %s of the default address to the custom domain, cached for a minute', async (uri, path) => {
    const result = await at(uri, `${SITE}.sites.example.com`);
    expect([result.statusCode, location(result)]).toEqual([308, `//${CUSTOM}${path}`]);
    expect(result.headers?.['cache-control']?.value).toBe('public, max-age=60');
  });

  test('sets the cookie of the owner’s browser on the custom domain', async () => {
    const { pathname, search } = new URL(ownVisitUrl(`https://${SITE}.sites.example.com/en`));
    const moved = await ask({ uri: pathname, host: `${SITE}.sites.example.com`, query: search.slice(1) });
    expect(location(moved)).toBe(`//${CUSTOM}/en?own-visit=1`);
    const marked = await ask({ uri: '/en', host: CUSTOM, query: 'own-visit=1', tenant: { siteId: SITE } });
    expect([location(marked), Object.keys(marked.cookies ?? {})]).toEqual(['/en', [OWN_VISIT]]);
  });

  test('redirects another domain of the site to its current domain, and serves files on the current domain', async () => {
    expect(location(await at('/B2', 'shop.example', { siteId: SITE }))).toBe(`//${CUSTOM}/B2?utm=1`);
    expect(await at('/B2', 'WWW.shop.example', { siteId: SITE })).toMatchObject({ uri: `/${SITE}/B2.html` });
  });

  test('still serves files on the default address, for pages that were opened there', async () => {
    expect(await at('/m/kJ3_-x/480.avif', `${SITE}.sites.example.com`)).toMatchObject({ uri: `/${SITE}/m/kJ3_-x/480.avif` });
    expect((await at('/en/s/12.html', `${SITE}.sites.example.com`)).uri).toBe(`/${SITE}/en/s/12.html`);
  });

  test('does not redirect requests for other sites', async () => {
    expect(await at('/B2', 'zzzzzzzzzz99.sites.example.com')).toMatchObject({ uri: '/zzzzzzzzzz99/B2.html' });
    expect(await at('/B2', 'other.example', { siteId: 'zzzzzzzzzz99' })).toMatchObject({ uri: '/zzzzzzzzzz99/B2.html' });
  });
});

test('site-request never maps an address to a file outside the folder of the site, and never redirects to a foreign host', async () => {
  const words = ['m', 'a', 's', '3.html', 'en', 'B2', 'b2', 'shop', 'form', 'x.avif', 'x.js', 'sites', SITE, 'zzzzzzzzzz99', 'evil.com'];
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '..', '.', '%2e%2e', '%2F', '\\', '\r\n', '?', '#', '@', ...words),
    fc.string({ maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const uri = `/${pieces.join('')}`;
      const result = await visit(uri);
      const isRedirect = result.statusCode === 308;
      expect(isRedirect ? location(result) : result.uri).toMatch(isRedirect ? OWN_PATH : OWN_FILE);
      const shared = await visit(uri, { host: SHARED_HOST });
      if (shared.statusCode === 308) expect(location(shared)).toMatch(/^\/\/[a-z][a-z\d]{11}\.sites\.example\.com:4000\/(?!\/)[\w/-]*$/);
      else expect(shared.uri).toBe(NOWHERE);
    }),
    { numRuns: 3000 },
  );
});

describe('site-request for a prefetch', () => {
  const prefetch = (uri: string, name: string, value: string) => run({ uri, host: HOST, query: '', headers: { [name]: { value } } });

  test.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['sec-purpose', 'prefetch;anonymous-client-ip'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'Prefetch'],
  ])('answers pages with an uncacheable 425 if the header %s is %s', async (name, value) => {
    for (const uri of ['/', '/en/B2', '/contact', '/b2'])
      expect(await prefetch(uri, name, value)).toMatchObject({ statusCode: 425, headers: { 'cache-control': { value: 'no-store' } } });
  });

  test('serves files, and serves pages if the header names another purpose', async () => {
    expect((await prefetch('/m/kJ3_-x/480.avif', 'sec-purpose', 'prefetch')).uri).toBe(`/${SITE}/m/kJ3_-x/480.avif`);
    expect((await prefetch('/en/s/1.html', 'purpose', 'prefetch')).uri).toBe(`/${SITE}/en/s/1.html`);
    expect((await prefetch('/B2', 'sec-purpose', 'navigate')).uri).toBe(`/${SITE}/B2.html`);
  });
});
