import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { CTA_ANIMATIONS } from '#shared/model/sites/popup.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { cellFromPath } from '#shared/rules/sites/site-address.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { documentWith, image, ORIGIN, parse, popupOver, render, VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';
import { INLINE_CREATIVE } from '#shared/model/media/media.ts';
import { inlineCreative } from '#site-renderer/document/inline-creative.ts';
import type { SiteRendering } from '#site-renderer/visibility/site-rendering.ts';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { NARROW_SCREENS } from '#site-renderer/visitor/support/wide-screens.ts';
import { SCREENS_WITHOUT_PANEL } from '#site-renderer/visitor/support/panel-screens.ts';
import { PRINT_CSS } from '#site-renderer/styles/print-css.ts';
import { VISITOR_MODULES } from '#site-renderer/build/visitor-scripts.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const sheetsOf = (page: Document) => [...page.querySelectorAll<HTMLElement>('.sheet')];
/** Returns the scripts of a page that are executed. */
const codeIn = (page: Document) => [...page.scripts].filter(({ type }) => type === '');
const piecesOf = (page: Document) => page.querySelector<HTMLElement>('.stage')?.dataset['pieces'];

describe('home page', () => {
  test('contains the language, title and metadata of the site', () => {
    const { files, page } = render(documentWith({ A1: { mainText: '新作\nはじまる' }, B1: {} }));
    const home = files.at(-1);
    expect(home).toMatchObject({ key: 'abcdefghij12/index.html', contentType: 'text/html; charset=utf-8', contentLanguage: 'ja' });
    expect(home?.cacheControl).toContain('max-age=0');
    expect(page.documentElement.lang).toBe('ja');
    expect(page.title).toBe('秋の店');
    expect(page.querySelector('h1')?.textContent).toBe('新作\nはじまる');
    expect(page.querySelector('[name=description]')?.getAttribute('content')).toBe('新作 はじまる');
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/`);
    expect(page.querySelector('[property="og:image"]')?.getAttribute('content')).toBe(`${ORIGIN}/m/${image.mediaId}/1080.webp`);
    expect(page.querySelector('[name=theme-color]')?.getAttribute('content')).toBe('#aabbcc');
  });

  test('prevents browsers from darkening the design of the owner', () => {
    const { page } = render(documentWith({ A1: {} }));
    expect(page.querySelector('[name=color-scheme]')?.getAttribute('content')).toBe('only light');
  });

  test('contains only the sheets of its language, and is in the folder of the language', () => {
    const { files, page, sheets } = render(documentWith({ A1: {}, B1: {} }), 'en');
    expect(files.at(-1)?.key).toBe('abcdefghij12/en/index.html');
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/en`);
    expect([...sheets.keys()]).toEqual(['A1']);
    expect(page.querySelector<HTMLElement>('.stage')?.dataset['home']).toBe('/en');
    expect(page.querySelector('[data-move=down]')?.getAttribute('aria-label')).toBe('Sheet below');
  });

  test('gives each sheet its cell as id', () => {
    const { sheets } = render(documentWith({ A1: {}, C2: {} }));
    expect([...sheets.values()].map(({ id, dataset }) => [id, dataset['page']])).toEqual([
      ['A1', 'A1'],
      ['C2', 'C2'],
    ]);
  });

  test('loads only the first picture eagerly', () => {
    const { page, sheets } = render(documentWith({ A1: {}, B1: {}, A2: {} }, { logo: { ...image, mediaId: numberedUlid(8) } }));
    expect(page.querySelector('[rel=preload]')).toBeNull();
    expect(sheetsOf(page).map(({ id }) => id)).toEqual(['A1']);
    expect(page.querySelector('.sheet img')?.getAttribute('fetchpriority')).toBe('high');
    for (const sheet of sheets.values()) expect(sheet.querySelector('img')?.hasAttribute('fetchpriority')).toBe(false);
    expect(page.querySelector('#A1 source')?.getAttribute('srcset')).toBe(
      [480, 736, 1080].map((width) => `/m/${image.mediaId}/${width}.avif ${width}w`).join(),
    );
  });

  test('inlines the first picture if it is small', () => {
    const document = documentWith({ A1: {}, B1: {} });
    expect(inlineCreative(document, 'jp')).toEqual({ image, variant: { width: 736, format: 'avif' } });
    const source = (bytes: number) => render(document, 'jp', { firstCreative: new Uint8Array(bytes) }).page.querySelector('#A1 source');
    expect(source(30_000)?.getAttribute('srcset')).toMatch(/^data:image\/avif;base64,A{40000}$/);
    expect(source(30_000)?.getAttribute('data-srcset')).toContain('1080w');
    expect(source(INLINE_CREATIVE.maxBytes + 1)?.getAttribute('srcset')).not.toContain('data:');
  });

  test('has a policy that allows exactly the inline script and its own script files', () => {
    const visitorScripts = { ...VISITOR_SCRIPTS, core: 'x="</script>"' };
    const { page, html } = render(documentWith({ A1: {} }), 'jp', { visitorScripts });
    expect(codeIn(page).length).toBe(1);
    expect(html).toContain(String.raw`x="<\/script>"`);
    expect(page.querySelector('[http-equiv]')?.getAttribute('content')).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });
});

/** Returns the target of the first sheet's button. The other sheet, B2, exists in Japanese only. */
const buttonTarget = (sheet: Partial<Sheet>, language: Language = 'jp') =>
  render(documentWith({ A1: { linkButtonText: '見る', ...sheet }, B2: {} }), language)
    .page.querySelector('.sheet .button')
    ?.getAttribute('href');

describe('button of a sheet', () => {
  test('is omitted if it links to the page of a form that is not set up (R-9.27)', () => {
    const contactForm = { jp: { fields: [], destinationEmail: 'shop@example.com', companyName: '', basedOn: null } };
    const link = { linkButtonText: '見る', isInternalLink: true, linkDestinationUrl: '/contact' };
    const site = documentWith({ A1: link });
    expect(render(site).page.querySelector('.sheet a.button')).toBeNull();
    expect(
      render({ ...site, contactForm })
        .page.querySelector('.sheet a.button')
        ?.getAttribute('href'),
    ).toBe('/contact');
  });

  test('links to the page of a cell', () => {
    expect(buttonTarget({ isInternalLink: true, linkDestinationUrl: '/B2' })).toBe('/B2');
  });

  test('links to the sheet in the default language if the page’s language lacks it, and is omitted if no language has the sheet', () => {
    expect(buttonTarget({ isInternalLink: true, linkDestinationUrl: '/A1' }, 'en')).toBe('/en');
    expect(buttonTarget({ isInternalLink: true, linkDestinationUrl: '/B2' }, 'en')).toBe('/B2');
    expect(buttonTarget({ isInternalLink: true, linkDestinationUrl: '/C3' })).toBeUndefined();
  });

  test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example', '/B2', 'vbscript:x', ''])(
    'never links to %j',
    (linkDestinationUrl) => {
      expect(buttonTarget({ linkDestinationUrl })).toBeUndefined();
      expect(buttonTarget({ linkDestinationUrl: `/${linkDestinationUrl}`, isInternalLink: true })).toBeUndefined();
    },
  );

  test('never renders an invalid colour', () => {
    const { page } = render(
      documentWith({ A1: { linkButtonText: '見る', linkDestinationUrl: 'https://example.com/', linkButtonColor: 'red;position:fixed' } }),
    );
    expect(page.querySelector<HTMLElement>('.sheet .button')?.style.cssText).toBe(
      'background-color: rgb(153, 213, 42); color: rgb(255, 255, 255);',
    );
  });
});

const video = { mediaId: numberedUlid(9), width: 720, height: 1280, durationMs: 8000, size: 900_000, hasSound: true };
const point = { id: numberedUlid(11), name: '靴', coordinateX: 30, coordinateY: 62.5, linkDestinationUrl: '/B1', isInternalLink: true };

const product = { ...newProduct(numberedUlid(12)), productName: '秋の靴', image: { ...image, mediaId: numberedUlid(13) }, price: 888 };

describe('page with a sheet', () => {
  test('shows the price with the tax label', () => {
    const { page } = render(documentWith({ A1: { price: 1_234_567, priceTextColor: '#000' } }));
    expect(page.querySelector('.price')?.textContent).toBe('¥1,234,567 税込');
    expect(page.querySelector('.words')?.className).toBe('words on-light');
    expect(render(documentWith({ A1: { price: 0 } })).page.querySelector('.price')?.textContent).toBe('¥0 税込');
  });

  test('shows a video with its poster, does not preload it, and has a sound button only if the video has sound', () => {
    const { page, sheets } = render(
      documentWith({ A1: { video }, B1: { video: { ...video, hasSound: false } } }, { speakerColor: '#ff0000' }),
    );
    const [first, second] = [sheetsOf(page)[0], sheets.get('B1')];
    expect(first?.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
    expect(first?.querySelector('video')?.getAttribute('src')).toBe(`/m/${video.mediaId}/720.mp4`);
    for (const name of ['muted', 'loop', 'playsinline', 'controls']) expect(first?.querySelector('video')?.hasAttribute(name)).toBe(true);
    expect(first?.querySelector('video')?.getAttribute('preload')).toBe('none');
    expect([first, second].map((one) => one?.querySelectorAll('[data-video]').length)).toEqual([2, 1]);
    expect(page.querySelector<HTMLElement>('.stage')?.style.getPropertyValue('--speaker')).toBe('#ff0000');
    expect(piecesOf(page)).toContain('/a/video-1a2b.js');
    expect(page.querySelector('[http-equiv]')?.getAttribute('content')).toContain("media-src 'self'");
  });

  test('renders the image links of the picture', () => {
    const nowhere = { ...point, id: numberedUlid(12), linkDestinationUrl: '' };
    const { page } = render(documentWith({ A1: { imageLinkPoints: [point, nowhere] }, B1: {} }));
    const [link, ...others] = page.querySelectorAll<HTMLAnchorElement>('.point');
    expect(others).toEqual([]);
    expect([link?.getAttribute('href'), link?.dataset['cell'], link?.getAttribute('aria-label')]).toEqual(['/B1', 'B1', '靴']);
    expect([link?.style.left, link?.style.top]).toEqual(['30%', '62.5%']);
    expect(link?.closest<HTMLElement>('.sheet')?.style.getPropertyValue('--ratio')).toBe('0.5625');
  });

  test('renders the products in order, above everything except the video buttons', () => {
    const other = { ...newProduct(numberedUlid(14)), productName: '冬の靴' };
    const { page } = render(documentWith({ A1: { video, imageLinkPoints: [point], products: [other, product] }, B1: {} }));
    const cards = [...page.querySelectorAll('#A1 .product')];
    expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(['冬の靴', '秋の靴']);
    expect(cards[1]?.querySelector('p')?.textContent).toBe('¥888 税込');
    expect(cards[0]?.previousElementSibling?.className).toBe('points');
    expect(cards[1]?.nextElementSibling?.className).toBe('player');
  });

  test('sets the colour and fade delay of the arrows if they differ from the defaults', () => {
    const { sheets } = render(
      documentWith({
        A1: {},
        B1: { hoverArrowColor: '#123456', arrowFadeInterval: 7 },
        C1: { arrowFadeInterval: 0 },
        A2: { hoverArrowColor: 'x' },
      }),
    );
    const arrowStyles = [...sheets.values()].map(({ style }) => ['--arrow', '--fade'].map((name) => style.getPropertyValue(name)));
    expect(arrowStyles).toEqual([
      ['', ''],
      ['#123456', '7s'],
      ['', '1e6s'],
      ['', ''],
    ]);
  });
});

describe('a members-only sheet', () => {
  const secret = {
    mainText: '秘密',
    imageAlt: '内緒の絵',
    linkButtonText: '秘密の店',
    linkDestinationUrl: 'https://secret.example/',
    price: 777,
    video,
    imageLinkPoints: [point],
    products: [product],
  };

  test('never exposes its content in any page, whatever its cell', () => {
    const document = documentWith({ A1: { ...secret, membersOnlyLock: true }, B1: { image: { ...image, mediaId: numberedUlid(8) } } });
    const { page, all } = render(document);
    for (const trace of [
      image.mediaId,
      video.mediaId,
      '秘密',
      '内緒',
      'secret',
      '777',
      point.name,
      product.productName,
      '888',
      product.image.mediaId,
    ])
      expect(all).not.toContain(trace);
    expect(page.querySelector('#A1 h1')?.textContent).toBe('会員限定');
    expect(page.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(inlineCreative(document, 'jp')).toBeUndefined();
  });

  test('is locked only in the languages that lock it', () => {
    const document = documentWith({ A1: secret });
    const sheet = document.sheets[numberedUlid(1)];
    if (sheet?.en) sheet.en = { ...sheet.en, membersOnlyLock: true };
    expect(render(document, 'en').all).not.toContain('秘密');
    expect(render(document, 'jp').html).toContain('秘密');
  });
});

describe('language links', () => {
  const languagesOf = (document: SiteDocument, extra: Partial<SiteRendering> = {}) =>
    render(document, 'jp', extra).page.querySelector('.languages');

  test('link to the same site in its published languages', () => {
    const document = documentWith({ A1: {} }, { languages: ['jp', 'en', 'kr'] });
    const links = [...(languagesOf(document, { languages: ['jp', 'kr'] })?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.getAttribute('href'), link.hreflang, link.textContent])).toEqual([['/kr', 'ko', '한국어']]);
    const [back] = render(document, 'en', { languages: ['en', 'jp'] }).page.querySelectorAll('.languages a');
    expect(back?.getAttribute('href')).toBe('/');
  });

  test('the choice of languages is disabled with one language, in the menu of a site with a theme', () => {
    const menu = { jp: { items: [point], basedOn: null } };
    const placeOf = (theme: SiteTheme | null, items = menu, languages = ['jp'] as SiteRendering['languages']) => {
      const { page } = render(
        { ...documentWith({ A1: {}, B1: {} }, { languages: [...languages], displayGlobalMenu: true, theme }), menu: items },
        'jp',
        { languages },
      );
      return [page.querySelector('.languages') !== null, page.querySelector<HTMLButtonElement>('.menu [data-language]')?.disabled];
    };
    expect(placeOf(curatedTheme('paper'))).toEqual([false, true]);
    expect(placeOf(null)).toEqual([true, undefined]);
    expect(placeOf(curatedTheme('paper'), {} as typeof menu)).toEqual([true, undefined]);
    expect(placeOf(curatedTheme('paper'), menu, ['jp', 'en'])).toEqual([true, undefined]);
  });

  test('are disabled with one language, and absent if the site hides the language selector', () => {
    expect(languagesOf(documentWith({ A1: {} }, { languages: ['jp'] }))?.querySelector('button')?.disabled).toBe(true);
    expect(languagesOf(documentWith({ A1: {} }, { displayLanguageIcon: false }))).toBeNull();
  });
});

test('sites with a theme show a progress line on pages with timed sheets, which screen readers ignore (R-7.22)', () => {
  const lineOf = (theme: SiteTheme | null, sliderTime = 5) =>
    render(documentWith({ A1: { sliderTime }, B1: {} }, { theme })).page.querySelector('.progress');
  expect(lineOf(curatedTheme('paper'))?.getAttribute('aria-hidden')).toBe('true');
  expect(lineOf({ ...curatedTheme('paper'), progressLine: false })).toBeNull();
  expect(lineOf(curatedTheme('paper'), 0)).toBeNull();
  expect(lineOf(null)).toBeNull();
});

describe('styles of a page', () => {
  const carries = (html: string, feature: keyof typeof FEATURE_CSS) => html.includes(FEATURE_CSS[feature]);

  test('contain only the features that the page uses', () => {
    const plain = render(documentWith({ A1: { image: null } }, { displayLanguageIcon: false })).html;
    for (const feature of Object.keys(FEATURE_CSS) as (keyof typeof FEATURE_CSS)[])
      expect(carries(plain, feature)).toBe(feature === 'overlayLinks');
    const everything: Partial<Sheet> = {
      video,
      price: 1,
      sliderTime: 5,
      imageLinkPoints: [point],
      products: [product],
      snsConfig: [],
      pictureCrop: { x: 0, y: 0, width: 500, height: 500 },
      pictureTone: { brightness: 0, shade: 20 },
    };
    const rich = render({
      ...documentWith(
        { A1: everything, B1: { membersOnlyLock: true } },
        { displayGlobalMenu: true, theme: { ...curatedTheme('paper'), transition: 'cover' }, viewMode: 'PC', sheetsInView: 2 },
      ),
      menu: { jp: { items: [point], basedOn: null } },
      sns: { jp: { entries: [{ snsType: 'instagram', snsUrl: 'https://www.instagram.com/tea/' }] } },
      company: { jp: { ...EMPTY_COMPANY, companyProfile: '<p>茶</p>' } },
      popups: Object.fromEntries(CTA_ANIMATIONS.map((animation, index) => [numberedUlid(20 + index), popupOver([1], { animation })])),
    }).html;
    // A page has its language in one place.
    for (const feature of Object.keys(FEATURE_CSS) as (keyof typeof FEATURE_CSS)[])
      expect(carries(rich, feature)).toBe(feature !== 'menuLanguage');
    // Print styles override all others.
    for (const html of [plain, rich]) expect(html.includes(`${PRINT_CSS}</style>`)).toBe(true);
    expect(piecesOf(parse(plain))).toBe(
      `/a/companion-1a2b.js /a/count-1a2b.js /a/news-1a2b.js /a/desktop-panel-1a2b.js#${SCREENS_WITHOUT_PANEL}`,
    );
    // Content blockers hide elements by such classes and ids (EasyList, 2026-11).
    const names = [...parse(rich).querySelectorAll('[class], [id]')].flatMap(({ id, classList }) => [id, ...classList]);
    expect(names.filter((name) => /(?:^|[-_])(?:ads?|adverts?|advertis\w+|banners?|promos?|sponsor\w*)(?:[-_]|$)/i.test(name))).toEqual([]);
    expect(piecesOf(parse(rich))?.split(' ')).toEqual(
      [...VISITOR_MODULES, 'shelf', 'side-by-side', 'transition', 'share'].map(
        (piece) => `/a/${piece}-1a2b.js${piece === 'side-by-side' ? `#${NARROW_SCREENS}` : ''}`,
      ),
    );
  });
});

describe('rendering of any valid document', () => {
  test('contains every sheet with its text, only safe links, and no foreign elements', () => {
    fc.assert(
      fc.property(
        anySiteDocument,
        fc.constantFrom(...LANGUAGES),
        fc.string({ unit: 'binary', maxLength: 40 }),
        (document, language, hostile) => {
          const sheets = visibleSheets(document, language);
          const first = sheets[0] && sheetAt(document, sheets[0].cell, language);
          if (first) {
            first.mainText = `</h1><script>${hostile}</script><img src=x onerror=alert(1)>`;
            first.imageAlt = `"><svg onload=${hostile}>`;
          }
          document.settings.name = `</title><script>${hostile}</script>`;
          const { page, files, sheets: drawn } = render(document, language);
          const own = localisedValue(document.bodyTags, language, document.settings.defaultLanguage);
          const pages = files.filter(({ body }) => body.includes('class="stage')).map(({ body }) => parse(body));
          expect(pages.length).toBe(new Set([...sheets.map(({ cell }) => cell), ...(sheets[0] ? ['A1'] : [])]).size);
          for (const each of pages) {
            // Tags that wait for consent are inert; two scripts of the page ask for it.
            expect(codeIn(each).length).toBe(own ? (document.settings.consent.isOn ? 3 : 2) : 1);
            expect(each.querySelectorAll('svg:not([aria-hidden]), iframe, object, base, [onerror], [onload]').length).toBe(0);
            expect(each.querySelectorAll('h1').length).toBe(1);
          }
          expect([...drawn.keys()].toSorted()).toEqual(sheets.map(({ cell }) => cell).toSorted());
          for (const { cell, sheet } of sheets.slice(1)) {
            const article = drawn.get(cell);
            const isLocked = sheet.membersOnlyLock;
            expect(article?.classList.contains('locked')).toBe(isLocked);
            expect(article?.querySelector('.text')?.textContent ?? '').toBe(
              isLocked ? VISITOR_LABELS[language].locked.title : parsed(sheet.mainText),
            );
            // The layout of texts alone shows no creative.
            const { image: picture, video: film } =
              document.settings.theme && sheet.layout === 'words' ? { image: null, video: null } : sheet;
            expect(article?.querySelector('img')?.alt ?? '').toBe(picture ? parsed(sheet.imageAlt) : '');
            expect(article?.querySelectorAll('video').length).toBe(film ? 1 : 0);
            expect(article?.querySelector('.price') !== null).toBe(sheet.price !== null);
            expect(
              [...(article?.querySelectorAll(document.settings.theme ? '.ware-open b' : '.product h2') ?? [])].map(
                ({ textContent }) => textContent,
              ),
            ).toEqual(sheet.products.flatMap(({ productName }) => (productName === '' ? [] : parsed(productName))));
          }
          const links = [
            ...page.querySelectorAll<HTMLAnchorElement>('a[href]'),
            ...[...drawn.values()].flatMap((one) => [...one.querySelectorAll('a')]),
          ].map((link) => ({
            url: new URL(link.getAttribute('href') ?? '', ORIGIN),
            isInternal: link.dataset['cell'] !== undefined,
          }));
          // A link of a popup to the calendar holds its entry.
          for (const { url } of links)
            expect(url.href).toMatch(/^(https?:|tel:|data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR%0D%0A)/);
          for (const { url } of links.filter(({ isInternal }) => isInternal)) {
            expect(url.origin).toBe(ORIGIN);
            expect(document.grid.cells[cellFromPath(url.pathname)]).toBeDefined();
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** HTML parsers drop NUL and normalise carriage returns to line feeds. */
const parsed = (text: string): string => text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
