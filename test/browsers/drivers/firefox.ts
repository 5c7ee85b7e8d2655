import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { LISTEN } from '#test/browsers/in-page.ts';
import { MissingBrowserError, type RealBrowser, SWIPE_MS, SWIPE_STEPS, swipePoints } from '#test/browsers/drivers/real-browser.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/lib/firefox/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** Starts Firefox without a window, over WebDriver BiDi. `FIREFOX_PATH` selects an executable. */
export async function startFirefox(): Promise<RealBrowser> {
  const executablePath = process.env['FIREFOX_PATH'] ?? PLACES.find((place) => existsSync(place));
  if (executablePath === undefined) throw new MissingBrowserError('Firefox is not installed. On Debian: apt-get install firefox-esr');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'ja', 'dom.w3c_touch_events.enabled': 1 },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  await page.evaluateOnNewDocument(LISTEN);
  return {
    name: (await browser.version()).replace('/', ' '),
    keepsCookiesOfFrames: true,
    open: async (url) => void (await page.goto(url)),
    run: (body, ...args) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(args)})`) as Promise<never>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async swipe(from, to) {
      const touch = await page.touchscreen.touchStart(from.x, from.y);
      for (const { x, y } of swipePoints(from, to)) {
        await delay(SWIPE_MS / SWIPE_STEPS);
        await touch.move(x, y);
      }
      await touch.end();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
