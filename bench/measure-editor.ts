/**
 * Compares the editor with 1,000 sheets and with 10, in one run: requests and bytes of opening it, and the long tasks that typing
 * causes on a CPU four times slower. The size of the editor's chunks is measured on the wire, without headers: only CloudFront
 * compresses headers.
 */
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import type { Addresses } from '#infra/local/startup/addresses.ts';
import { chromiumLaunch } from '#test/support/chromium.ts';
import { typeCredentials } from '#test/flows/steps/console-user.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { uploadCreatives } from '#test/support/media/upload.ts';
import { median, type Row } from './report.ts';
import { makeSite } from './sites.ts';
import { CPU_SLOWDOWN } from './visitor/phone.ts';

const SIZES = { '10 sheets': { rows: 5, columns: 2 }, '1,000 sheets': { rows: 40, columns: 25 } } as const;
const KEYSTROKES = 40;
/** The pause between keys: shorter than in sustained typing. */
const KEY_DELAY_MS = 90;
const LONG_MS = 50;
const SCRIPT_BUDGET_BYTES = 180 * 1024;

/** Runs in the page: records the durations of long tasks, and the times from each keydown to its frame. */
const PROBE = `
  window.longTasks = [];
  window.keyFrames = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  new PerformanceObserver((list) =>
    window.keyFrames.push(...list.getEntries().filter(({ name }) => name === 'keydown').map(({ duration }) => duration)),
  ).observe({ type: 'event', durationThreshold: 16 });
`;

interface Opened {
  page: Page;
  apiCalls: string[];
  scriptBytes: number;
}

/** Opens the editor of a site and waits until the selected sheet is editable. */
async function open(page: Page, address: string): Promise<Opened> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const apiCalls: string[] = [];
  const scripts = new Set<string>();
  let scriptBytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) apiCalls.push(`${request.method} ${pathname}`);
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(address);
  await page.getByLabel('メインテキスト', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, apiCalls, scriptBytes };
}

/** Types on a slowed CPU after a click; returns the durations of long tasks and the times from keydown to frame, in milliseconds. */
async function typeInto(page: Page, text: Locator) {
  await text.click();
  await page.waitForTimeout(1_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate('window.longTasks.length = 0; window.keyFrames.length = 0;');
  await page.keyboard.type('x'.repeat(KEYSTROKES), { delay: KEY_DELAY_MS });
  await page.waitForTimeout(500);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate<{ longTasks: number[]; keyFrames: number[] }>('({ longTasks: window.longTasks, keyFrames: window.keyFrames })');
}

function longTasksOf(durations: readonly number[]): string {
  const over = durations.filter((duration) => duration > LONG_MS);
  return `${over.length}${over.length > 0 ? `, the longest ${Math.max(...over).toFixed(0)} ms` : ''}`;
}

/** Gives the site a theme, without which texts are not written on the canvas. */
async function chooseTheme(session: ConsoleSession, id: string): Promise<void> {
  const { site, document } = await session.call(sites.get, { params: { id } });
  const settings = { ...document.settings, theme: curatedTheme('paper') };
  await session.call(sites.update, { params: { id }, body: { base: site.working, changes: { settings } } });
}

async function measure(browser: Browser, { console: origin, logins }: Addresses, siteId: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ja-JP' });
  const page = await context.newPage();
  await page.addInitScript(PROBE);
  await page.goto(`${origin}/login`);
  await typeCredentials(page, logins.MASTER);
  await page.waitForURL(/\/summary$/);
  await page.waitForLoadState('networkidle');
  const opened = await open(page, `${origin}/master/site/${siteId}`);
  const typed = await typeInto(page, page.getByLabel('メインテキスト', { exact: true }));
  const onCanvas = await typeInto(page, page.locator('.edited .text'));
  await context.close();
  return { ...opened, ...typed, onCanvas };
}

/** Returns the rows of the editor's benchmark. */
export async function measureEditor(session: ConsoleSession, addresses: Addresses, files: readonly Buffer[]): Promise<Row[]> {
  const browser = await chromium.launch(await chromiumLaunch());
  const rows: Row[] = [];
  const frames: number[] = [];
  try {
    for (const label of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
      const { site } = await makeSite(session, `Editor, ${label}`, SIZES[label], (siteId) => uploadCreatives(session, siteId, files));
      await chooseTheme(session, site.id);
      const { apiCalls, scriptBytes, longTasks, keyFrames, onCanvas } = await measure(browser, addresses, site.id);
      frames.push(median(keyFrames.length > 0 ? keyFrames : [16]));
      rows.push(
        {
          what: `${label}: API calls to open the editor`,
          value: `${apiCalls.length} (${[...new Set(apiCalls)].join(', ').replaceAll(site.id, '{id}')})`,
        },
        {
          what: `${label}: scripts beyond those of the shell, as they travel`,
          value: `${(scriptBytes / 1024).toFixed(0)} KB`,
          ratio: scriptBytes / SCRIPT_BUDGET_BYTES,
          goal: 1,
        },
        {
          what: `${label}: tasks over ${LONG_MS} ms while typing ${KEYSTROKES} characters, ${CPU_SLOWDOWN} × CPU`,
          value: longTasksOf(longTasks),
        },
        { what: `${label}: the same while typing on the canvas`, value: longTasksOf(onCanvas.longTasks) },
      );
    }
  } finally {
    await browser.close();
  }
  const [few = 16, many = 16] = frames;
  rows.push({
    what: 'key to frame, 1,000 sheets against 10 (median)',
    value: `${many.toFixed(0)} ms, ${few.toFixed(0)} ms`,
    ratio: many / few,
  });
  return rows;
}
