/**
 * Compares a visitor's page with a hand-written static page and a page with Swiper, all with the same pictures, in one run:
 * throttled to slow 4G and a CPU four times slower, with a cold browser for each visit. The measured time is that of the first
 * painted creative, since LCP ignores pictures that fill the viewport.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { onColdPhone, type Phone, SLOW_4G, CPU_SLOWDOWN } from './phone.ts';
import { median, type Row } from '../report.ts';

interface Visit {
  firstCreativeMs: number;
  requests: number;
  bytes: number;
  script: number;
  html: number;
  /** Creatives fetched until the page is idle, including one that is inlined in the page. */
  creatives: number;
  blockingMs: number;
  longestTaskMs: number;
  layoutShift: number;
}

/** Runs in the page: records when the picture in the middle of the screen is painted, layout shifts, and long tasks. */
const PROBE = `
  const seen = (window.seen = { firstCreative: 0, shift: 0, tasks: [] });
  const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch('longtask', (entry) => { seen.tasks.push(entry.duration); });
  const timer = setInterval(() => {
    const image = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).find((element) => element.tagName === 'IMG');
    if (!image || !image.complete || image.naturalWidth === 0) return;
    clearInterval(timer);
    requestAnimationFrame(() => requestAnimationFrame(() => { seen.firstCreative = performance.now(); }));
  }, 20);
`;
const QUIET_MS = 2_500;
const BLOCKING_FROM_MS = 50;

interface Seen {
  firstCreative: number;
  shift: number;
  tasks: number[];
}
const seenBy = (page: Page): Promise<Seen> => page.evaluate<Seen>('window.seen');

async function firstCreative(page: Page): Promise<number> {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const { firstCreative: at } = await seenBy(page);
    if (at > 0) return at;
    if (Date.now() > deadline) throw new Error(`No creative in ${page.url()}`);
    await sleep(100);
  }
}

interface Received {
  /** Timestamp of the browser in seconds. */
  at: number;
  bytes: number;
  id: string;
}

/** Records the received bytes with their timestamps. */
function recordTraffic({ devtools }: Phone) {
  const received: Received[] = [];
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
    // The document counts in full, although its picture can be painted before its last byte arrives.
    const at = kinds.get(requestId) === 'Document' ? start : timestamp;
    const known = received.filter(({ id }) => id === requestId).reduce((sum, { bytes }) => sum + bytes, 0);
    received.push({ at, bytes: encodedDataLength - known, id: requestId });
  });
  const of = (kind: string): Received[] => received.filter(({ id }) => kinds.get(id) === kind);
  return { of, until: (ms: number) => received.filter(({ at, id }) => kinds.has(id) && (at - start) * 1_000 <= ms) };
}

const sumOf = (entries: readonly Received[]): number => entries.reduce((total, { bytes }) => total + bytes, 0);
const requestsOf = (entries: readonly Received[]): number => new Set(entries.map(({ id }) => id)).size;

const INLINE_SCRIPT = `[...document.scripts].filter((script) => !script.src && /^$|javascript|module/.test(script.type)).reduce((sum, script) => sum + script.textContent.length, 0)`;
const INLINE_CREATIVES = `document.querySelectorAll('[srcset^="data:image"],[src^="data:image"]').length`;

const visit = (url: string): Promise<Visit> =>
  onColdPhone(async (phone) => {
    const { page, devtools } = phone;
    await page.addInitScript(PROBE);
    await devtools.send('Network.enable');
    const traffic = recordTraffic(phone);
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit', timeout: 90_000 });
    const firstCreativeMs = await firstCreative(page);
    await page.waitForLoadState('load', { timeout: 90_000 });
    await sleep(QUIET_MS);
    const { shift, tasks } = await seenBy(page);
    const until = traffic.until(firstCreativeMs);
    return {
      firstCreativeMs,
      requests: requestsOf(until),
      bytes: sumOf(until),
      script: sumOf(traffic.of('Script')) + (await page.evaluate<number>(INLINE_SCRIPT)),
      html: sumOf(traffic.of('Document')),
      creatives: requestsOf(traffic.of('Image')) + (await page.evaluate<number>(INLINE_CREATIVES)),
      blockingMs: tasks.reduce((sum, task) => sum + Math.max(0, task - BLOCKING_FROM_MS), 0),
      longestTaskMs: Math.max(0, ...tasks),
      layoutShift: shift,
    };
  });

interface Figure {
  what: string;
  of: (visit: Visit) => number;
  show: (value: number) => string;
  /** The largest acceptable ratio to the hand-written page. */
  goal?: number;
}
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const kilobytes = (value: number): string => `${(value / 1024).toFixed(1)} KB`;

const FIGURES: readonly Figure[] = [
  { what: 'first creative painted', of: (one) => one.firstCreativeMs, show: milliseconds },
  { what: 'bytes to the first creative', of: (one) => one.bytes, show: kilobytes, goal: 1.12 },
  { what: 'requests to the first creative', of: (one) => one.requests, show: (value) => value.toFixed(0) },
  { what: 'creatives fetched before the first swipe', of: (one) => one.creatives, show: (value) => value.toFixed(0) },
  { what: 'script', of: (one) => one.script, show: kilobytes },
  { what: 'HTML on the wire', of: (one) => one.html, show: kilobytes },
  { what: 'blocking time', of: (one) => one.blockingMs, show: milliseconds },
  { what: 'longest task', of: (one) => one.longestTaskMs, show: milliseconds },
  { what: 'layout shift', of: (one) => one.layoutShift, show: (value) => value.toFixed(3) },
];

/** The URLs of the compared pages. */
export interface Contenders {
  ours: string;
  reference: string;
  swiper?: string;
}

/** Visits the pages `rounds` times in alternating order, each in a browser of its own. `goal` is that of the first creative. */
export async function compareVisits(label: string, pages: Contenders, { rounds = 5, goal: firstGoal = 0.62 } = {}): Promise<Row[]> {
  const names = Object.keys(pages) as (keyof Contenders)[];
  const visits = new Map<keyof Contenders, Visit[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed()) visits.get(name)?.push(await visit(pages[name] ?? ''));
  const middle = (name: keyof Contenders, { of }: Figure): number => median((visits.get(name) ?? []).map(of));
  const rows = FIGURES.map((figure, index): Row => {
    const [mine, theirs] = [middle('ours', figure), middle('reference', figure)];
    const { what, show, goal = index === 0 ? firstGoal : undefined } = figure;
    const others = pages.swiper ? `, Swiper ${show(middle('swiper', figure))}` : '';
    return {
      what: `${label}: ${what}`,
      value: `${show(mine)} (reference ${show(theirs)}${others})`,
      ...(theirs > 0 && { ratio: mine / theirs }),
      ...(goal !== undefined && { goal }),
    };
  });
  const [first] = FIGURES;
  if (!pages.swiper || !first) return rows;
  const [mine, theirs] = [middle('ours', first), middle('swiper', first)];
  return [
    ...rows,
    {
      what: `${label}: first creative against Swiper`,
      value: `${milliseconds(mine)} / ${milliseconds(theirs)}`,
      ratio: mine / theirs,
      goal: 0.75,
    },
  ];
}
