// @vitest-environment jsdom
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { ImageRef, Variant } from '#shared/model/media.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/site.ts';
import { cellOfPath } from '#shared/rules/site-address.ts';
import { INLINE_CREATIVE_MAX_BYTES, inlineCreative, renderSite, type SiteRendering } from '#site-renderer/render.tsx';
import { visibleSheets } from '#site-renderer/visible-sheets.ts';
import { anySiteDocument, numberedUlid } from '#test/support/site-documents.ts';

const ORIGIN = 'https://abcdefghij12.sites.example.com';
const imageUrl = (image: ImageRef, { width, format }: Variant): string => `/m/${image.mediaId}/${width}.${format}`;

function render(document: SiteDocument, language: Language = document.settings.defaultLanguage, extra: Partial<SiteRendering> = {}) {
  const files = renderSite({
    siteId: 'abcdefghij12',
    document,
    language,
    origin: ORIGIN,
    imageUrl,
    visitorScript: 'startVisit()',
    ...extra,
  });
  const page = new DOMParser().parseFromString(files[0]?.body ?? '', 'text/html');
  return { files, page, html: files[0]?.body ?? '' };
}

const image: ImageRef = { mediaId: numberedUlid(7), width: 1080, height: 1920, colour: '#aabbcc' };

function documentWith(sheets: Readonly<Record<string, Partial<Sheet>>>, settings: Partial<SiteDocument['settings']> = {}): SiteDocument {
  const placed = Object.entries(sheets).map(([cell, sheet], index) => ({
    cell,
    id: numberedUlid(index + 1),
    sheet: { ...EMPTY_SHEET, image, ...sheet },
  }));
  return {
    settings: {
      name: '秋の店',
      viewMode: 'MOBILE',
      logo: null,
      favicon: null,
      languages: ['jp', 'en'],
      defaultLanguage: 'jp',
      ...settings,
    },
    grid: { numberHorizontal: 3, numberVertical: 3, cells: Object.fromEntries(placed.map(({ cell, id }) => [cell, id])) },
    sheets: Object.fromEntries(placed.map(({ id, sheet }) => [id, { jp: sheet, ...(id === numberedUlid(1) && { en: sheet }) }])),
  };
}

const sheetsOf = (page: Document) => [...page.querySelectorAll<HTMLElement>('.sheet')];

describe('an entry page', () => {
  test('speaks its language and says what it is', () => {
    const { files, page } = render(documentWith({ A1: { mainText: '新作\nはじまる' }, B1: {} }));
    expect(files[0]).toMatchObject({ key: 'abcdefghij12/index.html', contentType: 'text/html; charset=utf-8' });
    expect(files[0]?.cacheControl).toContain('max-age=0');
    expect(page.documentElement.lang).toBe('ja');
    expect(page.title).toBe('秋の店');
    expect(page.querySelector('h1')?.textContent).toBe('新作\nはじまる');
    expect(page.querySelector('[name=description]')?.getAttribute('content')).toBe('新作 はじまる');
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/`);
    expect(page.querySelector('[property="og:image"]')?.getAttribute('content')).toBe(`${ORIGIN}/m/${image.mediaId}/1080.webp`);
    expect(page.querySelector('[name=theme-color]')?.getAttribute('content')).toBe('#aabbcc');
  });

  test('of another language holds that language’s sheets only and lies in its folder', () => {
    const { files, page } = render(documentWith({ A1: {}, B1: {} }), 'en');
    expect(files[0]?.key).toBe('abcdefghij12/en/index.html');
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/en`);
    expect(sheetsOf(page).map(({ id }) => id)).toEqual(['A1']);
    expect(page.querySelector<HTMLElement>('.stage')?.dataset['home']).toBe('/en');
    expect(page.querySelector('[data-move=down]')?.getAttribute('aria-label')).toBe('Sheet below');
  });

  test('puts sheets where their cells are', () => {
    const { page } = render(documentWith({ A1: {}, C2: {} }));
    expect(sheetsOf(page).map(({ id, dataset, style }) => [id, dataset['page'], style.gridArea])).toEqual([
      ['A1', 'A1', '1 / 1'],
      ['C2', 'C2', '2 / 3'],
    ]);
  });

  test('fetches the first picture at once and no other', () => {
    const { page } = render(documentWith({ A1: {}, B1: {}, A2: {} }, { logo: { ...image, mediaId: numberedUlid(8) } }));
    expect(page.querySelector('[rel=preload]')).toBeNull();
    expect([...page.querySelectorAll('.sheet img')].map((picture) => picture.getAttribute('loading'))).toEqual([null, 'lazy', 'lazy']);
    expect(page.querySelector('#A1 source')?.getAttribute('srcset')).toBe(
      [480, 736, 1080].map((width) => `/m/${image.mediaId}/${width}.avif ${width}w`).join(),
    );
  });

  test('carries the first picture inside it when it is small', () => {
    const document = documentWith({ A1: {}, B1: {} });
    expect(inlineCreative(document, 'jp')).toEqual({ image, variant: { width: 736, format: 'avif' } });
    const source = (bytes: number) => render(document, 'jp', { firstCreative: new Uint8Array(bytes) }).page.querySelector('#A1 source');
    expect(source(30_000)?.getAttribute('srcset')).toMatch(/^data:image\/avif;base64,A{40000}$/);
    expect(source(30_000)?.getAttribute('data-srcset')).toContain('1080w');
    expect(source(INLINE_CREATIVE_MAX_BYTES + 1)?.getAttribute('srcset')).not.toContain('data:');
  });

  test('allows exactly the two scripts written into it', () => {
    const { page, html } = render(documentWith({ A1: {} }), 'jp', { visitorScript: 'x="</script>"' });
    expect(page.scripts.length).toBe(2);
    expect(html).toContain(String.raw`x="<\/script>"`);
    expect(page.querySelector('[http-equiv]')?.getAttribute('content')).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+';/);
  });
});

/** Where the button of the first sheet leads; there is one other sheet, B2, in Japanese only. */
const buttonTarget = (sheet: Partial<Sheet>, language: Language = 'jp') =>
  render(documentWith({ A1: { linkButtonText: '見る', ...sheet }, B2: {} }), language)
    .page.querySelector('.button')
    ?.getAttribute('href');

describe('a button', () => {
  test('leads to a cell, by path and fragment', () => {
    expect(buttonTarget({ isInternalLink: true, linkDestinationUrl: '/B2' })).toBe('/B2#B2');
  });

  test('leads to the default language where its own has no such sheet, and is left out where none has', () => {
    expect(buttonTarget({ isInternalLink: true, linkDestinationUrl: '/A1' }, 'en')).toBe('/en#A1');
    expect(buttonTarget({ isInternalLink: true, linkDestinationUrl: '/B2' }, 'en')).toBe('/B2#B2');
    expect(buttonTarget({ isInternalLink: true, linkDestinationUrl: '/C3' })).toBeUndefined();
  });

  test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example', '/B2', 'vbscript:x', ''])(
    'never leads to %j',
    (linkDestinationUrl) => {
      expect(buttonTarget({ linkDestinationUrl })).toBeUndefined();
      expect(buttonTarget({ linkDestinationUrl: `/${linkDestinationUrl}`, isInternalLink: true })).toBeUndefined();
    },
  );

  test('never carries a colour that is none', () => {
    const { page } = render(
      documentWith({ A1: { linkButtonText: '見る', linkDestinationUrl: 'https://example.com/', linkButtonColor: 'red;position:fixed' } }),
    );
    expect(page.querySelector<HTMLElement>('.button')?.style.cssText).toBe(
      'background-color: rgb(153, 213, 42); color: rgb(255, 255, 255);',
    );
  });
});

describe('any valid document', () => {
  test('is rendered: every sheet with its text, every link safe, nothing that is not ours', () => {
    fc.assert(
      fc.property(
        anySiteDocument,
        fc.constantFrom(...LANGUAGES),
        fc.string({ unit: 'binary', maxLength: 40 }),
        (document, language, hostile) => {
          const sheets = visibleSheets(document, language);
          if (sheets[0]) {
            sheets[0].sheet.mainText = `</h1><script>${hostile}</script><img src=x onerror=alert(1)>`;
            sheets[0].sheet.imageAlt = `"><svg onload=${hostile}>`;
          }
          document.settings.name = `</title><script>${hostile}</script>`;
          const { page } = render(document, language);
          expect(page.scripts.length).toBe(2);
          expect(page.querySelectorAll('svg, iframe, object, base, [onerror], [onload]').length).toBe(0);
          expect(sheetsOf(page).map(({ id }) => id)).toEqual(sheets.map(({ cell }) => cell));
          for (const { cell, sheet } of sheets.slice(1)) {
            const article = page.getElementById(cell);
            expect(article?.querySelector('.text')?.textContent ?? '').toBe(parsed(sheet.mainText));
            expect(article?.querySelector('img')?.alt ?? '').toBe(sheet.image ? parsed(sheet.imageAlt) : '');
          }
          const links = [...page.querySelectorAll('a')].map((link) => ({
            url: new URL(link.getAttribute('href') ?? '', ORIGIN),
            isInternal: link.dataset['cell'] !== undefined,
          }));
          for (const { url } of links) expect(url.protocol).toMatch(/^https?:$/);
          for (const { url } of links.filter(({ isInternal }) => isInternal)) {
            expect(url.origin).toBe(ORIGIN);
            expect(document.grid.cells[cellOfPath(url.pathname)]).toBeDefined();
          }
        },
      ),
      { numRuns: 40 },
    );
  }, 30_000);
});

/** HTML parsers drop NUL and turn carriage returns into line feeds. */
const parsed = (text: string): string => text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
