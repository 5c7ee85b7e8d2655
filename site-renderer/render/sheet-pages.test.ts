import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CROP_CSS, VEIL_CSS } from '#site-renderer/styles/picture-css.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { cellPath, homePath } from '#shared/rules/sites/site-address.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { visiblePages } from '#site-renderer/visibility/visible-pages.ts';
import { pageKey } from '#shared/rules/sites/site-file-keys.ts';
import { documentWith, image, ORIGIN, render, SITE_ID, VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';
import { renderSharedFiles } from '#site-renderer/render/render-shared-files.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const contentOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content');
const hrefOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('href');
const other = { ...image, mediaId: numberedUlid(8), colour: '#112233' };

describe('page of a sheet', () => {
  const document = documentWith({ A1: { mainText: '新作' }, B1: { mainText: '赤い\n靴', imageAlt: '靴の写真', image: other }, B2: {} });
  const { at, files } = render(document);
  const page = at('/B1');

  test('uses the title of the sheet and its picture as share image', () => {
    expect(page.title).toBe('赤い 靴 | 秋の店');
    for (const name of ['[name=description]', '[property="og:description"]']) expect(contentOf(page, name)).toBe('靴の写真');
    expect(contentOf(page, '[property="og:title"]')).toBe('赤い 靴 | 秋の店');
    expect(contentOf(page, '[property="og:image"]')).toBe(`${ORIGIN}/m/${other.mediaId}/1080.webp`);
    expect(contentOf(page, '[property="og:url"]')).toBe(`${ORIGIN}/B1`);
    expect(contentOf(page, '[name="theme-color"]')).toBe('#112233');
    expect(hrefOf(page, '[rel=canonical]')).toBe(`${ORIGIN}/B1`);
    expect(page.querySelector('h1')?.textContent).toBe('赤い\n靴');
    expect(at('/B2').title).toBe('B2 | 秋の店');
    expect(at('/B2').querySelector('h1')?.textContent).toBe('B2 | 秋の店');
  });

  test('carries the alias of its sheet at any position, also if the sheet is locked or in a block', () => {
    const aliasOf = (there: Document, cell: string) => there.querySelector<HTMLElement>(`#${cell}`)?.dataset['alias'];
    expect([aliasOf(page, 'B1'), aliasOf(at('/B2'), 'B2')]).toEqual([2, 3].map((number) => sheetAlias(numberedUlid(number))));
    const moved = render(documentWith({ C3: {}, A1: { membersOnlyLock: true } }));
    expect([aliasOf(moved.at('/C3'), 'C3'), aliasOf(moved.at('/'), 'A1')]).toEqual(
      [1, 2].map((number) => sheetAlias(numberedUlid(number))),
    );
    const block = files.find(({ key }) => key.endsWith('/s/0.html'))?.body;
    expect(String(block)).toContain(`data-alias="${sheetAlias(numberedUlid(2))}"`);
  });

  test('contains only its sheet, loads the picture eagerly, and has a map of all cells with a sheet', () => {
    expect([...page.querySelectorAll('.sheet')].map(({ id, className }) => [id, className])).toEqual([['B1', 'sheet near']]);
    expect(page.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    const grid = page.querySelector<HTMLElement>('.grid')?.dataset;
    expect(['rows', 'columns', 'cells', 'block'].map((name) => grid?.[name])).toEqual(['3', '3', '110/010', '4x4']);
    const stage = page.querySelector<HTMLElement>('.stage')?.dataset;
    expect([stage?.['site'], stage?.['lang'], stage?.['home'], stage?.['view']]).toEqual([SITE_ID, 'jp', '/', 'MOBILE']);
    for (const piece of stage?.['pieces']?.split(' ') ?? [])
      expect(files.map(({ key }) => key)).toContain(SITE_ID + piece.replace(/#.*/, ''));
  });

  test('links only to neighbours that exist', () => {
    const arrows = [...page.querySelectorAll<HTMLAnchorElement>('[data-move]')];
    expect(arrows.map((arrow) => [arrow.dataset['move'], arrow.getAttribute('href'), arrow.hidden])).toEqual([
      // Search engines report links without an address, so hidden arrows lead to the home page.
      ['up', '/', true],
      ['left', '/', false],
      ['right', '/', true],
      ['down', '/B2', false],
    ]);
  });

  test('never inlines a picture, unlike the home page', () => {
    const firstCreative = new Uint8Array(1_000);
    const both = render(document, 'jp', { firstCreative });
    expect(both.html).toContain('data:image/avif');
    expect(both.files.filter(({ body }) => body.includes('data:image/avif'))).toHaveLength(1);
  });

  test('links to the same sheet in another language, or to the home page if that language lacks the sheet', () => {
    const english = render(documentWith({ A1: {}, B1: {} }));
    expect(hrefOf(english.at('/B1'), '.languages [hreflang=en]')).toBe('/en');
    const both = documentWith({ A1: {}, B1: {} }, { customPath: 'shop' });
    for (const languages of Object.values(both.sheets)) if (languages.jp) languages.en = languages.jp;
    const there = render(both).at('/shop/B1');
    expect(hrefOf(there, '.languages [hreflang=en]')).toBe('/shop/en/B1');
    expect(there.querySelector<HTMLElement>('.languages [hreflang=en]')?.dataset['home']).toBe('/shop/en');
    const alternates = [...there.querySelectorAll('link[rel=alternate]')];
    expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['ja', `${ORIGIN}/shop/B1`],
      ['en', `${ORIGIN}/shop/en/B1`],
      ['x-default', `${ORIGIN}/shop/B1`],
    ]);
  });

  test('exists for a members-only sheet, without its content and with noindex', () => {
    const locked = render(documentWith({ A1: {}, B1: { mainText: '秘密', membersOnlyLock: true, price: 777 } }));
    const secret = locked.at('/B1');
    expect([secret.title, contentOf(secret, '[name=robots]')]).toEqual(['会員限定 | 秋の店', 'noindex']);
    expect(secret.querySelector('.sheet')?.className).toBe('sheet locked near');
    expect(secret.querySelector<HTMLElement>('.sheet')?.dataset['sheet']).toBe(numberedUlid(2));
    expect(secret.querySelector('link[rel=alternate]')).toBeNull();
    expect(contentOf(secret, '[property="og:image"]')).toBe(`${ORIGIN}/m/${image.mediaId}/1080.webp`);
    expect(locked.all).not.toMatch(/秘密|777/);
  });

  test('says on a members-only sheet how many there are, and why it is worth becoming a member in the words of the owner', () => {
    const site = documentWith({ A1: {}, B1: { membersOnlyLock: true }, C1: { membersOnlyLock: true } });
    const textsOf = (shown: SiteDocument) =>
      [...render(shown).at('/B1').querySelectorAll('.locked :is(p, small)')].map(({ textContent }) => textContent);
    expect(textsOf(site)).toEqual(['このシートは、会員登録をされた方のみご覧いただけます。', '会員限定シート 2枚']);
    const form = { fields: [], basedOn: null };
    const worded = { ...site, membershipForm: { jp: { ...form, lockedText: '毎月の<裏>メニューを公開' } } };
    expect(textsOf(worded)[0]).toBe('毎月の<裏>メニューを公開');
    expect(textsOf({ ...site, membershipForm: { jp: { ...form, lockedText: '' } } })).toEqual(textsOf(site));
  });

  test('has the styles of adjusted pictures beside a members-only sheet, whose picture may be adjusted', () => {
    const stylesOf = (site: SiteDocument) =>
      [...render(site).at('/').querySelectorAll('style')].map(({ textContent }) => textContent).join();
    const styles = (isLocked: boolean) => stylesOf(documentWith({ A1: {}, B1: { membersOnlyLock: isLocked } }));
    expect([styles(true).includes(CROP_CSS), styles(true).includes(VEIL_CSS), styles(false).includes(CROP_CSS)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('shows the teaser of a members-only sheet as its background, in its page and in its block', () => {
    const site = documentWith({ A1: {}, B1: { membersOnlyLock: true }, C1: { membersOnlyLock: true } });
    const teaser = 'data:image/webp;base64,UklGRg==';
    const { at: pageAt, sheets } = render(site, 'jp', { teasers: new Map([[site.grid.cells['B1'] ?? '', teaser]]) });
    const backgroundOf = (sheet: HTMLElement | null | undefined) => sheet?.style.backgroundImage ?? '';
    expect(backgroundOf(pageAt('/B1').querySelector<HTMLElement>('.locked'))).toContain(teaser);
    expect(backgroundOf(sheets.get('B1'))).toContain(teaser);
    expect(backgroundOf(pageAt('/C1').querySelector<HTMLElement>('.locked'))).toBe('');
  });
});

/** Returns the files of a language, with each body rendered once. */
const rendered = (document: SiteDocument, language: (typeof LANGUAGES)[number]) => {
  const { files } = render(document, language);
  return files.map(({ key, body }) => ({ key, body }));
};

describe('pages of any valid document', () => {
  test('contain each sheet only in its own page and in its block', () => {
    fc.assert(
      fc.property(anySiteDocument, fc.constantFrom(...LANGUAGES), (document, language) => {
        const { settings } = document;
        const home = homePath(language, settings);
        const placed = visibleSheets(document, language);
        const holding = new Map<string, string[]>();
        const files = rendered(document, language);
        for (const { key, body } of files) {
          if (!key.endsWith('.html')) continue;
          for (const [, cell = ''] of body.matchAll(/<article class="sheet[^"]*" id="(\w+)"/g))
            // The block contains the variations of the sheet too.
            holding.set(cell, [...new Set([...(holding.get(cell) ?? []), key])]);
        }
        expect([...holding.keys()].toSorted()).toEqual(placed.map(({ cell }) => cell).toSorted());
        const blocks = `${SITE_ID}${home === '/' ? '' : home}/s/`;
        placed.forEach(({ cell }, index) => {
          const [inBlocks, pages] = [true, false].map((isBlock) =>
            (holding.get(cell) ?? []).filter((key) => key.startsWith(blocks) === isBlock),
          );
          expect(inBlocks).toHaveLength(1);
          const own = [pageKey(SITE_ID, cellPath(cell, language, settings)), ...(index === 0 ? [pageKey(SITE_ID, home)] : [])];
          expect(pages?.toSorted()).toEqual([...new Set(own)].toSorted());
        });
        const keys = files.map(({ key }) => key);
        for (const page of visiblePages(document, language))
          expect(keys).toContain(pageKey(SITE_ID, `${home === '/' ? '' : home}/${page}`));
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 25 },
    );
  });

  test('contain no text and no file name of a members-only sheet', () => {
    /** Adds a marker to all texts and files of a sheet. */
    const marked = (sheet: Sheet): Sheet => ({
      ...sheet,
      membersOnlyLock: true,
      mainText: 'SECRET text',
      imageAlt: 'SECRET picture',
      linkButtonText: 'SECRET button',
      linkDestinationUrl: 'https://SECRET.example/',
      isInternalLink: false,
      price: 98_765_431,
      image: sheet.image && { ...sheet.image, mediaId: 'SECRETIMAGE' },
      video: sheet.video && { ...sheet.video, mediaId: 'SECRETVIDEO' },
      imageLinkPoints: sheet.imageLinkPoints.map((point) => ({ ...point, name: 'SECRET point' })),
      variations: sheet.variations.map((one) => ({ ...one, isOn: true, name: 'SECRET name', fields: { mainText: 'SECRET variation' } })),
      products: sheet.products.map((one) => ({
        ...one,
        productName: 'SECRET shoes',
        image: one.image && { ...one.image, mediaId: 'SECRETSHOES' },
      })),
    });
    fc.assert(
      fc.property(anySiteDocument, fc.nat(), (document, choice) => {
        const cells = Object.keys(document.grid.cells);
        const cell = cells[choice % Math.max(cells.length, 1)];
        const byLanguage = document.sheets[document.grid.cells[cell ?? ''] ?? ''];
        if (cell === undefined || !byLanguage) return;
        for (const language of LANGUAGES) {
          const sheet = sheetAt(document, cell, language);
          if (sheet) byLanguage[language] = marked(sheet);
        }
        const { languages } = document.settings;
        const imageUrl = ({ mediaId }: { mediaId: string }) => `/m/${mediaId}/1.webp`;
        const files = [
          ...languages.flatMap((language) => rendered(document, language)),
          ...renderSharedFiles({
            siteId: SITE_ID,
            document,
            origin: ORIGIN,
            languages,
            imageUrl,
            placeholderOf: () => undefined,
            news: [],
            visitorScripts: VISITOR_SCRIPTS,
          }),
        ];
        expect(files.filter(({ key, body }) => /SECRET|98,?765/.test(`${key} ${body}`)).map(({ key }) => key)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
