/** Twenty swipes by touch events on a CPU four times slower: whether each moves exactly one sheet, how soon it settles, and how smoothly. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { flick, onColdPhone, CPU_SLOWDOWN } from './phone.ts';
import { median, type Row } from '../report.ts';

interface Swipes {
  movedOne: number;
  tried: number;
  settleMs: number;
  droppedFrames: number;
  /** The 98th percentile of the time from a touch event to the next frame. */
  eventToFrameMs: number;
}

const PROBE = `
  const felt = (window.felt = { events: [] });
  const channel = new MessageChannel();
  let waiting = [];
  channel.port1.onmessage = () => {
    const now = performance.now();
    felt.events.push(...waiting.map((at) => now - at));
    waiting = [];
  };
  for (const type of ['touchstart', 'touchmove', 'touchend'])
    addEventListener(type, (event) => {
      waiting.push(event.timeStamp);
      if (waiting.length === 1) requestAnimationFrame(() => channel.port2.postMessage(0));
    }, { capture: true, passive: true });
  window.place = () => {
    const sheet = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).map((one) => one.closest('[data-page]')).find(Boolean);
    if (!sheet) return '';
    const { x, y } = sheet.getBoundingClientRect();
    return [[...sheet.parentElement.parentElement.querySelectorAll('[data-page]')].indexOf(sheet), sheet.id, Math.round(x), Math.round(y)].join(' ');
  };
  window.settled = async () => {
    const start = performance.now();
    let [last, changed] = [window.place(), start];
    while (performance.now() - start < 3000 && performance.now() - changed < 500) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = window.place();
      if (now !== last) changed = performance.now();
      last = now;
    }
    return changed - start;
  };
`;

/** Soft and hard flicks: fraction of the screen, and duration. */
const FLICKS = [
  { share: 0.58, ms: 130 },
  { share: 0.75, ms: 70 },
] as const;
const DOWN_AND_BACK = [...Array<'up'>(5).fill('up'), ...Array<'down'>(5).fill('down')] as const;
const PERCENTILE = 0.98;

/** Starts a trace; the returned function ends it and returns the number of dropped frames that affect smoothness. */
async function recordFrames(browser: Browser): Promise<() => Promise<number>> {
  const devtools = await browser.newBrowserCDPSession();
  const events: { name: string; ph: string; args?: { chrome_frame_reporter?: { state?: string; affects_smoothness?: boolean } } }[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as typeof events)));
  const complete = new Promise<void>((resolve) => devtools.on('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'cc,benchmark'], excludedCategories: ['*'] },
  });
  return async () => {
    await devtools.send('Tracing.end');
    await complete;
    return events.filter(({ name, ph, args }) => {
      const { state = '', affects_smoothness: isFelt = false } = args?.chrome_frame_reporter ?? {};
      return name === 'PipelineReporter' && ph === 'b' && state.includes('DROPPED') && isFelt;
    }).length;
  };
}

/** The row of the sheet in the middle of the screen: from its id, since the product keeps only neighbouring sheets in the page. */
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
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const stopFrames = await recordFrames(browser);
    const settled: number[] = [];
    let movedOne = 0;
    let tried = 0;
    for (const { share, ms } of FLICKS)
      for (const direction of DOWN_AND_BACK) {
        const before = await rowOf(page);
        await flick(devtools, direction, share, ms);
        settled.push(await page.evaluate<number>('window.settled()'));
        tried += 1;
        if ((await rowOf(page)) - before === (direction === 'up' ? 1 : -1)) movedOne += 1;
      }
    const events = (await page.evaluate<number[]>('window.felt.events')).toSorted((left, right) => left - right);
    return {
      movedOne,
      tried,
      settleMs: median(settled),
      droppedFrames: await stopFrames(),
      eventToFrameMs: events[Math.floor(events.length * PERCENTILE)] ?? Number.NaN,
    };
  });

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
      'settled after the finger left',
      ({ settleMs }) => settleMs,
      (ms) => `${ms.toFixed(0)} ms`,
    ),
    figure(
      'event to frame, 98 of 100',
      ({ eventToFrameMs }) => eventToFrameMs,
      (ms) => `${ms.toFixed(1)} ms`,
      1.2,
    ),
    figure(
      'dropped frames',
      ({ droppedFrames }) => droppedFrames,
      (frames) => frames.toFixed(0),
      1.5,
    ),
  ];
}
