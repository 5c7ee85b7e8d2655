/** Swipes that a browser's own scrolling gets wrong: at any angle, speed and interruption, by real touch events. */
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { parseCell } from '#shared/values/cell.ts';
import { addresses } from './steps/console-user.ts';
import { repetitions } from '#test/support/long-run.ts';
import { publishGrid } from '#test/support/sites/published-grid.ts';
import { seededRandom } from './steps/seeded-random.ts';
import { expectShown, modulesLoaded, PHONE, visit } from './steps/visitor.ts';

const ROWS = 6;
const COLUMNS = 6;
const SCREEN = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
/** The most a frame may move the deck, in screens. */
const JUMP_MAX = 0.15;
const FRAME_MS = 1_000 / 60;
/** The seed of the random flicks. To repeat a failed run, use its seed. */
const SEED = 20_261_122;
/** The number of flicks. 200 take more than a minute on an idle machine. */
const FLICKS = repetitions(60, 200);

let url: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  url = await publishGrid(session, '港の市場', { rows: ROWS, columns: COLUMNS });
});

/** Records in the page, frame by frame, where the deck is in screens, and every change of the address with the title at that time. */
const RECORD = `
  const deck = document.querySelector('.deck');
  window.frames_ = [];
  window.moves = [];
  const note = (now) => {
    const { x, y } = deck.getBoundingClientRect();
    window.frames_.push([now, -x / innerWidth, -y / innerHeight]);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  for (const name of ['pushState', 'replaceState']) {
    const change = history[name].bind(history);
    history[name] = (state, unused, url) => {
      window.moves.push([String(url), document.title]);
      change(state, unused, url);
    };
  }
`;

type Frame = [at: number, x: number, y: number];

/** The largest movement between two frames, for each frame that the screen could have shown in between. */
const largestJump = (frames: readonly Frame[]): number =>
  Math.max(
    0,
    ...frames.slice(1).map(([at, x, y], index) => {
      const [before, xBefore, yBefore] = frames[index] ?? [at, x, y];
      return Math.max(Math.abs(x - xBefore), Math.abs(y - yBefore)) / Math.max(1, (at - before) / FRAME_MS);
    }),
  );

interface Flick {
  angle: number;
  /** The length in pixels. */
  length: number;
  ms: number;
  /** How long the finger rests before it leaves, in milliseconds. */
  rest: number;
}

async function flick(devtools: CDPSession, { angle, length, ms, rest }: Flick): Promise<void> {
  const steps = Math.max(2, Math.round(ms / 12));
  const [across, down] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const at = (share: number) => [{ x: SCREEN.width / 2 + across * (share - 0.5), y: SCREEN.height / 2 + down * (share - 0.5), id: 1 }];
  const startedAt = Date.now();
  // The test sets the time of the gesture, which a busy machine would stretch.
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>, after: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (startedAt + after) / 1_000 });
  // Events are sent without waiting for the page, as a finger does.
  const sent = [dispatch('touchStart', at(0), 0)];
  for (let step = 1; step <= steps; step += 1) {
    await sleep(ms / steps);
    sent.push(dispatch('touchMove', at(step / steps), (ms * step) / steps));
  }
  if (rest > 0) await sleep(rest);
  sent.push(dispatch('touchEnd', [], ms + rest));
  await Promise.all(sent);
}

/** Waits until nothing has moved for some frames. Returns the cell in the middle of the screen and what was recorded since the last call. */
const settled = (page: Page) =>
  page.evaluate<{ cell: string; frames: Frame[]; moves: [string, string][] }>(`(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0, last = ''; still < 3; ) {
      await nextFrame();
      const now = String(window.frames_.at(-1).slice(1));
      still = now === last && document.querySelector('.deck').getAnimations().length === 0 ? still + 1 : 0;
      last = now;
    }
    const sheet = document.elementFromPoint(innerWidth / 2, innerHeight / 3).closest('.sheet');
    const result = { cell: sheet?.id ?? '', frames: window.frames_, moves: window.moves };
    window.frames_ = window.frames_.slice(-1);
    window.moves = [];
    return result;
  })()`);

const distance = (from: string, to: string): number => {
  const [one, other] = [parseCell(from), parseCell(to)];
  return one && other ? Math.abs(one.row - other.row) + Math.abs(one.column - other.column) : Number.NaN;
};

async function onSlowPhone(browser: Parameters<typeof visit>[0], path: string): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await visit(browser, new URL(path, url).href, { ...PHONE, viewport: SCREEN });
  await modulesLoaded(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(RECORD);
  return { page, devtools };
}

test(`${FLICKS} flicks at any angle and speed move by one sheet or none, without a jump`, async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, devtools } = await onSlowPhone(browser, '/C3');
  const random = seededRandom(SEED);
  const between = (least: number, most: number): number => least + random() * (most - least);
  let before = 'C3';
  let moved = 0;
  for (let done = 0; done < FLICKS;) {
    // One finger, or two: the second one interrupts the slide of the first.
    const fingers = random() < 0.35 ? 2 : 1;
    const flicks = Array.from({ length: fingers }, (): Flick => {
      const isDiagonal = random() < 0.5;
      const quarter = Math.floor(between(0, 4)) * (Math.PI / 2);
      return {
        angle: isDiagonal ? quarter + between(0.66, 0.92) : between(0, 2 * Math.PI),
        length: between(60, 300),
        ms: between(30, 120),
        rest: random() < 0.2 ? 40 : 0,
      };
    });
    for (const [index, one] of flicks.entries()) {
      if (index > 0) await sleep(between(0, 200));
      await flick(devtools, one);
    }
    const { cell, frames, moves } = await settled(page);
    const what = `seed ${SEED}, after ${done} flicks, from ${before}: ${JSON.stringify(flicks)}`;
    expect(distance(before, cell), `${what} ended on ${cell}`).toBeLessThanOrEqual(fingers);
    expect(largestJump(frames), what).toBeLessThanOrEqual(JUMP_MAX);
    expect(moves.length, `${what} changed the address to ${moves.map(([to]) => to).join()}`).toBeLessThanOrEqual(fingers);
    if (cell !== before) moved += 1;
    done += fingers;
    before = cell;
  }
  expect(moved).toBeGreaterThan(0.4 * FLICKS);
  await page.context().close();
});

test('a swipe that pauses before the finger is lifted still moves to the next sheet', async ({ browser }) => {
  const { page, devtools } = await onSlowPhone(browser, '/C3');
  for (const [angle, cell] of [
    [-Math.PI / 2, 'C4'],
    [Math.PI, 'D4'],
    [Math.PI / 2, 'D3'],
    [0, 'C3'],
  ] as const) {
    await flick(devtools, { angle, length: 160, ms: 60, rest: 40 });
    await expectShown(page, cell);
  }
  //
  for (const [angle, cell] of [
    [-Math.PI / 2, 'C4'],
    [Math.PI / 2, 'C3'],
  ] as const) {
    await flick(devtools, { angle, length: 200, ms: 220, rest: 140 });
    await expectShown(page, cell);
  }
  await page.context().close();
});

test('fast flicks at the first column or row do not navigate away from the page', async ({ browser }) => {
  const { page, devtools } = await onSlowPhone(browser, '/B1');
  await page.evaluate("history.pushState(null, '', location.pathname)");
  for (let series = 0; series < 20; series += 1)
    for (const angle of [0, 0, Math.PI / 2]) {
      await flick(devtools, { angle, length: 300, ms: 40, rest: 0 });
      await sleep(30);
    }
  await expectShown(page, 'A1');
  expect(await page.evaluate('window.frames_.length')).toBeGreaterThan(0);
  await page.context().close();
});

test('the URL changes once for each sheet, after the title', async ({ browser }) => {
  const { page, devtools } = await onSlowPhone(browser, '/C3');
  await flick(devtools, { angle: Math.PI, length: 250, ms: 90, rest: 0 });
  const { moves } = await settled(page);
  await expectShown(page, 'D3');
  expect(moves).toEqual([['/D3', expect.stringContaining('D3')]]);
  await page.context().close();
});
