/** What is beside the upright frame of a MOBILE site on a desktop: titles, map, code and link. */
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import { desktopPanel as cn } from '#shared/messages/cn/visitor/desktop-panel.ts';
import { desktopPanel as en } from '#shared/messages/en/visitor/desktop-panel.ts';
import { desktopPanel as jp } from '#shared/messages/jp/visitor/desktop-panel.ts';
import { desktopPanel as kr } from '#shared/messages/kr/visitor/desktop-panel.ts';
import { visitor as visitorJp } from '#shared/messages/jp/visitor/visitor.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument, SiteSettings } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { cellName } from '#shared/values/cell.ts';
import { buildVisitorScripts } from '#site-renderer/build/build-visitor-scripts.ts';
import { documentWith, image, ORIGIN } from '#site-renderer/render/render-fixture.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { openSite, type RenderedSite } from './steps/rendered-site.ts';
import { expectShown, tabTo } from './steps/visitor.ts';

const DESK = { width: 1440, height: 900 };
/** Screens without room beside a frame, or without a frame. */
const SMALL_SCREENS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
  { width: 768, height: 1024 },
  { width: 880, height: 700 },
];
const SIZE = { width: 1080, height: 1920 };
const LOCKED = '会員だけのお茶';

async function served(): Promise<Pick<RenderedSite, 'scripts' | 'picture' | 'placeholder'>> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920"><rect width="1080" height="1920" fill="#c98b4a"/><rect y="960" width="1080" height="960" fill="#2d5a6b"/></svg>`;
  const picture = await sharp(Buffer.from(drawing)).png().toBuffer();
  return { scripts: await buildVisitorScripts(), picture, placeholder: await placeholderOf(() => sharp(picture).removeAlpha()) };
}

/** Returns a site of this grid. Its sheets are named after their cells; `B2` is for members. */
function siteOf(rows: number, columns: number, language: Language, settings: Partial<SiteSettings> = {}): SiteDocument {
  const cells = Array.from({ length: rows * columns }, (_, index) =>
    cellName({ row: Math.floor(index / columns), column: index % columns }),
  );
  const document = documentWith(
    Object.fromEntries(
      cells.map((cell) => [
        cell,
        {
          image: { ...image, ...SIZE, colour: '#c98b4a' },
          mainText: cell === 'B2' ? LOCKED : `茶 ${cell}`,
          membersOnlyLock: cell === 'B2',
        },
      ]),
    ),
    {
      viewMode: 'MOBILE',
      theme: curatedTheme('paper'),
      languages: [language],
      defaultLanguage: language,
      displayLanguageIcon: false,
      ...settings,
    },
  );
  return {
    ...document,
    grid: { ...document.grid, numberHorizontal: rows, numberVertical: columns },
    sheets: Object.fromEntries(Object.entries(document.sheets).map(([id, { jp: sheet }]) => [id, sheet ? { [language]: sheet } : {}])),
  };
}

const panelOf = (page: Page) => page.getByRole('complementary');
const cellsOf = (page: Page) => panelOf(page).getByRole('navigation').getByRole('link');

test('a desktop shows titles, map, code and link of a MOBILE site beside its frame, and screens without room fetch nothing', async ({
  page,
}) => {
  const site = { ...(await served()), document: siteOf(2, 3, 'jp'), language: 'jp' as const };
  const module = `/a/${site.scripts.desktopPanel.name}`;
  for (const screen of SMALL_SCREENS) {
    await page.setViewportSize(screen);
    expect(await openSite(page, site)).not.toContain(module);
    await expect(panelOf(page)).toHaveCount(0);
  }
  await page.setViewportSize(DESK);
  const frame = page.locator('.stage');
  const before = await frame.boundingBox();
  expect(await openSite(page, site, '/B1')).toContain(module);
  expect(await frame.boundingBox()).toEqual(before);
  await expect(panelOf(page).getByText('茶 B1')).toBeVisible();
  await expect(panelOf(page).getByRole('img', { name: jp.phone })).toBeVisible();
  await expect(cellsOf(page)).toHaveCount(6);
  await expectNoViolations(page);
  // Nothing of the panel is behind the frame, or cut.
  for (const part of await panelOf(page).locator('p, nav, svg, button').all()) {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(x + width <= (before?.x ?? 0) || x >= (before?.x ?? 0) + (before?.width ?? 0)).toBe(true);
    expect([x >= 0, y >= 0, x + width <= DESK.width, y + height <= DESK.height]).toEqual([true, true, true, true]);
  }

  await panelOf(page).getByRole('link', { name: 'A2' }).click();
  await expectShown(page, 'A2');
  await expect(panelOf(page).getByText('茶 A2')).toBeVisible();
  await expect(panelOf(page).locator('[aria-current=page]')).toHaveAttribute('href', '/A2');
  await page.goBack();
  await expectShown(page, 'B1');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panelOf(page).getByRole('button', { name: jp.copy }).click();
  await expect(panelOf(page).getByRole('status')).toHaveText(jp.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${ORIGIN}/B1`);
});

test('the map is one stop of the Tab key, in which arrow keys move sheet and focus', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openSite(page, { ...(await served()), document: siteOf(2, 3, 'jp'), language: 'jp' });
  const current = panelOf(page).locator('[aria-current=page]');
  await tabTo(page, current);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 'B1');
  await expect(current).toHaveAttribute('href', '/B1');
  await expect(current).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panelOf(page).getByRole('button')).toBeFocused();
});

test('strangers see no title of a members-only sheet beside the frame', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openSite(page, { ...(await served()), document: siteOf(2, 3, 'jp'), language: 'jp' }, '/B2');
  await expect(panelOf(page).getByText(visitorJp.locked.title, { exact: true })).toBeVisible();
  await expect(panelOf(page).getByRole('link', { name: `B2 ${visitorJp.locked.title}` })).toBeVisible();
  expect(await page.content()).not.toContain(LOCKED);
  expect(await panelOf(page).evaluate(({ shadowRoot }) => shadowRoot?.innerHTML)).not.toContain(LOCKED);
});

test('the map of 100 rows and 26 columns scrolls to the current cell, by the wheel too; a single sheet has none', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 640 });
  const files = await served();
  await openSite(page, { ...files, document: siteOf(100, 26, 'en'), language: 'en' }, '/M40');
  const current = panelOf(page).locator('[aria-current=page]');
  await expect(current).toBeInViewport({ ratio: 1 });
  const place = await current.boundingBox();
  // At least 24 pixels from the middle of a cell to that of the next one.
  const next = await panelOf(page).locator('a[href="/N40"]').boundingBox();
  expect((next?.x ?? 0) - (place?.x ?? 0)).toBeGreaterThanOrEqual(24);
  await current.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => (await current.boundingBox())?.y).not.toBe(place?.y);
  await expectShown(page, 'M40');
  await openSite(page, { ...files, document: siteOf(1, 1, 'en'), language: 'en' });
  await expect(panelOf(page).getByRole('button')).toBeVisible();
  await expect(panelOf(page).getByRole('navigation')).toBeHidden();
});

for (const [language, labels] of Object.entries({ jp, en, cn, kr }))
  test(`the panel speaks ${language}, and the owner of a site can switch its code off`, async ({ page }) => {
    await page.setViewportSize(DESK);
    const files = await served();
    const settings: Partial<SiteSettings> = { theme: { ...curatedTheme('night'), shareButton: false } };
    await openSite(page, { ...files, document: siteOf(2, 2, language as Language), language: language as Language });
    await expect(panelOf(page).getByRole('navigation', { name: labels.map })).toBeVisible();
    await expect(panelOf(page).getByText(labels.phone)).toBeVisible();
    await expect(panelOf(page).getByRole('button', { name: labels.copy })).toBeVisible();
    await openSite(page, { ...files, document: siteOf(2, 2, language as Language, settings), language: language as Language });
    await expect(cellsOf(page)).toHaveCount(4);
    await expect(panelOf(page).getByText(labels.phone)).toHaveCount(0);
  });

test('a PC site fills the desktop and has no panel', async ({ page }) => {
  await page.setViewportSize(DESK);
  const site = { ...(await served()), document: siteOf(2, 2, 'jp', { viewMode: 'PC' }), language: 'jp' as const };
  expect((await openSite(page, site)).join(' ')).not.toContain('desktop-panel');
  await expect(panelOf(page)).toHaveCount(0);
});
