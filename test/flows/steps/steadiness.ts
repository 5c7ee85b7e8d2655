/** Whether a page is stable: its layout shifts without input, and when it was blank. */
import { expect, type Page } from '@playwright/test';

/** Longer than the 500 ms in which a shift counts as an effect of the input, so that shifts caused by its answer are recorded. */
export const AFTER_INPUT_MS = 700;
/** Long enough that the screen is painted before its data arrives. */
export const AFTER_LOADING_MS = 150;

declare global {
  interface Window {
    unsteadiness: string[];
    /** Calls of the API that are not answered, and when the last answer arrived. */
    calls: { pending: number; answeredAt: number };
  }
}

/** Runs in the page, before its own scripts. */
function record(answerDelayMs: number): void {
  const calls = { pending: 0, answeredAt: 0 };
  window.calls = calls;
  const send = window.fetch.bind(window);
  window.fetch = async (...call) => {
    calls.pending += 1;
    try {
      await new Promise((resolve) => setTimeout(resolve, answerDelayMs));
      return await send(...call);
    } finally {
      calls.pending -= 1;
      calls.answeredAt = performance.now();
    }
  };
  /** Smaller shifts cannot be seen: 0.001 is a thousandth of the screen moved by its whole height. */
  const VISIBLE_SHIFT = 0.001;
  /** A screen that replaces another one may be laid out differently. */
  const NAVIGATION_MS = 200;
  const seen: string[] = [];
  window.unsteadiness = seen;
  let path = '';
  let changedAt = -Infinity;
  let hadTitle = false;
  const note = (what: string): void => {
    const line = `${location.pathname}: ${what}`;
    if (!seen.includes(line)) seen.push(line);
  };
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.trim().slice(0, 24)}"` : 'removed';
  };
  const watchNavigation = (now: number): void => {
    if (location.pathname === path) return;
    path = location.pathname;
    changedAt = now;
    hadTitle = false;
  };
  const look = (now: number): void => {
    watchNavigation(now);
    const content = document.querySelector('#content');
    const hasTitle = Boolean(content?.querySelector('h1'));
    if (hadTitle && !hasTitle) note('the screen was blank');
    hadTitle ||= hasTitle;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    watchNavigation(performance.now());
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      const isNavigation = Math.abs(entry.startTime - changedAt) < NAVIGATION_MS;
      if (entry.hadRecentInput || isNavigation || entry.value < VISIBLE_SHIFT) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${Math.round(previousRect.x)},${Math.round(previousRect.y)} to ${Math.round(currentRect.x)},${Math.round(currentRect.y)}`,
      );
      note(`moved by ${entry.value.toFixed(3)}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Records layout shifts without a cause in every document of the page, and delays answers as for a distant customer. The page delays them,
 * because a browser whose requests are intercepted keeps no cache.
 */
export const watchSteadiness = (page: Page, answerDelayMs: number): Promise<unknown> => page.addInitScript(record, answerDelayMs);

/** The effect of an answer, such as the next call or a chart, begins within this time. */
const QUIET_MS = 150;

/** The elements that moved or blanked in the document since it was opened, once everything has arrived. */
export async function unsteadinessOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForFunction((quiet) => window.calls.pending === 0 && performance.now() - window.calls.answeredAt > quiet, QUIET_MS);
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(() => window.unsteadiness);
}
