/** Steps and checks of visitors that several flows share, on a phone and on a desktop. */
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
/** A small desktop screen at 200 % zoom. */
export const ZOOMED: BrowserContextOptions = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };

export async function visit(browser: Browser, url: string, options: BrowserContextOptions = PHONE): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'ja-JP', ...options })).newPage();
  await page.goto(url);
  return page;
}

/** Waits until the visitor modules have loaded. Before that, a link with a dialog leads to its whole page, and keys do nothing. */
export const modulesLoaded = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** Closes the open dialog by Escape and waits until the browser has gone back, because going back would cancel a later navigation. */
export async function closeByEscape(page: Page): Promise<void> {
  const wentBack = await page.evaluateHandle(() => ({
    promise: new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
  }));
  await page.keyboard.press('Escape');
  await wentBack.evaluate(({ promise }) => promise.then(() => true));
}

/** The cell of the sheet at the centre of the screen, also behind a popup. */
const shown = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() =>
    document
      .elementsFromPoint(innerWidth / 2, innerHeight / 3)
      .find((element) => !element.closest('.popup'))
      ?.closest('[data-page]')
      ?.getAttribute('data-page'),
  );

/** Waits until the screen rests on the sheet of a cell and the URL shows it. `home`: path of the language's first cell. */
export async function expectShown(page: Page, cell: string, home = '/'): Promise<void> {
  // Evaluating in a page that is navigating away throws; the next attempt asks the page that replaces it.
  await expect(async () => expect(await shown(page)).toBe(cell)).toPass({ timeout: 15_000 });
  const path = cell === 'A1' ? home : `${home === '/' ? '' : home}/${cell}`;
  await expect(page).toHaveURL(new URL(path, page.url()).href);
}

/**
 * What is wrong with the focused element, inside shadow roots too: none is focused, or it is off the screen, covered by an
 * opaque element, or interactive without a focus ring. Empty if nothing is wrong.
 */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    if (!at || at === document.body) return 'nowhere';
    const { x, y, width, height } = at.getBoundingClientRect();
    const root = at.getRootNode() as Document | ShadowRoot;
    const isSeenThrough = (over: Element | null): boolean =>
      over !== null && (Number(getComputedStyle(over).opacity) < 0.5 || isSeenThrough(over.parentElement));
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = shares.some((across) =>
      shares.some((down) => {
        const there = root.elementFromPoint(x + width * across, y + height * down);
        return there !== null && (at.contains(there) || isSeenThrough(there));
      }),
    );
    const { outlineStyle, boxShadow } = getComputedStyle(at);
    const hasRing = (at as HTMLElement).tabIndex < 0 || outlineStyle !== 'none' || boxShadow !== 'none';
    return isSeen && hasRing ? '' : `${isSeen ? 'without a ring' : 'hidden'}: ${at.outerHTML.slice(0, 120)}`;
  });

/** Expects a visible focus ring: the pixels at the left edge of the element change when it loses the focus. */
export async function expectRing(page: Page, focused: Locator): Promise<void> {
  const { x, y, height } = (await focused.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const edge = () => page.screenshot({ clip: { x: Math.max(0, x - 4), y: y + height / 2, width: 9, height: 1 } });
  const drawn = await edge();
  await focused.evaluate((one: HTMLElement) => one.blur());
  expect((await edge()).equals(drawn)).toBe(false);
  await focused.focus();
}

export const expectFocusSeen = async (page: Page): Promise<void> => expect(await focusFault(page)).toBe('');

const STOPS_MAX = 40;

/** Presses Tab until `target` is focused; every focused element on the way has to be visible. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((one) => (one.getRootNode() as Document | ShadowRoot).activeElement === one);
  for (let stop = 0; stop < STOPS_MAX && !(await isThere()); stop += 1) {
    await page.keyboard.press(key);
    const fault = await focusFault(page);
    // After the last element the focus is in the browser's own controls.
    if (fault !== 'nowhere') expect(fault).toBe('');
  }
  await expect(target).toBeFocused();
}

/** Expects the page of a form at an address. Its fragment names the visit that led there (ADR 57). */
export const expectForm = (page: Page, address: string): Promise<void> =>
  expect(page).toHaveURL(({ origin, pathname, search }) => `${origin}${pathname}${search}` === address);
