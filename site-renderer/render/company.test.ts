import { describe, expect, test } from 'vitest';
import { type Company, EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { documentWith, render } from '#site-renderer/render/render-fixture.ts';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { MARKUP_ATTACKS } from '#test/support/markup/markup-attacks.ts';

const TEXTS: Company = {
  ...EMPTY_COMPANY,
  companyWebsite: 'https://example.com/',
  companyClause: '<table><tbody><tr><th>販売業者</th><td>茶屋</td></tr></tbody></table>',
  termsOfService: '<h2>利用規約</h2><p>第1条</p>',
  privacyPolicy: '<p></p>',
};

const siteWith = (company: Partial<Company>, rest: Partial<SiteDocument> = {}): SiteDocument => ({
  ...documentWith({ A1: {}, B1: {} }),
  company: { jp: { ...TEXTS, ...company } },
  ...rest,
});

const tabsOf = (page: Document) => [...page.querySelectorAll<HTMLAnchorElement>('.bar .tabs a')];

describe('company information of a site', () => {
  test('has a link to each legal text in the bar', () => {
    const { page, html, at } = render(siteWith({}));
    expect(tabsOf(page).map(({ textContent }) => textContent)).toEqual(['特定商取引法に基づく表記', '利用規約', 'ウェブサイト']);
    expect(tabsOf(page).map((tab) => tab.getAttribute('href'))).toEqual([
      '/company#companyClause',
      '/company#termsOfService',
      'https://example.com/',
    ]);
    expect(tabsOf(page).map((tab) => tab.hasAttribute('data-dialog'))).toEqual([true, true, false]);
    expect(tabsOf(page).at(-1)?.rel).toBe('noopener');
    for (const tab of tabsOf(page).slice(0, 2)) expect(at('/company').querySelector(`${tab.hash} h2`)?.textContent).toBe(tab.textContent);
    expect(page.querySelector('dialog, .rich')).toBeNull();
    expect(html).toContain(FEATURE_CSS.company);
  });

  test('has its own page, with a link to the website', () => {
    const page = render(siteWith({})).at('/company');
    expect([...page.querySelectorAll('section')].map(({ id }) => id)).toEqual(['companyClause', 'termsOfService']);
    expect(page.querySelector('#companyClause .rich')?.innerHTML).toBe(TEXTS.companyClause);
    expect(page.querySelector('main a')?.getAttribute('href')).toBe('https://example.com/');
    expect(page.querySelector('main a')?.getAttribute('rel')).toBe('noopener');
  });

  test('falls back to the texts of the default language', () => {
    const { page, at } = render(siteWith({}), 'en');
    expect(tabsOf(page).map(({ textContent }) => textContent)).toEqual(['Commercial disclosure', 'Terms of use', 'Website']);
    expect(tabsOf(page)[1]?.getAttribute('href')).toBe('/en/company#termsOfService');
    expect(at('/en/company').querySelector('#termsOfService .rich')?.textContent).toContain('第1条');
  });

  test('adds no tabs, styles or page to a site without company texts', () => {
    const { page, html, files } = render(siteWith({ companyWebsite: '', companyClause: '', termsOfService: '<p> </p>' }));
    expect(page.querySelector('.tabs')).toBeNull();
    expect(html).not.toContain(FEATURE_CSS.company);
    expect(files.filter(({ key }) => key.endsWith('company.html'))).toEqual([]);
  });

  test('has no tabs if the only sheet hides the company information', () => {
    const { page } = render({ ...documentWith({ A1: { showCompany: false } }), company: { jp: TEXTS } });
    expect(page.querySelector('.tabs')).toBeNull();
  });

  test('is sanitised at rendering, even if it was stored unsanitised', () => {
    // Tests a sample of each kind of attack; the tests of the sanitiser cover all of them.
    for (const [, markup] of MARKUP_ATTACKS.filter((_, index) => index % 15 === 0)) {
      const page = render(siteWith({ termsOfService: `<p>read</p>${markup}` })).at('/company');
      const text = page.querySelector('#termsOfService .rich');
      expect(text?.textContent).toContain('read');
      expect([...(text?.querySelectorAll('*') ?? [])].flatMap(({ attributes }) => [...attributes].map(({ name }) => name))).not.toContain(
        'onclick',
      );
      expect(page.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
      expect(page.querySelector('.rich :is(img, svg, math, iframe, form, style, input, [onerror], [id])')).toBeNull();
    }
  });
});
