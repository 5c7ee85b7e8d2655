/**
 * A visitor's page against a hand-written static page with the same pictures, side by side in one run: slow 4G and a
 * CPU four times slower applied for real, a cold browser each time. The time is that of the first creative painted, not
 * LCP, which leaves viewport-filling pictures out.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumLaunch } from '#test/support/chromium.ts';
import { median, type Row } from './report.ts';

/** DevTools' "slow 4G" as applied: 562 ms, 1.47 Mbit/s down. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};

interface Visit {
  firstCreativeMs: number;
  requests: number;
  bytes: number;
  script: number;
  html: number;
}

/** Runs in the page: notes when the picture in the middle of the screen has been painted. */
const PROBE = `
  const timer = setInterval(() => {
    const image = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).find((element) => element.tagName === 'IMG');
    if (!image || !image.complete || image.naturalWidth === 0) return;
    clearInterval(timer);
    requestAnimationFrame(() => requestAnimationFrame(() => { window.firstCreative = performance.now(); }));
  }, 20);
`;

async function firstCreative(page: Page): Promise<number> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const at = await page.evaluate<number>('window.firstCreative ?? 0');
    if (at > 0) return at;
    if (Date.now() > deadline) throw new Error(`No creative in ${page.url()}`);
    await sleep(100);
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(PROBE);
  await devtools.send('Network.enable');
  const received: { at: number; bytes: number; id: string }[] = [];
  const kinds = new Map<string, string>();
  let start = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    if (request.url.startsWith('data:')) return;
    start ||= timestamp;
    kinds.set(requestId, type ?? 'Other');
  });
  devtools.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
    received.push({ at: timestamp, bytes: response.encodedDataLength, id: requestId }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    // The page itself counts in full, though its picture may be painted before its last byte.
    const at = kinds.get(requestId) === 'Document' ? start : timestamp;
    const known = received.filter(({ id }) => id === requestId).reduce((sum, { bytes }) => sum + bytes, 0);
    received.push({ at, bytes: encodedDataLength - known, id: requestId });
  });
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'commit' });
  const firstCreativeMs = await firstCreative(page);
  await page.waitForLoadState('load');
  const inlineScript = await page.evaluate<number>(
    '[...document.scripts].filter((script) => !script.src && /^$|javascript|module/.test(script.type)).reduce((sum, script) => sum + script.textContent.length, 0)',
  );
  await context.close();
  const until = received.filter(({ at, id }) => kinds.has(id) && (at - start) * 1000 <= firstCreativeMs);
  const sum = (entries: typeof received, kind?: string) =>
    entries.filter(({ id }) => kind === undefined || kinds.get(id) === kind).reduce((total, { bytes }) => total + bytes, 0);
  return {
    firstCreativeMs,
    requests: new Set(until.map(({ id }) => id)).size,
    bytes: sum(until),
    script: sum(received, 'Script') + inlineScript,
    html: sum(received, 'Document'),
  };
}

const FIGURES: readonly { what: string; of: (visit: Visit) => number; show: (value: number) => string; goal?: number }[] = [
  { what: 'first creative painted', of: (one) => one.firstCreativeMs, show: (value) => `${value.toFixed(0)} ms`, goal: 1.1 },
  { what: 'bytes to the first creative', of: (one) => one.bytes, show: (value) => `${(value / 1024).toFixed(1)} KB` },
  { what: 'requests to the first creative', of: (one) => one.requests, show: (value) => value.toFixed(0) },
  { what: 'script', of: (one) => one.script, show: (value) => `${(value / 1024).toFixed(1)} KB` },
  { what: 'HTML on the wire', of: (one) => one.html, show: (value) => `${(value / 1024).toFixed(1)} KB` },
];

/** Visits both pages `rounds` times, alternating, each in a browser of its own. */
export async function compareVisits(label: string, ours: string, reference: string, rounds = 5): Promise<Row[]> {
  const visits: Record<'ours' | 'reference', Visit[]> = { ours: [], reference: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of round % 2 === 0
      ? ([
          ['ours', ours],
          ['reference', reference],
        ] as const)
      : ([
          ['reference', reference],
          ['ours', ours],
        ] as const)) {
      const browser = await chromium.launch(await chromiumLaunch());
      visits[name].push(await visit(browser, url));
      await browser.close();
    }
  }
  return FIGURES.map(({ what, of, show, goal }) => {
    const mine = median(visits.ours.map(of));
    const theirs = median(visits.reference.map(of));
    return {
      what: `${label}: ${what}`,
      value: `${show(mine)} (reference ${show(theirs)})`,
      ratio: mine / theirs,
      ...(goal !== undefined && { goal }),
    };
  });
}
