/** Sheets side by side on wide screens of a PC site. */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import { EMPTY_POPUP_CONTENT } from '#shared/model/sites/popup.ts';
import type { SiteSettings } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { buildVisitorScripts } from '#site-renderer/build/build-visitor-scripts.ts';
import { documentWith, image, ORIGIN, popupOver } from '#site-renderer/render/render-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { layerFaults } from './steps/layer-faults.ts';
import { openSite, type RenderedSite } from './steps/rendered-site.ts';
import { swipe } from './steps/swipe.ts';

const LAPTOP = { width: 1440, height: 900 };
const DESKTOP = { width: 1920, height: 1080 };
const ROW = ['A1', 'B1', 'C1', 'D1', 'E1'];
const LOCKED = '会員だけのお茶';
const POPUP = numberedUlid(30);
const OFFER = {
  ...EMPTY_POPUP_CONTENT,
  linkButtonText: '申し込む',
  linkUrl: 'https://example.com/',
};

/** Returns a site with a row of five sheets, of which C1 is for members and B1 has a popup, and a row of two. */
async function siteOf(settings: Partial<SiteSettings>): Promise<RenderedSite> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920"><rect width="1080" height="1920" fill="#c98b4a"/><rect y="960" width="1080" height="960" fill="#2d5a6b"/></svg>`;
  const picture = await sharp(Buffer.from(drawing)).png().toBuffer();
  const sheets = Object.fromEntries(
    [...ROW, 'A2', 'B2'].map((cell) => [
      cell,
      {
        image: { ...image, colour: '#c98b4a' },
        mainText: cell === 'C1' ? LOCKED : `茶 ${cell}`,
        linkButtonText: '見る',
        linkDestinationUrl: `https://example.com/${cell}`,
        membersOnlyLock: cell === 'C1',
      },
    ]),
  );
  const document = documentWith(sheets, {
    viewMode: 'PC',
    theme: { ...curatedTheme('paper'), transition: 'cover' },
    languages: ['jp'],
    displayLanguageIcon: true,
    ...settings,
  });
  return {
    document: {
      ...document,
      grid: { ...document.grid, numberVertical: 5 },
      sns: { jp: { entries: [{ snsType: 'instagram', snsUrl: 'https://www.instagram.com/tea/' }] } },
      popups: { [POPUP]: popupOver([2], { content: { jp: OFFER } }) },
    },
    language: 'jp',
    scripts: await buildVisitorScripts(),
    picture,
    placeholder: await placeholderOf(() => sharp(picture).removeAlpha()),
    popups: {
      now: new Date().toISOString(),
      popups: [{ id: POPUP, remaining: null, endsAt: null, applicants: null, limit: null, isFull: false }],
    },
  };
}

/** Returns the sheets on the screen from left to right, the current one marked, each with its left edge and width in pixels. */
const inView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.sheet[data-page]')]
      .map((sheet) => ({ sheet, box: sheet.getBoundingClientRect() }))
      .filter(({ box }) => box.right > 1 && box.left < innerWidth - 1 && box.bottom > 1 && box.top < innerHeight - 1)
      .toSorted((one, other) => one.box.left - other.box.left)
      .map(({ sheet, box }) => `${sheet.inert ? '' : '*'}${sheet.id} ${Math.round(box.left)}+${Math.round(box.width)}`),
  );

/** Waits until these sheets are in view, and the address and the title are those of the marked one. */
async function expectInView(page: Page, cells: readonly string[], width: number, from = 0): Promise<void> {
  const expected = cells.map((cell, column) => `${cell} ${Math.round(from + column * width)}+${Math.round(width)}`);
  await expect.poll(() => inView(page)).toEqual(expected);
  const current = cells.find((cell) => cell.startsWith('*'))?.slice(1) ?? '';
  await expect(page).toHaveURL(ORIGIN + (current === 'A1' ? '/' : `/${current}`));
  await expect(page).toHaveTitle(current === 'C1' ? /会員限定/ : current === 'A1' ? /秋の店/ : new RegExp(`茶 ${current}`));
}

test('a laptop shows two sheets, a desktop four: a step moves one, and no column is ever empty (R-7.80, R-7.81)', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const two = await siteOf({ sheetsInView: 2 });
  expect(await openSite(page, two)).toContain(`/a/${two.scripts.sideBySide.name}`);
  await expectInView(page, ['*A1', 'B1'], 720);
  await page.keyboard.press('ArrowRight');
  await expectInView(page, ['*B1', 'C1'], 720);
  await page.keyboard.press('End');
  await expectInView(page, ['A2', '*B2'], 720);
  await page.keyboard.press('ArrowUp');
  await expectInView(page, ['*B1', 'C1'], 720);

  await page.setViewportSize(DESKTOP);
  await openSite(page, await siteOf({ sheetsInView: 4 }));
  await expectInView(page, ['*A1', 'B1', 'C1', 'D1'], 480);
  expect(await page.content()).not.toContain(LOCKED);
  await page.mouse.wheel(200, 0);
  await expectInView(page, ['A1', '*B1', 'C1', 'D1'], 480);
  // A press on another sheet makes it the current one.
  await page.mouse.click(1_700, 300);
  await expectInView(page, ['B1', 'C1', '*D1', 'E1'], 480);
  await page.keyboard.press('ArrowRight');
  await expectInView(page, ['B1', 'C1', 'D1', '*E1'], 480);
  // A short row is in the middle.
  await page.keyboard.press('End');
  await expectInView(page, ['A2', '*B2'], 480, 480);
  await page.keyboard.press('ArrowUp');
  await expectInView(page, ['A1', '*B1', 'C1', 'D1'], 480);
  await expectNoViolations(page);
});

test('what belongs to the current sheet takes all of its taps, in its column (R-7.82)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The first visit closes the popup.
  await page.addInitScript(() => sessionStorage.clear());
  for (const [screen, sheetsInView] of [
    [LAPTOP, 2],
    [DESKTOP, 4],
  ] as const) {
    await page.setViewportSize(screen);
    await openSite(page, await siteOf({ sheetsInView }), '/B1');
    const popup = page.locator('.popup-card');
    await expect(popup).toBeVisible();
    const column = await page.locator('#B1').boundingBox();
    for (const own of [popup, page.locator('.arrow[data-move=right]')]) {
      const box = await own.boundingBox();
      expect((box?.x ?? 0) >= (column?.x ?? 0)).toBe(true);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0));
    }
    // Arrows that fade take no taps.
    await page.keyboard.press('Shift');
    expect(await layerFaults(page)).toEqual([]);
    await page.locator('.popup-close').click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.sheet:not([inert])')).toHaveId('D1');
    await page.keyboard.press('Shift');
    expect(await layerFaults(page)).toEqual([]);
    await expect(page.locator('.sheet:not([inert]) a')).toHaveAttribute('href', 'https://example.com/D1');
  }
});

test('Tab reaches the controls of the current sheet only, and arrow keys move on from there (R-7.82)', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await openSite(page, await siteOf({ sheetsInView: 2 }));
  const reached = new Set<string | null>();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.closest('.sheet')?.id ?? null));
  }
  expect([...reached].filter(Boolean)).toEqual(['A1']);
});

test('phones, phones on their side and narrow windows show one sheet, and fetch nothing more (R-7.83)', async ({ page }) => {
  for (const screen of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 700, height: 900 },
  ]) {
    await page.setViewportSize(screen);
    const site = await siteOf({ sheetsInView: 4 });
    expect(await openSite(page, site, '/B1')).not.toContain(`/a/${site.scripts.sideBySide.name}`);
    await expectInView(page, ['*B1'], screen.width);
  }
});

test('a finger moves the sheets side by side by one, and a window that becomes narrow shows one', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1_180, height: 820 }, hasTouch: true, locale: 'ja-JP' });
  const page = await context.newPage();
  await openSite(page, await siteOf({ sheetsInView: 3 }));
  await expectInView(page, ['*A1', 'B1', 'C1'], 1_180 / 3);
  await swipe(page, 'left', { within: { x: 100, y: 200, width: 980, height: 400 } });
  await expectInView(page, ['A1', '*B1', 'C1'], 1_180 / 3);
  await page.setViewportSize({ width: 600, height: 820 });
  await expectInView(page, ['*B1'], 600);
  await context.close();
});
