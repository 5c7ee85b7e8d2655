import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { cellName } from '#shared/values/cell.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { VISITOR_LABELS, PREVIEW_PAGE_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { PreviewDisplay } from '#site-renderer/preview/preview-document.ts';
import { previewSite } from '#site-renderer/preview/preview-site.ts';
import {
  documentWith,
  image,
  parse,
  PLACEHOLDER,
  plannedFonts,
  popupOver,
  renderingOf,
  SITE_ID,
  VISITOR_SCRIPTS,
} from '#site-renderer/render/render-fixture.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const REVISION = numberedUlid(5);
const CONSOLE = 'https://console.example.com';
const MODULE = VISITOR_SCRIPTS.preview;
const STARTED = { ...MODULE, name: `${MODULE.name}?revision=${REVISION}&console=https%3A%2F%2Fconsole.example.com` };
const AS_VISITOR: PreviewDisplay = { asMember: false, hasPopups: true };

const COMMON = { revision: REVISION, consoleOrigin: CONSOLE, teaserSourceOf: (): string | undefined => undefined };

function preview(document: SiteDocument, display: Partial<PreviewDisplay> = {}, { teaserSourceOf } = COMMON) {
  const { language: _, languages: __, placeholderOf: ___, ...rendering } = renderingOf(document, 'jp');
  const site = previewSite({ ...rendering, ...COMMON, teaserSourceOf, display: { ...AS_VISITOR, ...display } });
  return { ...site, at: (path: string) => parse(site.fileAt(path)?.body ?? '') };
}

const modulesOf = (page: Document): string[] => page.querySelector<HTMLElement>('.stage')?.dataset['pieces']?.split(' ') ?? [];

/** Returns the address of a stored file. */
const addressOf = (key: string): string =>
  key
    .slice(SITE_ID.length)
    .replace(/\/index\.html$/, '')
    .replace(/(?<!\/s\/\d+)\.html$/, '') || '/';

describe('previewSite', () => {
  test('returns every file of a site as the publication would, plus the preview module', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        const untagged = { ...document, headTags: {}, bodyTags: {}, settings: { ...document.settings, tagManager: false } };
        const { fileAt, languages } = preview(document);
        for (const language of languages) {
          const extra = { languages, previewModule: STARTED, ...plannedFonts(untagged, language) };
          const rendering = { ...renderingOf(untagged, language, extra), placeholderOf: () => undefined };
          for (const file of renderSite(rendering))
            expect(fileAt(addressOf(file.key.replace(/[?].*$/, '')))?.body, file.key).toBe(file.body);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('starts the preview module last on pages of sheets', () => {
    const site = preview(documentWith({ A1: {}, B1: {} }));
    expect(modulesOf(site.at('/B1')).at(-1)).toBe(`/a/${STARTED.name}`);
    expect(site.fileAt(`/a/${MODULE.name}`)?.body).toBe(MODULE.body);
  });

  test('returns the fonts that its pages refer to, those of members-only sheets to members only', () => {
    const sheets = { A1: { mainText: '秋' }, B1: { mainText: '冬', secondText: '雪' }, C1: { mainText: '春', membersOnlyLock: true } };
    const document = documentWith(sheets, { theme: curatedTheme('paper') });
    const glyphsIn = (site: ReturnType<typeof preview>): string =>
      [site.fileAt('/'), ...[...(site.fileAt('/')?.body ?? '').matchAll(/\/f\/fonts-[\w-]+\.css/g)].map(([path]) => site.fileAt(path))]
        .flatMap((file) => [...(file?.body ?? '').matchAll(/\/f\/[\w-]+\.woff2/g)])
        .flatMap(([path]) => site.fontAt(path)?.glyphs.split('') ?? ['?'])
        .toSorted()
        .join('');
    expect(glyphsIn(preview(document))).toBe('冬秋秋雪');
    expect(glyphsIn(preview(document, { asMember: true }))).toBe('冬春秋秋雪');
    expect(preview(document).fontAt('/f/inter-400-1a2b.woff2')).toBeUndefined();
  });

  test('omits the owner’s tags', () => {
    const tags = { jp: { html: '<script src="https://ads.example.com/t.js"></script>', basedOn: null } };
    const html = preview({ ...documentWith({ A1: {} }, { tagManager: true }), headTags: tags, bodyTags: tags }).fileAt('/')?.body;
    expect(html).not.toContain('ads.example.com');
    expect(html).not.toContain("script-src 'unsafe-inline'");
  });

  test('shows members-only sheets locked, or with `asMember` as a member sees them', () => {
    const document = documentWith({ A1: {}, B1: { membersOnlyLock: true, mainText: '会員の庭' } });
    expect(preview(document).at('/B1').body.textContent).not.toContain('会員の庭');
    expect(preview(document, { asMember: true }).at('/B1').querySelector('.sheet')?.textContent).toContain('会員の庭');
  });

  test('shows the teaser of a members-only sheet as the published site does, blurred by the browser (R-15.64)', () => {
    const locked = { A1: {}, B1: { membersOnlyLock: true, image } };
    const backgroundOf = (document: SiteDocument, source: string | undefined, asMember = false) =>
      preview(document, { asMember }, { ...COMMON, teaserSourceOf: () => source })
        .at('/B1')
        .querySelector<HTMLElement>('#B1.locked')?.style.backgroundImage;
    const shown = backgroundOf(documentWith(locked, { lockedTeaser: true }), PLACEHOLDER);
    const [, svg = ''] = /url\("?data:image\/svg\+xml;base64,([\w+/=]+)"?\)/.exec(shown ?? '') ?? [];
    const drawn = new DOMParser().parseFromString(atob(svg), 'image/svg+xml').documentElement;
    expect([drawn.getAttribute('width'), drawn.getAttribute('height')]).toEqual(['16', '28']);
    expect(drawn.querySelector('image')?.getAttribute('href')).toBe(PLACEHOLDER);
    expect(drawn.querySelector('feGaussianBlur')?.getAttribute('stdDeviation')).toBe('2');
    expect(backgroundOf(documentWith(locked, { lockedTeaser: false }), PLACEHOLDER)).toBe('');
    expect(backgroundOf(documentWith(locked, { lockedTeaser: true }), undefined)).toBe('');
    expect(backgroundOf(documentWith(locked, { lockedTeaser: true }), PLACEHOLDER, true)).toBeUndefined();
  });

  test('shows popups, or omits them with `hasPopups: false`', () => {
    const document = { ...documentWith({ A1: {} }), popups: { [numberedUlid(90)]: popupOver([1]) } };
    expect(preview(document).at('/').querySelectorAll('[data-popup]')).toHaveLength(1);
    expect(preview(document, { hasPopups: false }).at('/').querySelectorAll('[data-popup]')).toHaveLength(0);
  });

  test('replaces the view mode of the site with the requested view mode', () => {
    const document = documentWith({ A1: {} }, { viewMode: 'MOBILE' });
    expect(preview(document).at('/').querySelector('[data-view=MOBILE]')).not.toBeNull();
    expect(preview(document, { viewMode: 'PC' }).at('/').querySelector('[data-view=PC]')).not.toBeNull();
  });

  test('returns the home page for the path of the first cell, and undefined for unknown paths', () => {
    const site = preview(documentWith({ A1: {}, B1: {} }, { customPath: 'shop' }));
    expect(site.fileAt('/shop/A1')?.key).toBe(site.fileAt('/shop')?.key);
    expect(site.fileAt('/')?.metadata).toEqual({ location: '/shop' });
    for (const path of ['/shop/C3', '/shop/kr', '/x.html', '/../B1']) expect(site.fileAt(path), path).toBeUndefined();
  });

  test('includes every language that has a sheet, complete or not', () => {
    const document = documentWith({ A1: {}, B1: {} }, { languages: ['jp', 'en', 'kr'] });
    const site = preview(document);
    expect(site.languages).toEqual(['jp', 'en']);
    expect(site.at('/en').querySelector('.sheet')).not.toBeNull();
    expect(preview(documentWith({})).fileAt('/')).toBeUndefined();
  });

  test('explains on pages with a form that nothing is sent', () => {
    const contactForm = {
      jp: defaultForm('contact', VISITOR_LABELS.jp.form.fields, () => numberedUlid(80)) as EmailedForm,
    };
    const site = preview({ ...documentWith({ A1: {}, B1: {} }), contactForm });
    for (const path of ['/contact', '/contact-success'])
      expect(site.at(path).querySelector('main [role=note]')?.textContent, path).toBe(PREVIEW_PAGE_LABELS.jp.note);
    expect(site.at('/sheets').querySelector('[role=note]')).toBeNull();
  });

  test('renders only the requested page', () => {
    const cells = Array.from({ length: 100 }, (_, row) => Array.from({ length: 10 }, (__, column) => cellName({ row, column }))).flat();
    const document = documentWith(Object.fromEntries(cells.map((cell) => [cell, { mainText: cell }])));
    let addresses = 0;
    const {
      language: _,
      languages: __,
      placeholderOf: ___,
      ...rendering
    } = renderingOf({ ...document, grid: { ...document.grid, numberHorizontal: 100, numberVertical: 10 } }, 'jp', {
      imageUrl: () => {
        addresses += 1;
        return '/media/x/320.webp';
      },
    });
    const site = previewSite({ ...rendering, ...COMMON, display: AS_VISITOR });
    expect(site.fileAt('/E50')?.body).toContain('E50');
    // Rendering the 1,000 pictures again would resolve more than 10,000 addresses.
    expect(addresses).toBeLessThan(100);
  });
});
