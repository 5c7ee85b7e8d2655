/**
 * Measures how late pictures are: ten swipes in the middle of a grid of distinct pictures, for each connection, cadence and direction. A
 * sheet is late if it settles without its picture, which is then waited for until the visitor leaves the neighbourhood.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { cellName, parseCell } from '#shared/values/cell.ts';
import { uploadCreatives } from '#test/support/media/upload.ts';
import { CPU_SLOWDOWN, FAST_4G, flick, onColdPhone, SLOW_4G } from './phone.ts';
import { photographs } from '../pictures.ts';
import { makeSite, timePublication } from '../sites.ts';

/** With this many pictures in rows of this length, no two of the sheets that a run comes near have the same picture. */
const PICTURES = 48;
const BATCH = 12;
const COLUMNS = 13;
const ROWS = 24;
const START = 'B9';
const SWIPES = 10;
/** The flick of a hurried thumb. */
const FLICK = { share: 0.6, ms: 80 } as const;
/** How long the visitor looks at the first sheet. */
const FIRST_LOOK_MS = 4_000;
/** How long to wait for the last pictures. */
const LAST_LOOK_MS = 6_000;
/** A delay that is noticed. */
const NOTICED_MS = 300;

const NETWORKS = { 'slow 4G': SLOW_4G, '10 Mbit/s': FAST_4G } as const;
const CADENCES_MS = [500, 1_000] as const;
type Step = 'up' | 'down' | 'left' | 'right';
/** The paths of a visitor, as steps that are repeated. */
const DIRECTIONS: Readonly<Record<string, readonly Step[]>> = {
  down: ['down'],
  right: ['right'],
  'down and right in turn': ['down', 'right'],
};
/** The direction of the finger for each step, which is the opposite direction. */
const FINGER: Readonly<Record<Step, Step>> = { up: 'down', down: 'up', left: 'right', right: 'left' };
const BY: Readonly<Record<Step, readonly [rows: number, columns: number]>> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

/** A sheet that settled; times in milliseconds of the page. */
interface Settled {
  cell: string;
  at: number;
  hasPlaceholder: boolean;
  pictureAt: number | null;
  leftAt: number | null;
}

/** Records each sheet that settles in the middle of the screen, within a few pixels, and the time at which its picture can be drawn. */
const PROBE = `
  window.noted = [];
  const drawn = (sheet) => { const image = sheet?.querySelector('picture img'); return Boolean(image && image.complete && image.naturalWidth > 0); };
  setInterval(() => {
    const stage = document.querySelector('.stage');
    if (!stage) return;
    const now = performance.now();
    for (const one of noted) {
      const sheet = document.getElementById(one.cell);
      if (one.pictureAt === null && one.leftAt === null && drawn(sheet)) one.pictureAt = now;
      if (one.leftAt === null && !sheet) one.leftAt = now;
    }
    for (const sheet of stage.querySelectorAll('.sheet')) {
      const { x, y } = sheet.getBoundingClientRect();
      if (Math.abs(x) > 20 || Math.abs(y) > 20 || noted.at(-1)?.cell === sheet.id) continue;
      const { backgroundImage } = getComputedStyle(sheet);
      noted.push({ cell: sheet.id, at: now, hasPlaceholder: backgroundImage !== 'none', pictureAt: drawn(sheet) ? now : null, leftAt: null });
    }
  }, 16);
`;

const cellsOn = (steps: readonly Step[]): string[] => {
  let { row, column } = parseCell(START) ?? { row: 0, column: 0 };
  return Array.from({ length: SWIPES }, (_, index) => {
    const [down, right] = BY[steps[index % steps.length] ?? 'down'];
    row += down;
    column += right;
    return cellName({ row, column });
  });
};

const runOnce = (url: string, network: keyof typeof NETWORKS, cadenceMs: number, steps: readonly Step[]): Promise<Settled[]> =>
  onColdPhone(async ({ page, devtools }) => {
    await page.addInitScript(PROBE);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORKS[network]);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(new URL(START, url).href, { waitUntil: 'commit' });
    while ((await page.evaluate('window.noted?.[0]?.pictureAt ?? null')) === null) await sleep(50);
    await sleep(FIRST_LOOK_MS);
    const begin = performance.now();
    for (let index = 0; index < SWIPES; index += 1) {
      await flick(devtools, FINGER[steps[index % steps.length] ?? 'down'], FLICK.share, FLICK.ms);
      await sleep(begin + (index + 1) * cadenceMs - performance.now());
    }
    await sleep(LAST_LOOK_MS);
    const noted = await page.evaluate<Settled[]>('window.noted');
    const expected = cellsOn(steps);
    return noted.slice(1).filter(({ cell }) => expected.includes(cell));
  });

const latenessOf = ({ at, pictureAt, leftAt }: Settled): number => (pictureAt ?? leftAt ?? at + LAST_LOOK_MS) - at;
const seconds = (ms: number): string => (ms / 1_000).toFixed(2);

/** Creates and publishes the site that is measured. Returns its address. */
export async function makeLatenessSite(session: ConsoleSession): Promise<string> {
  const photos = await photographs(PICTURES);
  const { site } = await makeSite(session, 'Lateness', { rows: ROWS, columns: COLUMNS }, async (id) => {
    const pictures: ImageRef[] = [];
    // Waits for each batch, because a busy machine needs seconds for a picture.
    for (let start = 0; start < photos.length; start += BATCH)
      pictures.push(...(await uploadCreatives(session, id, photos.slice(start, start + BATCH))));
    return pictures;
  });
  await timePublication(session, site);
  return site.url;
}

/** Measures runs on that site and prints the table. */
export async function measureLateness(url: string, runs = 3): Promise<void> {
  console.log(`\n## Lateness of pictures, ${SWIPES} swipes, ${runs} runs each, 4 × CPU\n`);
  console.log(
    '| connection | a swipe every | direction | settled | without a placeholder | late | late > 0.3 s | lateness, median / longest |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const network of Object.keys(NETWORKS) as (keyof typeof NETWORKS)[])
    for (const cadence of CADENCES_MS)
      for (const [name, steps] of Object.entries(DIRECTIONS)) {
        const all: Settled[] = [];
        for (let run = 0; run < runs; run += 1) all.push(...(await runOnce(url, network, cadence, steps)));
        const late = all
          .map(latenessOf)
          .filter((ms) => ms > 0)
          .toSorted((one, other) => one - other);
        const share = (count: number): string => `${count} (${Math.round((100 * count) / all.length)} %)`;
        const blank = all.filter(({ hasPlaceholder, pictureAt, at }) => !hasPlaceholder && pictureAt !== at).length;
        console.log(
          `| ${network} | ${cadence / 1_000} s | ${name} | ${all.length} of ${SWIPES * runs} | ${share(blank)} | ${share(late.length)} | ${share(late.filter((ms) => ms > NOTICED_MS).length)} | ${late.length === 0 ? '' : `${seconds(late[late.length >> 1] ?? 0)} / ${seconds(late.at(-1) ?? 0)} s`} |`,
        );
      }
}
