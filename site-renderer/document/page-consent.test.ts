import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isExecutableScriptType } from '#shared/markup/tags/script-type.ts';
import { PRIVACY_NOTICE_LABELS, VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { siteWithPages } from '#site-renderer/pages/pages-fixture.ts';
import { documentWith, render } from '#site-renderer/render/render-fixture.ts';
import { anyMarkup } from '#test/support/markup/tag-arbitraries.ts';

const META = '<meta name="verification" content="a">';
const HEAD = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>${META}<style>p { color: red }</style>`;
const BODY = '<script src="https://chat.example/widget.js" defer></script>';

const asking = (changes: Partial<SiteDocument> = {}, texts: SiteDocument['settings']['consent']['texts'] = {}): SiteDocument => {
  const document = { ...documentWith({ A1: { mainText: '新作' } }), headTags: { jp: { html: HEAD } }, bodyTags: { jp: { html: BODY } } };
  return { ...document, settings: { ...document.settings, consent: { isOn: true, texts } }, ...changes };
};
const waitingIn = (page: Document) => page.querySelector<HTMLTemplateElement>('template[data-tags]');
const barIn = (page: Document) => page.querySelector('body > .consent');

describe('tags of a page that asks for consent (R-14.100)', () => {
  test('tags that wait are inert, except those that neither run nor request anything', () => {
    const { page } = render(asking());
    expect(waitingIn(page)?.innerHTML.replaceAll('=""', '')).toBe(HEAD.replace(META, '') + BODY);
    expect(page.querySelector('script[src], body > style')).toBeNull();
    expect(page.head.querySelector('[name=verification]')).not.toBeNull();
  });

  test('run as before where the setting is off, and do not wait if none of them runs', () => {
    const off = asking();
    const { page } = render({ ...off, settings: { ...off.settings, consent: { isOn: false, texts: {} } } });
    expect([waitingIn(page), barIn(page), page.querySelectorAll('script[src]').length]).toEqual([null, null, 2]);
    const still = render(asking({ headTags: { jp: { html: META } }, bodyTags: {} })).page;
    expect([waitingIn(still), barIn(still)]).toEqual([null, null]);
  });

  test('wait on every page that has tags, and no other page asks', () => {
    const { at } = render(siteWithPages({ bodyTags: { jp: { html: BODY } } }, { consent: { isOn: true, texts: {} } }));
    const asks = (path: string) => [path, waitingIn(at(path)) !== null, barIn(at(path)) !== null];
    for (const path of ['/', '/contact', '/contact-success', '/data-notice']) expect(asks(path)).toEqual([path, true, true]);
    for (const path of ['/login', '/register', '/new-password']) expect(asks(path)).toEqual([path, false, false]);
  });

  test('never leave their template, and nothing else enters it', () => {
    fc.assert(
      fc.property(anyMarkup, anyMarkup, fc.boolean(), (head, body, tagManager) => {
        const document = asking({ headTags: { jp: { html: head } }, bodyTags: { jp: { html: body } } });
        const { page } = render({ ...document, settings: { ...document.settings, tagManager } });
        if (!waitingIn(page)) return;
        expect([...page.body.children].map(({ localName }) => localName)).toEqual(['section', 'div', 'script', 'template', 'script']);
        for (const { src, type } of page.head.querySelectorAll('script')) expect(src !== '' && isExecutableScriptType(type)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

test('the menu of a site that asks ends with the choice of consent, and no other menu has it (R-14.110)', () => {
  const menu: SiteDocument['menu'] = {
    jp: { items: [{ id: 'a', name: '新作', linkDestinationUrl: '/A1', isInternalLink: true }], basedOn: null },
  };
  const entriesOf = (document: SiteDocument) => {
    const shown = { ...document, menu, settings: { ...document.settings, displayGlobalMenu: true } };
    return [...render(shown).page.querySelectorAll('.menu nav a')].map((link) => [link.textContent, link.getAttribute('href')]);
  };
  const off = asking();
  expect(entriesOf(off)).toEqual([
    ['新作', '/'],
    [VISITOR_LABELS.jp.consent.settings, '/data-notice'],
  ]);
  expect(entriesOf({ ...off, settings: { ...off.settings, consent: { isOn: false, texts: {} } } })).toEqual([['新作', '/']]);
  expect(render(off).page.querySelector('.menu')).toBeNull();
});

describe('question for consent (R-14.101)', () => {
  test('has the own text of its language, or that of the product, and a link to the privacy policy or notice', () => {
    const words = VISITOR_LABELS.jp;
    const own = barIn(render(asking({}, { jp: '使ってよいですか。', en: 'May we?' })).page);
    expect(own?.querySelector('p')?.textContent).toBe(`使ってよいですか。 ${words.frame.dataNotice}`);
    expect(own?.querySelector('a')?.getAttribute('href')).toBe('/data-notice');
    const company = { jp: { ...EMPTY_COMPANY, privacyPolicy: '<p>方針</p>' } };
    const bar = barIn(render(asking({ company })).page);
    expect(bar?.querySelector('p')?.textContent).toBe(`${words.consent.text} ${words.company.privacyPolicy}`);
    expect(bar?.querySelector('a')?.getAttribute('href')).toBe('/company#privacyPolicy');
    expect([...(bar?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      words.consent.decline,
      words.consent.accept,
      words.consent.close,
    ]);
  });

  test('has a version that changes with its texts and the hosts of the tags, in all languages, and with nothing else', () => {
    const versionOf = (document: SiteDocument, language: 'jp' | 'en' = 'jp') => {
      const { html, page } = render(document, language);
      const version = page.querySelector<HTMLElement>('.consent')?.dataset['version'] ?? '';
      expect(html).toContain(`openGate("${version}")`);
      return version;
    };
    const version = versionOf(asking());
    expect(versionOf(asking(), 'en')).toBe(version);
    expect(versionOf({ ...asking(), grid: { numberHorizontal: 1, numberVertical: 1, cells: asking().grid.cells } })).toBe(version);
    const others = [
      asking({}, { en: 'May we?' }),
      asking({ headTags: { jp: { html: HEAD }, en: { html: '<script async src="https://other.example/a.js"></script>' } } }),
      asking({ bodyTags: {} }),
    ];
    expect(new Set([version, ...others.map((other) => versionOf(other))]).size).toBe(4);
  });

  test('can be answered again by a button of the privacy notice and of the footer', () => {
    const { at, page } = render(asking());
    expect(page.querySelector('.ways [href="/data-notice"]')).not.toBeNull();
    expect(at('/data-notice').querySelector('main')?.textContent).toContain(PRIVACY_NOTICE_LABELS.jp.consent.some);
    expect(at('/data-notice').querySelectorAll('main [data-consent-settings], footer [data-consent-settings]')).toHaveLength(2);
    const off = render(asking({ headTags: {}, bodyTags: {} }));
    expect(off.at('/data-notice').querySelector('[data-consent-settings]')).toBeNull();
  });
});
