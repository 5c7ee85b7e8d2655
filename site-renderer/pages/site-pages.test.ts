import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { SITE_PAGES, type SitePage } from '#shared/values/site-page.ts';
import { homePath, pagePath } from '#shared/rules/sites/site-address.ts';
import { pageKey } from '#shared/rules/sites/site-file-keys.ts';
import { visiblePages } from '#site-renderer/visibility/visible-pages.ts';
import { siteWithPages, TAGS } from '#site-renderer/pages/pages-fixture.ts';
import { documentWith, ORIGIN, render, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

/** Returns the pages among the rendered files of a language. */
function pagesIn(document: SiteDocument, language: Language): SitePage[] {
  const keys = new Set(render(document, language).files.map(({ key }) => key));
  return SITE_PAGES.filter((page) => keys.has(pageKey(SITE_ID, pagePath(page, language, document.settings))));
}

const hrefs = (page: Document, selector: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('pages beside the sheets', () => {
  test('exist for each feature of the site', () => {
    expect(pagesIn(siteWithPages(), 'jp')).toEqual([...SITE_PAGES]);
    expect(pagesIn(documentWith({ A1: {} }), 'jp')).toEqual(['data-notice', 'news']);
    expect(pagesIn(documentWith({ A1: {}, B1: {} }), 'jp')).toEqual(['data-notice', 'sheets', 'news']);
    // English has only the first sheet; the Japanese texts are its fallback.
    expect(pagesIn(siteWithPages(), 'en')).toEqual(SITE_PAGES.filter((page) => page !== 'sheets'));
    expect(pagesIn(siteWithPages({ membershipForm: {}, company: {} }), 'jp')).toEqual([
      'contact',
      'contact-success',
      'forms',
      'form-success',
      'data-notice',
      'sheets',
      'news',
    ]);
  });

  test('link only to existing pages, for any site', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        const { languages } = document.settings;
        const files = languages.flatMap((language) => render(document, language).files);
        const keys = new Set(files.map(({ key }) => key));
        for (const language of languages)
          for (const page of visiblePages(document, language)) {
            const key = pageKey(SITE_ID, pagePath(page, language, document.settings));
            expect(keys).toContain(key);
            const read = new DOMParser().parseFromString(files.find((file) => file.key === key)?.body ?? '', 'text/html');
            const inside = hrefs(read, 'body a[href^="/"]:not([type])').filter((href) => href !== null);
            // A language without sheets is not published, so it has no home page either.
            const homes = languages.map((one) => pageKey(SITE_ID, homePath(one, document.settings)));
            const lost = inside
              .map((href) => pageKey(SITE_ID, href.replace(/[?#].*/, '')))
              .filter((one) => !keys.has(one) && !homes.includes(one));
            expect(lost).toEqual([]);
            expect([...read.querySelectorAll('h1')].filter((heading) => !heading.closest('[hidden]'))).toHaveLength(1);
          }
      }),
      { numRuns: 12 },
    );
  });

  test('have paths below the custom path and language of the site, and link to each other', () => {
    const document = siteWithPages({}, { customPath: 'shop' });
    const page = render(document, 'en').at('/shop/en/company');
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe('About the company | 秋の店');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/shop/en/company`);
    expect(
      [...page.querySelectorAll('link[rel=alternate]')].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ).toEqual([
      ['ja', `${ORIGIN}/shop/company`],
      ['en', `${ORIGIN}/shop/en/company`],
      ['x-default', `${ORIGIN}/shop/company`],
    ]);
    expect(hrefs(page, 'header nav a')).toEqual(['/shop/company']);
    expect(page.querySelector('header nav a')?.getAttribute('hreflang')).toBe(LANGUAGE_TAG.jp);
    expect(hrefs(page, 'header > a')).toEqual(['/shop/en']);
    expect(hrefs(page, 'footer a')).toEqual(['/shop/en', '/shop/en/news', '/shop/en/company', '/shop/en/data-notice']);
  });

  test('link to another language only if the page exists in that language and the site shows the language selector', () => {
    expect(hrefs(render(siteWithPages()).at('/sheets'), 'header nav a')).toEqual([]);
    expect(hrefs(render(siteWithPages({}, { displayLanguageIcon: false })).at('/company'), 'header nav a')).toEqual([]);
  });

  test('start with a skip link', () => {
    const page = render(siteWithPages()).at('/company');
    const first = page.body.firstElementChild;
    expect(first?.getAttribute('href')).toBe('#main');
    expect(page.querySelector('#main')?.localName).toBe('main');
  });

  test('allow indexing unless they are pages for members', () => {
    const { at } = render(siteWithPages());
    const isHidden = (page: string) => at(page).querySelector('[name=robots]')?.getAttribute('content') === 'noindex';
    expect(['/company', '/sheets', '/data-notice', '/contact'].map(isHidden)).toEqual([false, false, false, false]);
    for (const page of ['/login', '/forgot-password', '/new-password', '/register-confirm', '/member-account', '/email-confirm'])
      expect([page, isHidden(page)]).toEqual([page, true]);
  });

  test('use the colour of the first picture, unless its sheet is members-only', () => {
    const colourOf = (document: SiteDocument) =>
      render(document).at('/data-notice').querySelector<HTMLElement>('header')?.style.backgroundColor;
    expect(colourOf(documentWith({ A1: {} }))).toBe('rgb(170, 187, 204)');
    expect(colourOf(documentWith({ A1: { membersOnlyLock: true } }))).toBe('rgb(32, 32, 32)');
  });

  test('contain the tags of the site, except where visitors register, sign in or choose a password', () => {
    const document = siteWithPages({ headTags: { jp: { html: TAGS.head } } });
    const { at, files } = render(document);
    const isTagged = (page: SitePage) => at(`/${page}`).querySelector('[src*=googletagmanager]') !== null;
    expect(SITE_PAGES.filter(isTagged)).toEqual([
      'contact',
      'contact-success',
      'forms',
      'form-success',
      'register-success',
      'company',
      'data-notice',
      'sheets',
      'news',
    ]);
    for (const page of [
      'login',
      'register',
      'register-confirm',
      'forgot-password',
      'new-password',
      'member-account',
      'email-confirm',
    ] as const)
      expect(at(`/${page}`).querySelector('[http-equiv]')?.getAttribute('content')).not.toContain('https:');
    expect(files.filter(({ key }) => key.endsWith('/a/member-page-1a2b.js'))).toHaveLength(1);
    expect(at('/login').body.lastElementChild?.textContent).toBe('import("/a/member-page-1a2b.js")');
  });
});

describe('success pages', () => {
  test('report the sent form before any tag runs, even under a policy without inline scripts', () => {
    const { at } = render(siteWithPages({ headTags: { jp: { html: TAGS.head } } }));
    for (const [page, kind] of [
      ['contact-success', 'contact'],
      ['form-success', 'homepage'],
      ['register-success', 'membership'],
    ] as const) {
      const { head, body } = at(`/${page}`);
      expect(head.querySelector('script:not([type])')?.textContent).toBe('reportSuccess()');
      expect(body.querySelector<HTMLElement>('.form-done')?.dataset).toMatchObject({ form: kind, language: 'jp' });
      expect(head.querySelector('[http-equiv]')?.getAttribute('content')).toMatch(/script-src 'self' 'sha256-/);
    }
    for (const page of ['contact', 'company', 'login']) expect(at(`/${page}`).documentElement.outerHTML).not.toContain('reportSuccess');
  });
});

describe('overview of the sheets', () => {
  test('links each sheet with its smallest picture, but shows no content of members-only sheets', () => {
    const page = render(siteWithPages()).at('/sheets');
    const [open, locked] = page.querySelectorAll('main li a');
    expect(open?.getAttribute('href')).toBe('/');
    expect((open as HTMLElement | undefined)?.dataset['cell']).toBe('A1');
    expect(open?.querySelector('img')?.getAttribute('src')).toMatch(/\/480\.webp$/);
    expect(open?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    expect(locked?.getAttribute('href')).toBe('/B1');
    expect(locked?.querySelector('img')).toBeNull();
    expect(locked?.textContent).toBe('会員限定B1');
    expect(page.documentElement.outerHTML).not.toContain('会員の秘密');
  });

  test('is linked from every sheet if the site has more than one sheet', () => {
    const signs = (document: SiteDocument) => hrefs(render(document).page, '.ways a');
    expect(signs(documentWith({ A1: {}, B1: {} }))).toEqual(['/sheets']);
    expect(signs(documentWith({ A1: {} }))).toEqual([]);
    expect(signs(siteWithPages({ headTags: { jp: { html: TAGS.head } } }))).toEqual(['/sheets', '/login', '/data-notice']);
    const { page } = render(siteWithPages());
    expect(
      [...page.querySelectorAll('.ways a')].map((link) => [link.getAttribute('aria-label'), link.hasAttribute('data-dialog')]),
    ).toEqual([
      ['シート一覧', true],
      ['会員ページ', false],
    ]);
  });
});

describe('a members-only sheet', () => {
  test('links to registration and sign-in; both pages link back to the sheet', () => {
    const locked = render(siteWithPages()).at('/B1').querySelector<HTMLElement>('.locked');
    expect(hrefs(locked as unknown as Document, 'a')).toEqual(['/register?to=/B1', '/login?to=/B1']);
    expect(locked?.dataset['sheet']).toBeDefined();
  });

  test('shows no links if the site has no registration', () => {
    const { at } = render(siteWithPages({ membershipForm: {} }));
    expect(hrefs(at('/B1'), '.locked a')).toEqual([]);
  });
});
