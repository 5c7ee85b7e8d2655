/** Transitions between the sheets of a site with a theme, by finger and keyboard, with the scripts that sites publish. */
import { type Browser, type CDPSession, expect, type Page, test } from '@playwright/test';
import { type Transition, TRANSITIONS } from '#shared/model/sites/theme.ts';
import { pageKey, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { gridCells } from '#shared/values/cell.ts';
import { buildVisitorScripts } from '#site-renderer/build/build-visitor-scripts.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import { documentWith, image, ORIGIN, renderingOf, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { expectShown, modulesLoaded, PHONE } from './steps/visitor.ts';

const SCREEN = { width: 390, height: 844 };
const COLOURS = ['#0277bd', '#ad5b00', '#7b1fa2', '#2e7d32', '#c2185b'] as const;

let scripts: VisitorScripts;
test.beforeAll(async () => {
  scripts = await buildVisitorScripts();
});

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920"><rect width="100%" height="100%" fill="${colour}"/></svg>`;

interface Opened {
  page: Page;
  devtools: CDPSession;
}

/** Opens the middle sheet of a site of nine sheets on a phone. */
async function open(
  browser: Browser,
  transition: Transition,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
): Promise<Opened> {
  const cells = [...gridCells(3, 3)];
  const document = documentWith(
    Object.fromEntries(
      cells.map((cell, index) => [cell, { image: { ...image, colour: COLOURS[index % COLOURS.length] ?? '' }, mainText: cell }]),
    ),
    { viewMode: 'MOBILE', theme: { ...curatedTheme('snow'), transition }, languages: ['jp'] },
  );
  const files = renderSite(renderingOf(document, 'jp', { visitorScripts: scripts, placeholderOf: () => '' }));
  const fileAt = new Map(files.map((file) => [file.key, file]));
  const context = await browser.newContext({ ...PHONE, viewport: SCREEN, locale: 'ja-JP', reducedMotion });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = fileAt.get(siteFileKey(SITE_ID, pathname)) ?? fileAt.get(pageKey(SITE_ID, pathname));
    if (file) return route.fulfill({ contentType: file.contentType, body: file.body });
    if (route.request().resourceType() === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: drawing('#456') });
    return route.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/B2`);
  await modulesLoaded(page);
  await expect(page.locator('.sheet[data-page]')).toHaveCount(5);
  return { page, devtools: await context.newCDPSession(page) };
}

const touch = (devtools: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y, id: 1 }] });

/** Drags by this many pixels from near the opposite edge of the screen, and rests there. */
async function drag(devtools: CDPSession, across: number, down: number): Promise<void> {
  const from = (size: number, by: number): number => size * (0.5 - Math.sign(by) * 0.4);
  const [x, y] = [from(SCREEN.width, across), from(SCREEN.height, down)];
  await touch(devtools, 'touchStart', x, y);
  for (let step = 1; step <= 10; step += 1) await touch(devtools, 'touchMove', x + (across * step) / 10, y + (down * step) / 10);
}

/** Waits until the deck has followed the finger from a sheet by more than half a screen, and lifts the finger. */
async function lift({ page, devtools }: Opened, from: string): Promise<void> {
  const moved = () =>
    page.locator(`[id="${from}"]`).evaluate((sheet) => {
      const deck = sheet.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const [x = 0, y = 0] = sheet.style.translate.split(' ').map((percent) => Number.parseFloat(percent) / 100);
      return Math.max(Math.abs(deck.left / innerWidth + x), Math.abs(deck.top / innerHeight + y));
    });
  await expect.poll(moved).toBeGreaterThan(0.55);
  await touch(devtools, 'touchEnd');
}

interface Look {
  /** The position on the screen, in screens. */
  at: number;
  opacity: number;
  scale: number;
}

/** Returns how a sheet is shown. */
const lookOf = (page: Page, cell: string): Promise<Look> =>
  page.locator(`[id="${cell}"]`).evaluate((sheet) => {
    const { left, width } = sheet.getBoundingClientRect();
    return {
      at: (left + width / 2) / innerWidth - 0.5,
      opacity: Number(getComputedStyle(sheet).opacity),
      scale: width / innerWidth,
    };
  });

/** How the former sheet and the next one, which comes from the right, look when the finger has dragged by 0.4 screens. */
const DRAGGED: Readonly<Record<Transition, { former: Look; next: Look }>> = {
  slide: { former: { at: -0.4, opacity: 1, scale: 1 }, next: { at: 0.6, opacity: 1, scale: 1 } },
  cover: { former: { at: 0, opacity: 1, scale: 1 }, next: { at: 0.6, opacity: 1, scale: 1 } },
  fade: { former: { at: 0, opacity: 1, scale: 1 }, next: { at: 0, opacity: 0.4, scale: 1 } },
  depth: { former: { at: 0, opacity: 0.8, scale: 0.968 }, next: { at: 0.6, opacity: 1, scale: 1 } },
};

const expectLook = (found: Look, expected: Look): void => {
  for (const value of ['at', 'opacity', 'scale'] as const) expect(found[value], value).toBeCloseTo(expected[value], 1);
  expect(found.scale).toBeCloseTo(expected.scale, 2);
};

for (const transition of TRANSITIONS) {
  test(`${transition}: the sheets follow the finger, and one swipe moves one sheet (R-7.21)`, async ({ browser }) => {
    const { page, devtools } = await open(browser, transition);
    await drag(devtools, -0.4 * SCREEN.width, 0);
    await expect(async () => {
      expectLook(await lookOf(page, 'B2'), DRAGGED[transition].former);
      expectLook(await lookOf(page, 'C2'), DRAGGED[transition].next);
    }).toPass();
    await touch(devtools, 'touchMove', SCREEN.width * 0.2, SCREEN.height / 2);
    await lift({ page, devtools }, 'B2');
    await expectShown(page, 'C2');
    for (const [from, across, down, cell] of [
      ['C2', 0.7, 0, 'B2'],
      ['B2', 0, -0.7, 'B3'],
      ['B3', 0, 0.7, 'B2'],
    ] as const) {
      await drag(devtools, across * SCREEN.width, down * SCREEN.height);
      await lift({ page, devtools }, from);
      await expectShown(page, cell);
    }
    // A swipe that is taken back ends on the same sheet.
    await drag(devtools, -0.3 * SCREEN.width, 0);
    for (let step = 1; step <= 10; step += 1) await touch(devtools, 'touchMove', SCREEN.width * (0.6 + 0.029 * step), SCREEN.height / 2);
    await touch(devtools, 'touchEnd');
    await expectShown(page, 'B2');
    await expect(async () =>
      expect(await page.evaluate(() => document.querySelectorAll('.sheet[style*="z-index"]').length)).toBe(0),
    ).toPass();
    expectLook(await lookOf(page, 'B2'), { at: 0, opacity: 1, scale: 1 });
    await page.context().close();
  });

  test(`${transition}: each key moves one sheet, also while the sheets move (R-7.21)`, async ({ browser }) => {
    const { page } = await open(browser, transition);
    for (const [key, cell] of [
      ['ArrowRight', 'C2'],
      ['ArrowDown', 'C3'],
      ['ArrowLeft', 'B3'],
      ['ArrowUp', 'B2'],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(page, cell);
    }
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 'C2');
    await page.context().close();
  });

  test(`${transition}: with reduced motion, sheets change at once (R-7.21)`, async ({ browser }) => {
    const { page, devtools } = await open(browser, transition, 'reduce');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.querySelector('.grid')?.getAnimations({ subtree: true }).length)).toBe(0);
    await expectShown(page, 'C2');
    await drag(devtools, 0.7 * SCREEN.width, 0);
    expect(await page.locator('.sheet').evaluateAll((sheets) => sheets.flatMap((sheet) => sheet.getAnimations()).length)).toBe(0);
    await lift({ page, devtools }, 'C2');
    await expectShown(page, 'B2');
    await page.context().close();
  });
}
