import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { SNS_TYPES } from '#shared/model/sites/sns-type.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { contrastRatio } from '#shared/values/colour.ts';
import { BAR_ITEMS, barContents, barContentsOnSheet, hiddenBarItems, isEmptyBar } from '#site-renderer/components/shell/bar-contents.ts';
import { readableBackdropFor } from '#shared/rules/colour/legible-colour.ts';
import { documentWith, render } from '#site-renderer/render/render-fixture.ts';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const item = (name: string, linkDestinationUrl: string, isInternalLink = true) => ({
  id: numberedUlid(600 + name.length),
  name,
  linkDestinationUrl,
  isInternalLink,
});
const MENU = { items: [item('お茶', '/B1'), item('お問い合わせ', '/contact'), item('店', 'https://example.com/', false)], basedOn: null };
const SNS = {
  entries: [
    { snsType: 'phone_number' as const, snsUrl: '０３－１２３４－５６７８' },
    { snsType: 'line' as const, snsUrl: 'https://lin.ee/abc' },
    { snsType: 'x' as const, snsUrl: '' },
  ],
};

/** Returns a site with two sheets, of which A1 exists in two languages, with a menu and SNS in Japanese. */
const site = (more: Partial<SiteDocument> = {}, settings: Partial<SiteDocument['settings']> = {}): SiteDocument => ({
  ...documentWith({ A1: {}, B1: {} }, { displayGlobalMenu: true, ...settings }),
  menu: { jp: MENU },
  sns: { jp: SNS },
  contactForm: { jp: { fields: [], destinationEmail: 'shop@example.com', companyName: '', basedOn: null } },
  ...more,
});
const links = (page: Document, selector: string) =>
  [...page.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => [
    link.textContent || link.getAttribute('aria-label'),
    link.getAttribute('href'),
    link.dataset['cell'],
  ]);

describe('menu', () => {
  test('opens without scripts and links to cells, pages and other sites', () => {
    const { page } = render(site());
    const menu = page.querySelector('details.menu');
    expect(menu?.hasAttribute('open')).toBe(false);
    expect(menu?.querySelector('summary')?.getAttribute('aria-label')).toBe('メニュー');
    expect(links(page, '.menu a')).toEqual([
      ['お茶', '/B1', 'B1'],
      ['お問い合わせ', '/contact', undefined],
      ['店', 'https://example.com/', undefined],
    ]);
    expect(page.querySelector('.menu [data-item]')).toBeNull();
  });

  test('uses the items of the default language as a fallback, and links only to existing sheets', () => {
    const { page } = render(site(), 'en');
    expect(page.querySelector('.menu summary')?.getAttribute('aria-label')).toBe('Menu');
    expect(links(page, '.menu a')[0]).toEqual(['お茶', '/B1', 'B1']);
    const own = { items: [item('Tea', '/A1')], basedOn: null };
    expect(links(render(site({ menu: { jp: MENU, en: own } }), 'en').page, '.menu a')).toEqual([['Tea', '/en', 'A1']]);
  });

  test('omits entries without name or target, and is absent if it is empty or turned off', () => {
    const half = { items: [item(' ', '/B1'), item('無', ''), item('欠', '/C3'), item('悪', 'javascript:alert(1)', false)], basedOn: null };
    for (const document of [site({ menu: { jp: half } }), site({ menu: {} }), site({}, { displayGlobalMenu: false })]) {
      const { page, html } = render(document);
      expect(page.querySelector('.menu')).toBeNull();
      expect(html).not.toContain(FEATURE_CSS.menu);
    }
    const { page, html } = render(site());
    expect(page.querySelector('.menu')).not.toBeNull();
    expect(html).toContain('/a/dialogs-');
  });

  test('has a readable backdrop for every text colour', () => {
    const { page } = render(site({}, { globalMenuTextColor: '#123456' }));
    expect(page.querySelector<HTMLElement>('.menu nav')?.style.cssText).toBe(
      'color: rgb(18, 52, 86); background-color: rgb(255, 255, 255);',
    );
    expect(['#fff', '#000', '#f00'].map(readableBackdropFor)).toEqual(['#202020', '#fff', '#000']);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const colour = `#${value.toString(16).padStart(6, '0')}`;
        expect(contrastRatio(colour, readableBackdropFor(colour))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('bar', () => {
  test('links to each SNS by name and in order, and to the telephone number', () => {
    const { page } = render(site());
    expect(links(page, '.bar a')).toEqual([
      ['電話をかける 03-1234-5678', 'tel:0312345678', undefined],
      ['LINE', 'https://lin.ee/abc', undefined],
    ]);
    expect(page.querySelectorAll('.bar svg[aria-hidden=true]').length).toBe(2);
    expect(page.querySelector('.stage')?.classList.contains('barred')).toBe(true);
    expect(links(render(site(), 'en').page, '.bar a')[0]?.[0]).toBe('Call 03-1234-5678');
  });

  test('adds no element and no styles to a page if the bar is empty', () => {
    const { page, html } = render(site({ sns: {} }, { displayGlobalMenu: false, displayLanguageIcon: false }));
    expect(page.querySelector('.bar, [data-without]')).toBeNull();
    expect(page.querySelector('.stage')?.className).toBe('stage');
    for (const feature of ['bar', 'barChoice', 'menu'] as const) expect(html).not.toContain(FEATURE_CSS[feature]);
  });

  test('lists the hidden items of each sheet only if some sheet hides items', () => {
    const all = render(site());
    expect(all.all).not.toContain('data-without="');
    expect(all.html).not.toContain(FEATURE_CSS.barChoice);
    const document = site();
    Object.assign(document.sheets[numberedUlid(2)]?.jp ?? {}, { snsConfig: ['x', 'line'] });
    const { page, html, sheets } = render(document);
    expect(page.getElementById('A1')?.dataset['without']).toBeUndefined();
    expect(sheets.get('B1')?.dataset['without']).toBe('phone_number');
    expect(page.querySelectorAll('.bar a').length).toBe(2);
    expect(html).toContain(FEATURE_CSS.barChoice);
    Object.assign(document.sheets[numberedUlid(2)]?.jp ?? {}, { snsConfig: [] });
    expect(render(document).sheets.get('B1')?.dataset['without']).toBe('all');
  });

  test('follows the settings of the sheet if the site has only one sheet', () => {
    const alone = { ...documentWith({ A1: { snsConfig: ['line'] } }), sns: { jp: SNS } };
    expect(links(render(alone).page, '.bar a').map(([name]) => name)).toEqual(['LINE']);
    expect(render(alone).html).not.toContain(FEATURE_CSS.barChoice);
  });

  test('hides the items of a sheet by CSS, once the runtime has started', () => {
    for (const one of BAR_ITEMS) expect(FEATURE_CSS.barChoice).toContain(`:not([inert])[data-without~=${one}]) [data-bar=${one}]`);
    expect(FEATURE_CSS.barChoice.split('.stage').length - 1).toBe(FEATURE_CSS.barChoice.split(':has(.grid[tabindex])').length - 1);
  });
});

describe('barContentsOnSheet and hiddenBarItems', () => {
  const address = { line: 'https://lin.ee/a', phone_number: '0312345678', x: 'https://x.com/a' };
  const entries = fc
    .uniqueArray(fc.constantFrom('line' as const, 'phone_number' as const, 'x' as const))
    .map((types) => types.map((snsType) => ({ snsType, snsUrl: address[snsType] })));
  const company = fc.constantFrom(undefined, EMPTY_COMPANY, { ...EMPTY_COMPANY, companyProfile: '<p>茶</p>' });
  const sheet = fc.record({ snsConfig: fc.subarray([...SNS_TYPES]), showCompany: fc.boolean() });

  test('follow the settings of the sheet', () => {
    const bar = barContents(SNS, { ...EMPTY_COMPANY, companyWebsite: 'https://example.com/' });
    expect(hiddenBarItems(bar, { snsConfig: ['line', 'phone_number'], showCompany: false })).toEqual(['company']);
    expect(hiddenBarItems(bar, { snsConfig: ['line'], showCompany: true })).toEqual(['phone_number']);
    expect(hiddenBarItems(bar, { snsConfig: [], showCompany: false })).toEqual(['all']);
    expect(barContents(undefined, { ...EMPTY_COMPANY, companyProfile: '<p> </p>' }).company).toBeNull();
  });

  test('add up to the whole bar', () => {
    fc.assert(
      fc.property(entries, company, sheet, (sns, companyInformation, settings) => {
        const bar = barContents({ entries: sns }, companyInformation);
        const shown = barContentsOnSheet(bar, settings);
        const without = hiddenBarItems(bar, settings);
        if (without.includes('all')) {
          expect([isEmptyBar(shown), without.length]).toEqual([true, 1]);
          return;
        }
        const there = [...shown.links.map(({ snsType }) => snsType), ...(shown.company ? ['company' as const] : [])];
        const all = [...bar.links.map(({ snsType }) => snsType), ...(bar.company ? ['company' as const] : [])];
        expect(new Set([...there, ...without])).toEqual(new Set(all));
        expect(there.length + without.length).toBe(all.length);
      }),
    );
  });
});

describe('menu and bar of any valid document', () => {
  test('have only safe links with a name, in every language', () => {
    fc.assert(
      fc.property(anySiteDocument, fc.constantFrom(...LANGUAGES), (document, spoken) => {
        const language: Language = document.settings.languages.includes(spoken) ? spoken : document.settings.defaultLanguage;
        const { page } = render(document, language);
        for (const link of page.querySelectorAll<HTMLAnchorElement>('.menu a, .bar > [data-bar]:not([data-bar=company])')) {
          expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|tel:\+?\d|\/)/);
          expect((link.textContent || link.getAttribute('aria-label') || '').trim()).not.toBe('');
        }
        expect(page.querySelector('.menu a') === null).toBe(page.querySelector('.menu') === null);
        expect(page.querySelector('.bar') === null || page.querySelector('.barred') !== null).toBe(true);
        if (!document.settings.displayGlobalMenu) expect(page.querySelector('.menu')).toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});
