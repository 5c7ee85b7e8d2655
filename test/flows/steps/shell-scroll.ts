/** Whether a screen of the console can be scrolled out of its shell: below its end, away from the bar, or with a pane of the editor. */
import { expect, type Page } from '@playwright/test';
import { isLongRun } from '#test/support/long-run.ts';

const WIDTHS = [1440, 1024, 390] as const;
const HEIGHTS = [900, 600] as const;

/** Returns windows of three widths and two heights. With a turn, each width has one height, alternating, except in a long run. */
const windowsOf = (turn?: number): readonly { width: number; height: number }[] =>
  WIDTHS.flatMap((width, place) =>
    HEIGHTS.filter((_, index) => isLongRun || turn === undefined || (turn + place) % HEIGHTS.length === index).map((height) => ({
      width,
      height,
    })),
  );

/** Attempts until a movement after a resize counts as an escape. */
const SETTLING_ATTEMPTS = 20;

/**
 * Runs in the page: scrolls it to its limits and returns the elements that left their place. Only an element that is laid out outside its
 * scroller makes the page higher than the frame of the screen.
 */
function measure(): string[] {
  const found: string[] = [];
  const page = document.scrollingElement ?? document.documentElement;
  const frame = document.querySelector('#content')?.parentElement;
  const above = (frame?.getBoundingClientRect().top ?? 0) + page.scrollTop;
  const end = (frame ?? document.body).getBoundingClientRect().bottom + page.scrollTop;
  const excess = page.scrollHeight - Math.ceil(Math.max(end, innerHeight));
  if (excess > 1) found.push(`the page is ${excess} px higher than its frame`);

  const before = { left: page.scrollLeft, top: page.scrollTop };
  page.scrollTo({ left: 1e5, top: 1e5, behavior: 'instant' });
  if (page.scrollLeft > 0) found.push(`the page scrolls by ${page.scrollLeft} px to the right`);
  if (frame?.dataset['editor'] === 'true' && page.scrollTop > 0) found.push(`the editor scrolls away by ${page.scrollTop} px`);
  const bar = document.querySelector('header')?.getBoundingClientRect();
  if (frame && bar && Math.abs(bar.top - above) > 1) found.push(`the bar moves from ${above} to ${bar.top} px`);
  page.scrollTo({ ...before, behavior: 'instant' });

  // Focus and find-in-page also scroll elements that only hide their overflow, and never scroll them back.
  for (const element of document.querySelectorAll<HTMLElement>('#content, #content [data-pane]')) {
    if (getComputedStyle(element).overflowY !== 'hidden' && element.id !== 'content') continue;
    const from = element.scrollTop;
    element.scrollTop = 1e5;
    if (element.scrollTop > 0) found.push(`${element.dataset['pane'] ?? element.id} scrolls by ${element.scrollTop} px`);
    element.scrollTop = from;
  }
  return found;
}

/** The elements of the shown screen that leave its shell, in windows of several sizes. Restores the size of the window. */
async function shellEscapes(page: Page, turn: number | undefined): Promise<string[]> {
  const size = page.viewportSize();
  const found: string[] = [];
  for (const window of windowsOf(turn)) {
    await page.setViewportSize(window);
    let escapes = await page.evaluate(measure);
    // Scripts that depend on the width follow a moment later.
    for (let attempt = 0; escapes.length > 0 && attempt < SETTLING_ATTEMPTS; attempt += 1) {
      await page.waitForTimeout(100);
      escapes = await page.evaluate(measure);
    }
    found.push(...escapes.map((what) => `${window.width} × ${window.height}: ${what}`));
  }
  if (size) await page.setViewportSize(size);
  return found;
}

/** Expects that the shown screen cannot be scrolled out of its shell. `turn`: its place among screens that are tried one after another. */
export const expectHeldByShell = async (page: Page, name: string, turn?: number): Promise<void> =>
  expect.soft(await shellEscapes(page, turn), `${name}: scrolls out of the shell`).toEqual([]);
