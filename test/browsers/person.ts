import { setTimeout as delay } from 'node:timers/promises';
import type { Point, RealBrowser } from '#test/browsers/drivers/real-browser.ts';
import { FIND, FIND_SELECTOR, LISTEN, LOST_PICTURES, REPORTS, SHOWS } from '#test/browsers/in-page.ts';

const PATIENCE_MS = 45_000;
const POLL_MS = 250;

/** Returns the actions of a person in a browser. Each waits for the element that it needs; its failure names this element. */
export function personIn(browser: RealBrowser) {
  /** Waits until `read` returns a value, and ignores its errors, which occur while a page is being left. */
  async function wait<T>(what: string, read: () => Promise<T | null | undefined | false>): Promise<T> {
    const until = Date.now() + PATIENCE_MS;
    let last: unknown;
    while (Date.now() < until) {
      last = await read().catch((error: unknown) => error);
      if (last !== null && last !== undefined && last !== false && !(last instanceof Error)) return last as T;
      await delay(POLL_MS);
    }
    throw new Error(`${what}${last instanceof Error ? `: ${last.message}` : ''}`);
  }
  const press = async (what: string, find: () => Promise<Point | null>): Promise<void> => {
    const { x, y } = await wait(`There is no ${what}`, find);
    await browser.clickAt(x, y);
  };
  const path = (): Promise<string> => browser.run<string>('return location.pathname;');
  return {
    browser,
    wait,
    async open(url: string): Promise<void> {
      await browser.open(url);
      await browser.run(`${LISTEN} return true;`);
    },
    click: (name: string) => press(`"${name}"`, () => browser.run<Point | null>(FIND, name)),
    clickOn: (selector: string, index = 0) => press(selector, () => browser.run<Point | null>(FIND_SELECTOR, selector, index)),
    async fill(selector: string, text: string, index = 0): Promise<void> {
      await press(selector, () => browser.run<Point | null>(FIND_SELECTOR, selector, index));
      await wait(`${selector} has the focus`, () =>
        browser.run<boolean>('return document.querySelectorAll(arguments[0])[arguments[1]] === document.activeElement;', selector, index),
      );
      await browser.type(text);
    },
    path,
    isAt: (expected: string) => wait(`The page is not ${expected}`, async () => (await path()) === expected),
    shows: (text: string) => wait(`"${text}" is not shown`, () => browser.run<boolean>(SHOWS, text)),
    /** Fails for pictures that could not be loaded and for errors of the page. */
    async expectSound(): Promise<void> {
      const lost = await browser.run<string[]>(LOST_PICTURES);
      if (lost.length > 0) throw new Error(`${lost.length} pictures could not be loaded: ${lost.slice(0, 3).join(', ')}`);
      const reports = await browser.run<string[]>(REPORTS);
      if (reports.length > 0) throw new Error(`The page reported: ${reports.join('; ')}`);
    },
  };
}

export type Person = ReturnType<typeof personIn>;
