/** Checks of what is on the screen: accessibility, overflow and complete texts, on a desk, a tablet and a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { common as cn } from '#shared/messages/cn/console/common.ts';
import { common as en } from '#shared/messages/en/console/common.ts';
import { common as jp } from '#shared/messages/jp/console/common.ts';
import { common as kr } from '#shared/messages/kr/console/common.ts';
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES, type Language } from '#shared/model/language.ts';
import { isLongRun } from '#test/support/long-run.ts';
import { expectNoFaults } from './screen-faults.ts';

/** Replaces the source of axe in a document that has already loaded axe: evaluating the source takes as long as an analysis. */
const PRESENT = 'void 0';

/** Does not load style sheets again: only a rule that is off needs them. */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** The address of a frame whose document is in an attribute, such as an e-mail: it runs no scripts, so axe cannot analyse it. */
const INLINE_DOCUMENT = 'about:srcdoc';

/** Returns axe for a page. Without frames, it skips merging their results in a separate page, which takes longer than the analysis. */
async function axeFor(page: Page): Promise<AxeBuilder> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame() && frame.url() !== INLINE_DOCUMENT);
  if (frames.length > 0) return new AxeBuilder({ page }).options(OPTIONS);
  const isPresent = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isPresent && { axeSource: PRESENT }) }).options(OPTIONS).setLegacyMode();
}

/** The violations that axe finds, each with the elements and what is wrong with them. */
async function violations(page: Page): Promise<[string, string[]][]> {
  const { violations: found } = await (await axeFor(page)).analyze();
  return found.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary ?? ''}`)]);
}

/** The maximum duration of fades and slides, in milliseconds. Pictures may move for longer. */
const ARRIVAL_MAX_MS = 2_000;

/**
 * Waits for fade and slide transitions to end: until then, colours mix with the background. Loops, and animations that follow scrolling,
 * never end.
 */
const comesToRest = (page: Page): Promise<void> =>
  page.evaluate(async (longest) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const ending = document.getAnimations().filter(({ effect, playState, timeline }) => {
      return playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    });
    const late = new Promise((resolve) => setTimeout(resolve, longest));
    await Promise.race([late, Promise.allSettled(ending.map(({ finished }) => finished))]);
  }, ARRIVAL_MAX_MS);

/** Renders content out of view too, which otherwise keeps the colours of the scheme that was shown before. */
const renderAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });

export async function expectNoViolations(page: Page): Promise<void> {
  await comesToRest(page);
  expect(await violations(page)).toEqual([]);
}

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Expects that nothing extends beyond the right edge of the screen, once its layout has followed the last change of its size. */
export const expectNoOverflow = (page: Page): Promise<void> => expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

const WIDTHS = { desk: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } } as const;
type Width = keyof typeof WIDTHS;

/** Gives the page the size and the pointer of a device: controls are larger for a finger. */
async function showOn(page: Page, devtools: CDPSession, width: Width): Promise<void> {
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: width === 'phone' });
  await page.setViewportSize(WIDTHS[width]);
}

const softly = expect.configure({ soft: true });

/** Whether data is still being loaded. */
const isLoading = (page: Page) => page.locator('.mantine-Skeleton-root, [aria-busy="true"]');

const COMMON: Readonly<Record<Language, { language: string }>> = { jp, en, cn, kr };

const shownLanguage = async (page: Page): Promise<Language | undefined> => {
  const tag = await page.locator('html').getAttribute('lang');
  return LANGUAGES.find((language) => LANGUAGE_TAG[language] === tag);
};

/**
 * Switches the shown screen to a language in place, by the menu of languages even if a dialog covers it. Loads a screen without this menu
 * again.
 */
async function showIn(page: Page, language: Language): Promise<void> {
  const current = await shownLanguage(page);
  if (current === language) return;
  const menu = current && page.locator(`button[aria-label="${COMMON[current].language}: ${LANGUAGE_NAME[current]}"]`);
  if (menu && (await menu.count()) > 0) {
    await menu.dispatchEvent('click');
    await page.locator(`[role="menuitemradio"][lang="${LANGUAGE_TAG[language]}"]`).dispatchEvent('click');
    await expect(page.getByRole('menu')).toHaveCount(0);
  } else {
    await page.context().addCookies([{ name: 'language', value: language, url: new URL(page.url()).origin }]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAG[language]);
  await expect(isLoading(page)).toHaveCount(0);
}

/** For each width, the offset in `LANGUAGES` from a screen's turn to the language in which every run analyses the screen by axe. */
const PLACE = { desk: 0, phone: 2 } as const;

/** axe takes longest: `npm run test:long` runs it in every language and width, other runs in one language on a desk and another on a phone. */
const runsAxe = (width: Width, language: Language, turn: number): boolean =>
  isLongRun || (width !== 'tablet' && language === LANGUAGES[(turn + PLACE[width]) % LANGUAGES.length]);

const NARROWER = ['desk', 'tablet', 'phone'] as const satisfies readonly Width[];
const WIDER = NARROWER.toReversed();

/** The language with the longest words and texts, in which a screen overflows first. */
const LONGEST: Language = 'en';

/** Every run reads a screen in the longest language in every width, and in each other language in one width, of which neighbours have another. */
const isRead = (width: Width, language: Language, turn: number): boolean =>
  isLongRun || language === LONGEST || width === NARROWER[(turn + LANGUAGES.indexOf(language)) % NARROWER.length];

/**
 * The languages and widths to read, beginning with the language `first`. A language begins in the width in which the one before it ended. Every
 * combination in a long run.
 */
const viewsOf = (first: Language | undefined, turn: number): { language: Language; width: Width }[] =>
  LANGUAGES.toSorted((a, b) => Number(b === first) - Number(a === first)).flatMap((language, place) =>
    (place % 2 === 0 ? NARROWER : WIDER)
      .filter((width) => isRead(width, language, turn) || runsAxe(width, language, turn))
      .map((width) => ({ language, width })),
  );

/** A screen is shown dark either on a desk or on a phone, its neighbours the other way round: axe reads each screen in both schemes. */
const schemeOf = (width: Width, turn: number): 'light' | 'dark' => ((width === 'phone') === (turn % 2 === 0) ? 'dark' : 'light');

/** How a screen is named in failures, and its place among its neighbours, by which the languages of axe rotate. */
export interface Screen {
  name: string;
  turn: number;
}

/**
 * Expects of the shown screen of the console, in every language and on a desk, a tablet and a phone, that nothing overflows or is cut off,
 * every text is resolved, and that axe finds nothing, in the light and in the dark scheme.
 */
export async function expectAccessible(page: Page, { name, turn }: Screen): Promise<void> {
  await expect(isLoading(page), name).toHaveCount(0);
  const devtools = await page.context().newCDPSession(page);
  for (const { language, width } of viewsOf(await shownLanguage(page), turn)) {
    const colorScheme = schemeOf(width, turn);
    const shown = `${name} in ${language} on a ${width}, ${colorScheme}`;
    await page.emulateMedia({ colorScheme });
    // The console hears of the scheme with a later frame.
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await showIn(page, language);
    await showOn(page, devtools, width);
    await expectNoFaults(page, shown);
    if (!runsAxe(width, language, turn)) continue;
    await renderAll(page);
    // Backgrounds of menus fade from one scheme to the other.
    await comesToRest(page);
    softly(await violations(page), `${shown}: violations`).toEqual([]);
  }
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
}
