/** Themed sheets on every screen: how much the picture fills, long texts, large text sizes, forced colours and paper. */
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { SHEET_LAYOUTS, type SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet, SiteDocument, ViewMode } from '#shared/model/sites/site.ts';
import { rgbContrastRatio } from '#shared/values/colour.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { buildVisitorScripts } from '#site-renderer/build/build-visitor-scripts.ts';
import { documentWith, image } from '#site-renderer/render/render-fixture.ts';
import { isLongRun, repetitions } from '#test/support/long-run.ts';
import { combinations } from '#test/support/pairwise.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { layerFaults } from './steps/layer-faults.ts';
import { openSite, type RenderedSite } from './steps/rendered-site.ts';
import { swipe } from './steps/swipe.ts';
import { expectShown } from './steps/visitor.ts';

const PHONES = [
  { width: 351, height: 535 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];
const SCREENS = [...PHONES, { width: 844, height: 390 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }];
const VIEW_MODES: readonly ViewMode[] = ['MOBILE', 'PC'];
const UPRIGHT = { width: 1080, height: 1920 };
const TINY = { width: 40, height: 40 };

/** Texts of 30 characters. */
const TEXTS: Readonly<Record<Language, string>> = {
  jp: '静岡の山あいで三百年続く茶畑から、今年いちばんの香りを届ける',
  en: 'The first tea of the year 2026',
  cn: '静冈山间三百年的茶园，为您送上今年最香的一杯。趁朝露未干手工',
  kr: '시즈오카 산골에서 삼백 년을 이어 온 차밭에서 올해 가장',
};
const BUTTON: Readonly<Record<Language, string>> = { jp: 'ご予約はこちら', en: 'Reserve now', cn: '立即预订', kr: '예약하기' };
const LONG =
  '静岡の山あいで三百年続く茶畑から、今年いちばんの香りを届けます。朝露の残るうちに手で摘み、その日のうちに蒸し上げる。変わらない手仕事が、変わらない一杯をつくる。店主と職人が選んだ五つの茶葉を、期間限定の詰め合わせでご用意しました。お湯の温度は八十度、蒸らしは一分。ゆっくりと二煎目までお楽しみください。';

async function served(size: { width: number; height: number }): Promise<Pick<RenderedSite, 'scripts' | 'picture' | 'placeholder'>> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#c98b4a"/><rect y="50%" width="100%" height="50%" fill="#2d5a6b"/></svg>`;
  const picture = await sharp(Buffer.from(drawing)).png().toBuffer();
  return { scripts: await buildVisitorScripts(), picture, placeholder: await placeholderOf(() => sharp(picture).removeAlpha()) };
}

/** Returns a site with a logo, a menu, a choice of languages and a bar, whose sheet `B2` has neighbours on all sides. */
function siteOf(sheet: Partial<Sheet>, language: Language = 'jp', viewMode: ViewMode = 'MOBILE'): SiteDocument {
  const document = documentWith(
    { B2: { linkButtonText: BUTTON[language], linkDestinationUrl: 'https://example.com/', ...sheet }, B1: {}, A2: {}, C2: {}, B3: {} },
    {
      theme: curatedTheme('paper'),
      viewMode,
      logo: { ...image, width: 400, height: 160 },
      languages: [language],
      defaultLanguage: language,
      displayLanguageIcon: true,
    },
  );
  return {
    ...document,
    sheets: Object.fromEntries(Object.entries(document.sheets).map(([id, { jp }]) => [id, jp ? { [language]: jp } : {}])),
    menu: {
      [language]: { items: [{ id: numberedUlid(50), name: 'Menu', linkDestinationUrl: '/B1', isInternalLink: true }], basedOn: null },
    },
    sns: { [language]: { entries: [{ snsType: 'instagram', snsUrl: 'https://www.instagram.com/tea/' }] } },
  };
}

/** Returns the share of the stage that the picture covers, and the width at which it is drawn. */
const measurePicture = (page: Page): Promise<{ share: number; width: number }> =>
  page.evaluate(() => {
    const stage = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
    const { left, top, right, bottom, width } =
      document.querySelector('.sheet:not([inert]) > picture img')?.getBoundingClientRect() ?? new DOMRect();
    const covered = (from: number, to: number, first: number, last: number) => Math.max(0, Math.min(to, last) - Math.max(from, first));
    const area = covered(left, right, stage.left, stage.right) * covered(top, bottom, stage.top, stage.bottom);
    return { share: area / (stage.width * stage.height), width };
  });

const WITH_PICTURE = SHEET_LAYOUTS.filter((layout) => layout !== 'words');

test('a picture of 9:16 fills phones under logo and bar, and one of 40 × 40 pixels is drawn at most four times as large (R-7.70)', async ({
  page,
}) => {
  const [upright, tiny] = [await served(UPRIGHT), await served(TINY)];
  for (const [place, viewMode] of VIEW_MODES.entries())
    for (const layout of WITH_PICTURE.filter((_, index) => isLongRun || index % VIEW_MODES.length === place)) {
      const documentOf = (size: typeof UPRIGHT) => siteOf({ image: { ...image, ...size }, mainText: TEXTS.jp, layout }, 'jp', viewMode);
      await openSite(page, { ...upright, document: documentOf(UPRIGHT), language: 'jp' }, '/B2');
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const { share } = await measurePicture(page);
        const name = `${viewMode}, ${layout}, ${screen.width} × ${screen.height}: ${(share * 100).toFixed(1)} %`;
        const isUpright = PHONES.includes(screen) || screen.width === 768 || (viewMode === 'MOBILE' && screen.width === 1_440);
        // Framed pictures are above their texts. Wide screens show an upright picture beside its texts, or whole if it has none.
        if (isUpright && layout !== 'framed') expect(share, name).toBeGreaterThanOrEqual(0.98);
        else expect(share, name).toBeGreaterThan(0.25);
      }
      await openSite(page, { ...tiny, document: documentOf(TINY), language: 'jp' }, '/B2');
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        expect((await measurePicture(page)).width, `${viewMode}, ${layout}, ${screen.width}`).toBeLessThanOrEqual(4 * TINY.width + 0.1);
      }
    }
});

/** Returns how the texts of the current sheet scroll, and the opacity of their mask at the lower and the upper edge: 1 without a mask. */
const scrolledTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.querySelector('.sheet:not([inert]) .words') ?? document.body;
    const { maskImage, backgroundImage, backgroundColor } = getComputedStyle(texts);
    return {
      top: texts.scrollTop,
      left: texts.scrollHeight - texts.clientHeight - texts.scrollTop,
      fades: maskImage.split('rgba(0, 0, 0, 0)').length - 1,
      isBacked: backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)',
    };
  });

/** Waits until the texts no longer scroll. */
async function settledTexts(page: Page): ReturnType<typeof scrolledTexts> {
  let before = await scrolledTexts(page);
  await expect(async () => {
    const now = await scrolledTexts(page);
    const isStill = now.top === before.top;
    before = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [300] });
  return before;
}

const FLICKS = repetitions(2, 5);
/** Flicks after which the longest text is at its end. */
const FLICKS_TO_END = 8;

/** Flicks over the right half of the texts of the current sheet, clear of the icons. */
async function flick(page: Page, direction: 'up' | 'down'): Promise<void> {
  const { x = 0, width = 0 } = (await page.locator('.sheet:not([inert]) .type').boundingBox()) ?? {};
  const { height = 0 } = page.viewportSize() ?? {};
  await swipe(page, direction, { within: { x: x + width / 2, width: width / 2, y: 0, height } });
}

/** Flicks until the texts are at their end. The sheet stays. */
async function scrollToEnd(page: Page, direction: 'up' | 'down'): Promise<void> {
  const edge = direction === 'up' ? 'left' : 'top';
  for (let flicks = 0; (await settledTexts(page))[edge] > 1 && flicks < FLICKS_TO_END; flicks += 1) await flick(page, direction);
  expect((await settledTexts(page))[edge]).toBeLessThanOrEqual(1);
  await expectShown(page, 'B2');
}

for (const screen of [
  { width: 351, height: 535 },
  { width: 844, height: 390 },
])
  test(`long texts on ${screen.width} × ${screen.height} have a backing, fade where they go on, and scroll before the sheet moves (R-7.71)`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: screen, isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
    const page = await context.newPage();
    const files = await served(UPRIGHT);
    const layouts: SheetLayout[] = ['low', 'high', 'centre', 'list', 'framed'];
    for (const layout of layouts) {
      // Texts beside an upright picture are on the paper of the sheet.
      const size = layout === 'framed' || screen.height > screen.width ? UPRIGHT : { width: 1920, height: 1080 };
      const document = siteOf({ image: { ...image, ...size }, mainText: LONG, secondText: '八十八夜に摘んだ、\n一番茶', layout });
      await openSite(page, { ...files, document, language: 'jp' }, '/B2');
      const start = await settledTexts(page);
      expect(start, layout).toMatchObject({ top: 0, fades: 1, isBacked: true });
      expect(start.left, layout).toBeGreaterThan(20);
      await scrollToEnd(page, 'up');
      expect(await settledTexts(page), layout).toMatchObject({ fades: 1, isBacked: true });
      // Other texts have scrolled below the controls at the upper edge, where they fade.
      expect(
        (await layerFaults(page)).filter((fault) => fault.includes('points')),
        layout,
      ).toEqual([]);
    }
    await context.close();
  });

test('a vertical flick on a long text scrolls it, and moves the sheet once the text is at its end, repeatedly up and down (R-7.71)', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const files = await served(UPRIGHT);
  for (const viewport of [
    { width: 351, height: 535 },
    { width: 844, height: 390 },
  ]) {
    const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
    const page = await context.newPage();
    const document = siteOf({ image: { ...image, ...UPRIGHT }, mainText: LONG + LONG, layout: 'low' });
    await openSite(page, { ...files, document, language: 'jp' }, '/B2');
    for (let round = 0; round < FLICKS; round += 1) {
      expect((await settledTexts(page)).left).toBeGreaterThan(20);
      await scrollToEnd(page, 'up');
      await flick(page, 'up');
      await expectShown(page, 'B3');
      await swipe(page, 'down');
      await expectShown(page, 'B2');
      await scrollToEnd(page, 'down');
      await flick(page, 'down');
      await expectShown(page, 'B1');
      await swipe(page, 'up');
      await expectShown(page, 'B2');
    }
    await context.close();
  }
});

const DEVICES = {
  phone: { screen: { width: 390, height: 844 }, viewMode: 'MOBILE' },
  desk: { screen: { width: 1_440, height: 900 }, viewMode: 'PC' },
  frame: { screen: { width: 1_440, height: 900 }, viewMode: 'MOBILE' },
} as const;
const ENLARGED = {
  device: ['phone', 'desk', 'frame'],
  layout: ['low', 'centre', 'price', 'list'],
  language: LANGUAGES,
} as const;

test('texts are whole and every control takes its taps with a text size of 200 % (R-7.72)', async ({ page }) => {
  test.setTimeout(240_000);
  const files = await served(UPRIGHT);
  const faults: string[] = [];
  // Layers that move are measured at their ends.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { device, layout, language } of combinations(ENLARGED)) {
    const { screen, viewMode } = DEVICES[device];
    await page.setViewportSize(screen);
    const sheet: Partial<Sheet> = {
      image: { ...image, ...UPRIGHT },
      mainText: TEXTS[language],
      secondText: layout === 'list' ? 'A\nB' : '',
      price: layout === 'price' ? 3_240 : null,
      layout,
    };
    await openSite(page, { ...files, document: siteOf(sheet, language, viewMode), language }, '/B2');
    // Browsers apply a visitor's text size to the root element, as this does.
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    const beyond = await page.evaluate(() => {
      const frame = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll('.sheet:not([inert]) .type > *')]
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < frame.left + 8 || right > frame.right - 8;
        })
        .map(({ className }) => `${className} reaches the edge`);
    });
    for (const fault of [...(await layerFaults(page)), ...beyond]) faults.push(`${device}, ${layout}, ${language}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

/** Returns the visible controls whose left edge has no line that contrasts with what is beside it. */
async function withoutLine(page: Page): Promise<string[]> {
  const controls = await page.locator('.ways > *, .button').all();
  const found: string[] = [];
  for (const control of controls) {
    const box = await control.boundingBox();
    if (!box || !(await control.isVisible())) continue;
    const { data, info } = await sharp(await page.screenshot({ clip: { x: box.x - 4, y: box.y + box.height / 2, width: 10, height: 1 } }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = Array.from({ length: info.width }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(index * info.channels);
      return { red, green, blue };
    });
    const line = colours.slice(4).some((colour) => rgbContrastRatio(colour, colours[0] ?? colour) >= 3);
    if (!line) found.push((await control.getAttribute('class')) ?? '');
  }
  return found;
}

test('texts have the colours that the visitor forces, on a plain backing, and controls have borders (R-7.73)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const files = await served(UPRIGHT);
  await openSite(
    page,
    { ...files, document: siteOf({ image: { ...image, ...UPRIGHT }, mainText: TEXTS.jp, layout: 'low' }), language: 'jp' },
    '/B2',
  );
  expect(await withoutLine(page)).toEqual([]);
  await expect(page.locator('#B2 .text')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect(outline).not.toBe('none');
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
});

test('a printed sheet with a theme is its picture and below it its texts in black (R-7.73)', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  const files = await served(UPRIGHT);
  const veiled: Partial<Sheet> = {
    image: { ...image, ...UPRIGHT },
    mainText: TEXTS.jp,
    layout: 'low',
    pictureTone: { brightness: -40, shade: 40 },
  };
  await openSite(page, { ...files, document: siteOf(veiled), language: 'jp' }, '/B2');
  await page.emulateMedia({ media: 'print' });
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
  const picture = await page.locator('#B2 picture img').boundingBox();
  const middle = at(720, Math.round((picture?.y ?? 0) + (picture?.height ?? 0) / 4));
  // Nothing lies over the paper or the picture.
  expect(at(20, 450)).toEqual([255, 255, 255]);
  expect(middle).toEqual([201, 139, 74]);
  await expect(page.locator('#B2 .text')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.emulateMedia({ media: null });
});
