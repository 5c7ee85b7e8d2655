import { describe, expect, it, vi } from 'vitest';
import { renderNotAvailablePage } from '#site-renderer/render/not-available.ts';
import { describeNotFound } from '#site-renderer/visitor/platform/not-found-page.ts';

type Ask = Parameters<typeof describeNotFound>[3];

const ORIGIN = 'https://abcdefghij12.sites.example.com';

/** Returns a fake site with these home pages and their languages. `leadsTo`: the path to which the home page redirects. */
const siteOf = (homes: Record<string, { language?: string; leadsTo?: string }>) =>
  vi.fn<Ask>(async (path) => {
    const home = homes[path];
    const answer = new Response(null, { status: home ? 200 : 404, headers: home?.language ? { 'content-language': home.language } : {} });
    return Object.defineProperty(answer, 'url', { value: `${ORIGIN}${home?.leadsTo ?? path}` });
  });

async function shown(path: string, ask: Ask, preferred: string[] = ['en-GB', 'ja']) {
  const page = new DOMParser().parseFromString(renderNotAvailablePage(''), 'text/html');
  await describeNotFound(page, path, preferred, ask).catch(() => undefined);
  return {
    title: page.title,
    lang: page.documentElement.lang,
    headings: [...page.querySelectorAll('h1, h2')].map(({ localName, textContent }) => [localName, textContent]),
    links: [...page.querySelectorAll('section a')].map((link) => link.getAttribute('href')),
  };
}

describe('not-found page of a published site', () => {
  it('is in the language of the address, and links to the first page in that language', async () => {
    const ask = siteOf({ '/': { language: 'ja' }, '/kr': { language: 'ko' } });
    expect(await shown('/kr/nothing', ask)).toEqual({
      title: '페이지를 찾을 수 없습니다',
      lang: 'ko',
      headings: [['h1', '페이지를 찾을 수 없습니다']],
      links: ['/kr'],
    });
    expect(ask.mock.calls.map(([path, init]) => [init.method, path])).toEqual([
      ['HEAD', '/kr'],
      ['GET', '/manifest.webmanifest'],
    ]);
  });

  it('is in the language of the site if the address names no language', async () => {
    expect(await shown('/nothing', siteOf({ '/': { language: 'zh-Hans' } }))).toMatchObject({ lang: 'zh-Hans', links: ['/'] });
  });

  it('links to the current path of the first page', async () => {
    expect(await shown('/B7', siteOf({ '/': { language: 'ja', leadsTo: '/shop' } }))).toMatchObject({ lang: 'ja', links: ['/shop'] });
  });

  it.each([
    ['/shop/en/nothing', '/shop/en'],
    ['/shop/en', '/shop/en'],
    ['/en/jp/nothing', '/en'],
  ])('for the path %s links to the first page %s', async (path, home) => {
    expect(await shown(path, siteOf({ [home]: { language: 'en' } }))).toMatchObject({ lang: 'en', links: [home] });
  });

  it('links to the default language if the site lacks the language of the address', async () => {
    expect(await shown('/cn/B2', siteOf({ '/': { language: 'ja' } }))).toMatchObject({ lang: 'ja', links: ['/'] });
  });

  it('is in the visitor’s language if the response names no language', async () => {
    expect(await shown('/nothing', siteOf({ '/': {} }))).toMatchObject({ lang: 'en', title: 'We can’t find that page' });
  });
});

describe('brand of the not-found page (R-14.124)', () => {
  const branded = async (manifest: object | null, preferred = ['ja']) => {
    const page = new DOMParser().parseFromString(renderNotAvailablePage(''), 'text/html');
    const homes = siteOf({ '/': { language: 'ja' } });
    const ask: Ask = (path, init) =>
      path === '/manifest.webmanifest' && manifest ? Promise.resolve(Response.json(manifest)) : homes(path, init);
    await describeNotFound(page, '/nothing', preferred, ask);
    return page;
  };
  const MANIFEST = { name: '<喫茶> こもれび', background_color: '#F6F1E7', icons: [{ src: '/m/a/32.png' }, { src: '/m/a/256.png' }] };

  it('the missing page shows the name, the icon and the colour of the site in place of the sign of the platform', async () => {
    const page = await branded(MANIFEST);
    expect(page.querySelector('header')?.textContent).toBe('<喫茶> こもれび');
    expect(page.querySelector('header img')?.getAttribute('src')).toBe('/m/a/256.png');
    expect(page.querySelector('svg')).toBeNull();
    expect(page.title).toBe('お探しのページが見つかりません | <喫茶> こもれび');
    expect([page.body.className, page.body.getAttribute('style')]).toEqual(['branded', '--ground: #F6F1E7; --ink: #000000;']);
    expect(page.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('has white texts on a dark colour, and no colour that is none', async () => {
    const styleOf = async (colour: string) => (await branded({ ...MANIFEST, background_color: colour })).body.getAttribute('style');
    expect(await styleOf('#161615')).toContain('--ink: #FFFFFF');
    expect(await styleOf('#777777')).toContain('--ink: #000000');
    expect(await styleOf('url(x)')).toBeNull();
  });

  it('the page of an unpublished site has its brand in every language, and no icon that is not stored any more (R-14.109)', async () => {
    const page = new DOMParser().parseFromString(renderNotAvailablePage(''), 'text/html');
    await describeNotFound(page, '/kr', ['ja'], async (path) =>
      path === '/manifest.webmanifest' ? Response.json(MANIFEST) : new Response(null, { status: 404 }),
    );
    expect(page.querySelector('header')?.textContent).toBe('<喫茶> こもれび');
    expect([...page.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['지금은 이 페이지를 볼 수 없습니다']);
    expect([page.body.className, page.querySelectorAll('section a').length]).toEqual(['branded', 0]);
    page.querySelector('header img')?.dispatchEvent(new Event('error'));
    expect(page.querySelector('header img')).toBeNull();
  });

  it('the brand is missing for a site without a manifest, whose page still leads to its first page', async () => {
    const page = await branded(null);
    expect(page.querySelector('header')).toBeNull();
    expect(page.querySelector('section a')?.getAttribute('href')).toBe('/');
  });
});

describe('not-found page without a published site', () => {
  const nothing = siteOf({});

  it('states that the page is unavailable, without a link, in the language of the address', async () => {
    expect(await shown('/cn/B2', nothing)).toEqual({
      title: '当前无法访问此页面',
      lang: 'zh-Hans',
      headings: [['h1', '当前无法访问此页面']],
      links: [],
    });
  });

  it('is in the visitor’s language if the address names no language, or in all four languages if both are unknown', async () => {
    expect(await shown('/', nothing, ['fr', 'ko-KR'])).toMatchObject({ lang: 'ko', headings: [['h1', expect.any(String)]] });
    const { headings, links } = await shown('/', nothing, ['fr']);
    expect([headings.length, links]).toEqual([4, []]);
  });
});

it('not-found page stays unchanged if the network fails', async () => {
  const { headings, links } = await shown('/nothing', () => Promise.reject(new TypeError('offline')));
  expect([headings.length, links]).toEqual([4, ['/', '/', '/', '/']]);
});
