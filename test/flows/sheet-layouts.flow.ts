/** Sheets in every layout on every screen, as published pages draw them: texts that are whole, apart and legible on the pixels below. */
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { SHEET_LAYOUTS, type SheetLayout, type TextPlace, type TextPlaces } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet, SiteDocument, ViewMode } from '#shared/model/sites/site.ts';
import { BACKDROPS, type ThemeName } from '#shared/model/sites/theme.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { isSeparable } from '#shared/rules/sheets/text-zone.ts';
import { measureTones } from '#shared/rules/sheets/measure-tones.ts';
import { parseColour, type Rgb, rgbContrastRatio, TEXT_CONTRAST } from '#shared/values/colour.ts';
import { overlapScreens } from '#site-renderer/components/sheet/composition/text-overlaps.ts';
import { documentWith, image, ORIGIN, renderingOf, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import { pageKey } from '#shared/rules/sites/site-file-keys.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { isLongRun } from '#test/support/long-run.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const SCREENS = [
  { width: 351, height: 535 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const VIEW_MODES: readonly ViewMode[] = ['MOBILE', 'PC'];

interface Texts {
  short: string;
  long: string;
  eyebrow: string;
  second: string;
  button: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  jp: {
    short: '新茶の季節、はじまる',
    long: '静岡の山あいで三百年続く茶畑から、今年いちばんの香りを届けます。朝露の残るうちに手で摘み、その日のうちに蒸し上げる。変わらない手仕事が、変わらない一杯をつくる。店主と職人が選んだ五つの茶葉を、期間限定の詰め合わせでご用意しました。',
    eyebrow: '五月の便り',
    second: '八十八夜に摘んだ一番茶を、\n蒸したその日に。\n数量限定でお届けします。',
    button: 'ご予約はこちら',
  },
  en: {
    short: 'The first tea of the year',
    long: 'Three hundred years of tea in the hills of Shizuoka, and every spring begins again with a single morning of hand-picking.',
    eyebrow: 'Spring letter',
    second: 'Picked on the eighty-eighth night.\nSteamed the same day.\nA small harvest.',
    button: 'Reserve now',
  },
  cn: {
    short: '新茶季，如约而至',
    long: '静冈山间三百年的茶园，为您送上今年最香的一杯。趁朝露未干手工采摘，当日蒸制。不变的手艺，成就不变的味道。店主与匠人精选五款茶叶，限时礼盒装，欢迎品尝。',
    eyebrow: '五月来信',
    second: '八十八夜采摘的头茶，\n当日蒸制。\n数量有限，欲购从速。',
    button: '立即预订',
  },
  kr: {
    short: '햇차의 계절이 시작됩니다',
    long: '시즈오카 산골에서 삼백 년을 이어 온 차밭에서 올해 가장 향기로운 차를 보내 드립니다. 아침 이슬이 남아 있을 때 손으로 따서 그날 안에 쪄 냅니다. 변하지 않는 손길입니다.',
    eyebrow: '오월의 편지',
    second: '팔십팔야에 딴 첫물차를,\n그날 바로 쪄서 보내 드립니다.\n수량이 한정되어 있습니다.',
    button: '예약하기',
  },
};

const PORTRAIT = { width: 1080, height: 1920 };
const LANDSCAPE = { width: 1920, height: 1080 };

/** A picture with every tone between black and white, in bands and stripes: the least favourable one for text. */
const drawing = ({ width, height }: { width: number; height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#f6e7c8"/><stop offset=".5" stop-color="#d9432f"/><stop offset="1" stop-color="#10222b"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    ${Array.from({ length: 8 }, (_, index) => `<rect x="${(index * width) / 8}" y="${(height * index) / 9}" width="${width / 16}" height="${height / 5}" fill="${index % 2 ? '#fff' : '#000'}"/>`).join('')}
  </svg>`;

interface Picture {
  size: { width: number; height: number };
  image: NonNullable<Sheet['image']>;
  placeholder: string;
  file: Buffer;
}

async function pictureOf(size: { width: number; height: number }): Promise<Picture> {
  const file = await sharp(Buffer.from(drawing(size)))
    .png()
    .toBuffer();
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const tones = measureTones({ data, width: info.width, height: info.height, channels: info.channels }, size);
  const placeholder = await placeholderOf(() => sharp(file).removeAlpha());
  return { size, file, placeholder, image: { mediaId: numberedUlid(7), ...size, colour: '#8a5a4a', tones } };
}

interface Composition {
  layout: SheetLayout;
  language: Language;
  theme: ThemeName;
  backdrop: (typeof BACKDROPS)[number];
  isLong: boolean;
  picture: Picture;
  /** Whether the sheet has no picture. */
  isBare?: boolean;
  viewMode: ViewMode;
  screen: { width: number; height: number };
  /** Where the owner moved the texts. */
  textPlace?: TextPlace;
  /** Where the owner moved single texts. */
  textPlaces?: TextPlaces;
}

const nameOfScreen = ({ width, height }: Composition['screen']): string => `${width} × ${height}`;

const nameOf = ({ layout, language, theme, backdrop, isLong, picture, viewMode, screen, textPlace: at }: Composition): string =>
  `${layout}, ${at ? `at ${at.x} ${at.y}, ` : ''}${language}, ${theme}, ${backdrop}, ${isLong ? 'long' : 'short'}, ${picture.size.width}, ${viewMode} ${nameOfScreen(screen)}`;

function siteOf({
  layout,
  language,
  theme,
  backdrop,
  isLong,
  picture,
  isBare = false,
  viewMode,
  textPlace,
  textPlaces = {},
}: Composition): SiteDocument {
  const texts = TEXTS[language];
  const product = { ...newProduct(numberedUlid(21)), productName: texts.eyebrow, price: 980, description: texts.second };
  const sheet: Partial<Sheet> = {
    image: isBare ? null : picture.image,
    layout,
    textBackdrop: backdrop,
    textPlace: textPlace ?? null,
    textPlaces,
    eyebrow: texts.eyebrow,
    mainText: isLong ? texts.long : texts.short,
    secondText: texts.second,
    price: layout === 'price' ? 3_240 : null,
    linkButtonText: texts.button,
    linkDestinationUrl: 'https://example.com/',
    products: layout === 'product' ? [product, { ...product, id: numberedUlid(22) }] : [],
  };
  const document = documentWith(
    // With neighbours on every side, so that all arrows are shown.
    { B2: sheet, B1: {}, A2: {}, C2: {}, B3: {} },
    { logo: image, theme: curatedTheme(theme), viewMode, languages: [language], defaultLanguage: language, displayLanguageIcon: false },
  );
  return {
    ...document,
    sheets: Object.fromEntries(Object.entries(document.sheets).map(([id, { jp }]) => [id, jp ? { [language]: jp } : {}])),
  };
}

async function open(page: Page, composition: Composition): Promise<void> {
  await page.setViewportSize(composition.screen);
  const files = renderSite(
    renderingOf(siteOf(composition), composition.language, { placeholderOf: () => composition.picture.placeholder }),
  );
  const html = files.find(({ key }) => key === pageKey(SITE_ID, '/B2'))?.body ?? '';
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.fulfill({ contentType: 'image/png', body: composition.picture.file }),
  );
  await page.goto(`${ORIGIN}/`);
  await page.unrouteAll();
}

interface Line {
  text: string;
  colour: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The height, in pixels, of the lower edge of overflowing texts that fade, above the row of icons. */
const FADE_PX = 84;

/** Returns the lines of all visible texts of the sheet, and what is cut off or lies over another text. */
const measure = (page: Page): Promise<{ lines: Line[]; faults: string[] }> =>
  page.evaluate((fade) => {
    const stage = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
    const texts = [...document.querySelectorAll<HTMLElement>('.type > *')].filter((one) => getComputedStyle(one).clipPath === 'none');
    const faults: string[] = [];
    const lines: Line[] = [];
    for (const one of texts) {
      const box = one.getBoundingClientRect();
      const name = `${one.className} “${one.textContent.slice(0, 12)}”`;
      if (box.left < stage.left - 1 || box.right > stage.right + 1) faults.push(`${name} is cut at a side`);
      if (one.scrollWidth > one.clientWidth + 1) faults.push(`${name} overflows its box`);
      const scroller = one.closest('.words');
      const scrolls = scroller !== null && scroller.scrollHeight > scroller.clientHeight + 1;
      if (!scrolls && (box.top < stage.top - 1 || box.bottom > stage.bottom + 1)) faults.push(`${name} cannot be reached`);
      for (const other of texts) {
        if (other === one || one.contains(other) || other.contains(one)) continue;
        const at = other.getBoundingClientRect();
        const isOver = at.left < box.right - 1 && box.left < at.right - 1 && at.top < box.bottom - 1 && box.top < at.bottom - 1;
        if (isOver && other.closest('.words') === scroller) faults.push(`${name} lies over ${other.className}`);
      }
      for (const control of document.querySelectorAll<HTMLElement>('.arrow, .ways a, .logo')) {
        const at = control.getBoundingClientRect();
        const seen = scroller?.getBoundingClientRect() ?? stage;
        const [top, bottom] = [Math.max(box.top, seen.top), Math.min(box.bottom, seen.bottom)];
        const isBelow = at.left < box.right - 1 && box.left < at.right - 1 && at.top < bottom - 1 && top < at.bottom - 1;
        if (isBelow && !scrolls) faults.push(`${name} lies below ${control.className} ${control.dataset['move'] ?? ''}`);
      }
      const range = document.createRange();
      range.selectNodeContents(one);
      // A filled button has its own colours, which a rule decides.
      if (getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)') continue;
      const seen = scroller?.getBoundingClientRect() ?? stage;
      // Texts that overflow fade before the lower edge (R-7.71).
      const whole = Math.min(seen.bottom, stage.bottom) - (scrolls ? fade : 0);
      for (const { left, top, right, bottom } of range.getClientRects())
        if (right - left > 2 && top >= Math.max(seen.top, stage.top) && bottom <= whole)
          lines.push({ text: name, colour: getComputedStyle(one).color, left, top, right, bottom });
    }
    return { lines, faults };
  }, FADE_PX);

/** The share of pixels below a line that may have less contrast: the tones leave out single pixels, and corners are rounded. */
const OUTLIERS = 0.02;

const channelsOf = (colour: string): Rgb => parseColour(colour) ?? { red: 0, green: 0, blue: 0 };

/** Returns the lines without contrast: those with too many pixels below them that are too similar to their colour. */
async function illegible(page: Page, lines: readonly Line[]): Promise<string[]> {
  await page.addStyleTag({
    content: '.type, .type * { color: #0000 !important; text-decoration: none !important; border-color: #0000 !important }',
  });
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ text, colour, ...line }) => {
    const own = channelsOf(colour);
    const [left, top] = [Math.max(0, Math.ceil(line.left)), Math.max(0, Math.ceil(line.top))];
    const [right, bottom] = [Math.min(info.width, Math.floor(line.right)), Math.min(info.height, Math.floor(line.bottom))];
    let [pixels, bad, worst] = [0, 0, 21];
    for (let y = top; y < bottom; y += 2)
      for (let x = left; x < right; x += 2) {
        const at = (y * info.width + x) * info.channels;
        const ratio = rgbContrastRatio(own, { red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0 });
        pixels += 1;
        if (ratio < TEXT_CONTRAST) bad += 1;
        worst = Math.min(worst, ratio);
      }
    return bad > pixels * OUTLIERS ? [`${text}: ${bad} of ${pixels} pixels, worst ${worst.toFixed(2)}`] : [];
  });
}

/** Returns every screen for each layout; the other properties rotate, so that each pair of a layout and a property occurs. */
function* sampled(pictures: readonly Picture[]): Generator<Composition> {
  let number = 0;
  const next = <T>(values: readonly T[], stride: number): T => values[Math.floor(number / stride) % values.length] as T;
  for (const layout of SHEET_LAYOUTS)
    for (const screen of SCREENS) {
      number += 1;
      yield {
        layout,
        screen,
        language: next(LANGUAGES, 1),
        viewMode: next(VIEW_MODES, 3),
        theme: next(THEME_NAMES, 1),
        backdrop: next(BACKDROPS, 1),
        isLong: number % 3 === 0,
        picture: next(pictures, 2),
      };
    }
}

function* all(pictures: readonly Picture[]): Generator<Composition> {
  let number = 0;
  for (const layout of SHEET_LAYOUTS)
    for (const screen of SCREENS)
      for (const language of LANGUAGES)
        for (const viewMode of VIEW_MODES)
          for (const backdrop of BACKDROPS)
            for (const isLong of [false, true])
              for (const picture of pictures) {
                number += 1;
                const theme = THEME_NAMES[number % THEME_NAMES.length] ?? 'paper';
                yield { layout, screen, language, viewMode, theme, backdrop, isLong, picture };
              }
}

/** Returns each layout with its texts in a corner and in the middle; screens and the other properties rotate. */
function* moved(pictures: readonly Picture[]): Generator<Composition> {
  const places = [
    { x: 0, y: 0 },
    { x: 50, y: 50 },
    { x: 100, y: 100 },
  ];
  let number = 0;
  const next = <T>(values: readonly T[]): T => values[number % values.length] as T;
  for (const layout of SHEET_LAYOUTS)
    for (const textPlace of places) {
      number += 1;
      yield {
        layout,
        textPlace,
        screen: next(SCREENS.filter(({ width }) => width !== 844)),
        language: next(LANGUAGES),
        viewMode: next(VIEW_MODES),
        theme: next(THEME_NAMES),
        backdrop: next(BACKDROPS),
        isLong: number % 5 === 0,
        picture: next(pictures),
      };
    }
}

test('texts that were moved are whole and legible where they are (R-6.91, R-7.14)', async ({ page }) => {
  const pictures = await Promise.all([pictureOf(PORTRAIT), pictureOf(LANDSCAPE)]);
  const faults: string[] = [];
  for (const composition of moved(pictures)) {
    await open(page, composition);
    const { lines, faults: found } = await measure(page);
    // The owner may put texts on the controls of a sheet, which stay above them.
    const own = found.filter((fault) => !fault.includes('lies below'));
    await page.addStyleTag({ content: '.arrow, .ways { visibility: hidden }' });
    faults.push(...[...own, ...(await illegible(page, lines))].map((fault) => `${nameOf(composition)}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** Returns each layout whose texts may be moved by themselves, with two that are; screens and the other properties rotate. */
function* movedAlone(pictures: readonly Picture[]): Generator<Composition> {
  let number = 0;
  const next = <T>(values: readonly T[]): T => values[number % values.length] as T;
  for (const layout of SHEET_LAYOUTS.filter(isSeparable))
    for (const textPlaces of [
      { eyebrow: { x: 100, y: 0 }, second: { x: 0, y: 45 } },
      { headline: { x: 50, y: 0 }, eyebrow: { x: 0, y: 70 } },
    ]) {
      number += 1;
      const screen = next(SCREENS.filter(({ width }) => width !== 844));
      const rest = { language: next(LANGUAGES), viewMode: next(VIEW_MODES), theme: next(THEME_NAMES), backdrop: next(BACKDROPS) };
      yield { layout, textPlaces, screen, ...rest, isLong: false, picture: next(pictures) };
    }
}

/** Returns the texts in blocks of their own that lie over others. */
const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('#B2 .type > *')].map((one) => ({ one, box: one.getBoundingClientRect() }));
    return texts.flatMap(({ one, box }) =>
      texts
        .filter(({ one: other, box: at }) => {
          const isOver = at.left < box.right - 1 && box.left < at.right - 1 && at.top < box.bottom - 1 && box.top < at.bottom - 1;
          return one.closest('.alone') !== null && other.closest('.words') !== one.closest('.words') && isOver;
        })
        .map(({ one: other }) => `${one.className} over ${other.className}`),
    );
  });

test('texts that were moved by themselves are whole, legible, and apart where the editor warns of nothing (R-6.100, R-6.101)', async ({
  page,
}) => {
  const pictures = await Promise.all([pictureOf(PORTRAIT), pictureOf(LANDSCAPE)]);
  const faults: string[] = [];
  let apart = 0;
  for (const composition of movedAlone(pictures)) {
    await open(page, composition);
    const sheet = Object.values(siteOf(composition).sheets).flatMap((byLanguage) => byLanguage[composition.language] ?? []);
    const [own] = sheet.filter(({ mainText }) => mainText !== '');
    const warned = own ? overlapScreens(own, composition.viewMode) : [];
    const isWarned = warned.some(({ width, height }) => width === composition.screen.width && height === composition.screen.height);
    if (!isWarned) {
      apart += 1;
      faults.push(...(await overlapping(page)).map((fault) => `${nameOf(composition)}: ${fault}`));
    }
    const { lines, faults: found } = await measure(page);
    const cut = found.filter((fault) => !fault.includes('lies below'));
    await page.addStyleTag({ content: '.arrow, .ways { visibility: hidden }' });
    const unread = isWarned ? [] : await illegible(page, lines);
    faults.push(...[...cut, ...unread].map((fault) => `${nameOf(composition)}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(apart).toBeGreaterThan(4);
});

test('texts in every layout are whole, apart from each other and legible on every screen (R-7.14, R-7.15)', async ({ page }) => {
  test.setTimeout(isLongRun ? 3_600_000 : 120_000);
  const pictures = await Promise.all([pictureOf(PORTRAIT), pictureOf(LANDSCAPE)]);
  const faults: string[] = [];
  for (const composition of isLongRun ? all(pictures) : sampled(pictures)) {
    await open(page, composition);
    const measured = await measure(page);
    const found = [...measured.faults, ...(await illegible(page, measured.lines))];
    faults.push(...found.map((fault) => `${nameOf(composition)}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('the two texts of a sheet without a picture are at opposite edges of every screen (R-7.15)', async ({ page }) => {
  const picture = await pictureOf(PORTRAIT);
  for (const screen of SCREENS) {
    await open(page, {
      layout: 'pair',
      language: 'jp',
      theme: 'paper',
      backdrop: 'gradient',
      isLong: false,
      picture,
      isBare: true,
      viewMode: 'PC',
      screen,
    });
    const [upper, lower] = await Promise.all(['upper', 'lower'].map((part) => page.locator(`#B2 .${part} .type`).boundingBox()));
    expect(upper?.y, nameOfScreen(screen)).toBeLessThan(screen.height / 2);
    expect((upper?.y ?? Infinity) + (upper?.height ?? Infinity), nameOfScreen(screen)).toBeLessThanOrEqual(lower?.y ?? 0);
  }
});
