/**
 * Twenty swipes by touch events on a CPU four times slower and a connection of 10 Mbit/s, each as soon as the one before has
 * settled: whether each moves exactly one sheet and shows its picture, how soon it settles, how smoothly, and at what cost.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { flick, FAST_4G, onColdPhone, CPU_SLOWDOWN } from './phone.ts';
import { median, type Row } from '../report.ts';

interface Swipes {
  movedOne: number;
  tried: number;
  /** The number of swipes that settled before their picture was shown. */
  withoutPicture: number;
  settleMs: number;
  /** The compositor's frames that were dropped, in percent. */
  droppedFrames: number;
  /** The sum of tasks over 50 ms, and the longest of them; 0 if there are none. */
  longTasksMs: number;
  longestTaskMs: number;
  /** The time of the main thread for each swipe, all tasks. */
  mainThreadMs: number;
  /** The 98th percentile of the time from a touch event to the next frame. */
  eventToFrameMs: number;
}

const PROBE = `
  const felt = (window.felt = { events: [], tasks: [] });
  const channel = new MessageChannel();
  let waiting = [];
  channel.port1.onmessage = () => {
    const now = performance.now();
    felt.events.push(...waiting.map((at) => now - at));
    waiting = [];
  };
  new PerformanceObserver((list) => felt.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  for (const type of ['touchstart', 'touchmove', 'touchend'])
    addEventListener(type, (event) => {
      waiting.push(event.timeStamp);
      if (waiting.length === 1) requestAnimationFrame(() => channel.port2.postMessage(0));
    }, { capture: true, passive: true });
  const middle = () => document.elementsFromPoint(innerWidth / 2, innerHeight / 2);
  window.place = () => {
    const sheet = middle().map((one) => one.closest('[data-page]')).find(Boolean);
    if (!sheet) return '';
    const { x, y } = sheet.getBoundingClientRect();
    return [[...sheet.parentElement.parentElement.querySelectorAll('[data-page]')].indexOf(sheet), sheet.id, Math.round(x), Math.round(y)].join(' ');
  };
  window.settled = async () => {
    const start = performance.now();
    let [last, changed] = [window.place(), start];
    while (performance.now() - start < 3000 && performance.now() - changed < 120) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      const now = window.place();
      if (now !== last) changed = performance.now();
      last = now;
    }
    const image = middle().find(({ tagName }) => tagName === 'IMG');
    return { ms: changed - start, hasPicture: image !== undefined && image.complete && image.naturalWidth > 0 };
  };
`;

/** Soft and hard flicks: fraction of the screen, and duration. */
const FLICKS = [
  { share: 0.58, ms: 130 },
  { share: 0.75, ms: 70 },
] as const;
const DOWN_AND_BACK = [...Array<'up'>(5).fill('up'), ...Array<'down'>(5).fill('down')] as const;
const PERCENTILE = 0.98;

interface TraceEvent {
  name: string;
  ph: string;
  /** Chromium renamed the key. */
  args?: Partial<Record<'frame_reporter' | 'chrome_frame_reporter', { state?: string }>>;
}

/** Starts a trace; the returned function ends it and returns the share of the compositor's frames that were dropped, in percent. */
async function recordFrames(browser: Browser): Promise<() => Promise<number>> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => devtools.on('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['cc', 'benchmark', 'cc,benchmark', 'disabled-by-default-devtools.timeline.frame'],
      excludedCategories: ['*'],
    },
  });
  return async () => {
    await devtools.send('Tracing.end');
    await complete;
    const states = events
      .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
      .map(({ args }) => (args?.frame_reporter ?? args?.chrome_frame_reporter)?.state ?? '');
    const count = (part: string): number => states.filter((state) => state.includes(part)).length;
    if (count('PRESENTED') === 0) throw new Error('The trace has no frames');
    return (100 * count('DROPPED')) / (count('DROPPED') + count('PRESENTED'));
  };
}

/** Returns the time that the page's main thread has been busy, in milliseconds. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

/** Returns the row of the sheet in the middle of the screen, by its id, since the product keeps only neighbouring sheets in the page. */
const rowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sheet = document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .map((one) => one.closest('[data-page]'))
      .find((one) => one !== null);
    const named = Number(/\d+$/.exec(sheet?.id ?? '')?.[0] ?? 0);
    return named > 0 ? named : [...(sheet?.parentElement?.children ?? [])].indexOf(sheet as Element) + 1;
  });

const swipes = (url: string): Promise<Swipes> =>
  onColdPhone(async ({ page, devtools }, browser) => {
    await page.addInitScript(PROBE);
    await page.goto(url, { waitUntil: 'load' });
    await sleep(1_500);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', FAST_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await devtools.send('Performance.enable');
    const stopFrames = await recordFrames(browser);
    await page.evaluate('window.felt.tasks.length = 0');
    const settled: { ms: number; hasPicture: boolean }[] = [];
    let movedOne = 0;
    let mainThreadMs = 0;
    for (const { share, ms } of FLICKS)
      for (const direction of DOWN_AND_BACK) {
        const [before, busyBefore] = [await rowOf(page), await busyMs(devtools)];
        await flick(devtools, direction, share, ms);
        settled.push(await page.evaluate<{ ms: number; hasPicture: boolean }>('window.settled()'));
        mainThreadMs += (await busyMs(devtools)) - busyBefore;
        if ((await rowOf(page)) - before === (direction === 'up' ? 1 : -1)) movedOne += 1;
      }
    const { events, tasks } = await page.evaluate<{ events: number[]; tasks: number[] }>('window.felt');
    const sorted = events.toSorted((left, right) => left - right);
    return {
      movedOne,
      tried: settled.length,
      withoutPicture: settled.filter(({ hasPicture }) => !hasPicture).length,
      settleMs: median(settled.map(({ ms }) => ms)),
      droppedFrames: await stopFrames(),
      longTasksMs: tasks.reduce((sum, task) => sum + task, 0),
      longestTaskMs: Math.max(0, ...tasks),
      mainThreadMs: mainThreadMs / settled.length,
      eventToFrameMs: sorted[Math.floor(sorted.length * PERCENTILE)] ?? Number.NaN,
    };
  });

const milliseconds = (ms: number): string => `${ms.toFixed(0)} ms`;

/** Compares the swipes through both pages, in alternating order. */
export async function compareSwipes(label: string, ours: string, reference: string, rounds = 3): Promise<Row[]> {
  const runs: { mine: Swipes; theirs: Swipes }[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push({ mine: await swipes(ours), theirs: await swipes(reference) });
  const worst = (of: 'mine' | 'theirs'): number => Math.min(...runs.map((run) => run[of].movedOne));
  const figure = (what: string, of: (run: Swipes) => number, show: (value: number) => string, goal?: number): Row => {
    const [mine, theirs] = [median(runs.map(({ mine: run }) => of(run))), median(runs.map(({ theirs: run }) => of(run)))];
    return {
      what: `${label}: ${what}`,
      value: `${show(mine)} (reference ${show(theirs)})`,
      ...(theirs > 0 && { ratio: mine / theirs }),
      ...(goal !== undefined && { goal }),
    };
  };
  return [
    {
      what: `${label}: swipes of ${runs[0]?.mine.tried ?? 0} that moved exactly one sheet, the worst run`,
      value: `${worst('mine')} (reference ${worst('theirs')})`,
    },
    figure(
      'settled without their picture',
      ({ withoutPicture }) => withoutPicture,
      (count) => count.toFixed(0),
    ),
    figure('settled after the finger left', ({ settleMs }) => settleMs, milliseconds),
    figure(
      'event to frame, 98 of 100',
      ({ eventToFrameMs }) => eventToFrameMs,
      (ms) => `${ms.toFixed(1)} ms`,
      1.2,
    ),
    figure(
      'dropped frames',
      ({ droppedFrames }) => droppedFrames,
      (percent) => `${percent.toFixed(1)} %`,
      1.2,
    ),
    figure('tasks over 50 ms in all swipes', ({ longTasksMs }) => longTasksMs, milliseconds),
    figure('the longest of them', ({ longestTaskMs }) => longestTaskMs, milliseconds),
    figure('main thread for each swipe', ({ mainThreadMs }) => mainThreadMs, milliseconds),
  ];
}
