/** What visitors do and see, on a phone and at a desk: the steps that several flows share. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

export async function visit(browser: Browser, url: string, options: BrowserContextOptions = PHONE): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ja-JP', ...options })).newPage();
  await page.goto(url);
  return page;
}

/** The sheet under the middle of the screen. */
const shown = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() =>
    document
      .elementFromPoint(innerWidth / 2, innerHeight / 3)
      ?.closest('[data-page]')
      ?.getAttribute('data-page'),
  );

/** Waits until the visitor rests on a sheet that is there in full, and the address says so. `home`: path of the language's first cell. */
export async function expectShown(page: Page, cell: string, home = '/'): Promise<void> {
  await expect.poll(() => shown(page)).toBe(cell);
  const path = cell === 'A1' ? home : `${home === '/' ? '' : home}/${cell}`;
  await expect(page).toHaveURL(new URL(path, page.url()).href);
}

export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Nothing lies beyond the right edge of the screen. */
export const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
