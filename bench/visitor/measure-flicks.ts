/**
 * Two hundred flicks by touch events on a CPU six times slower, by a finger that stalls before it is lifted: how many move by exactly the
 * one sheet that the finger meant.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#test/flows/steps/seeded-random.ts';
import type { Row } from '../report.ts';
import { flick, type FlickDirection, onColdPhone } from './phone.ts';

const FLICKS = 200;
/** The least number of flicks that move as intended. */
const INTENDED_MIN = 190;
const CPU_SLOWDOWN = 6;
const SEED = 20_261_130;
/** The directions of ten flicks, which return to the sheet where they began. */
const ROUND: readonly FlickDirection[] = ['up', 'up', 'left', 'left', 'down', 'right', 'up', 'down', 'right', 'down'];
const STEP: Readonly<Record<FlickDirection, readonly [columns: number, rows: number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [1, 0],
  right: [-1, 0],
};

/** Waits until the deck rests, and returns the cell in the middle of the screen as column and row. */
const RESTING = `(async () => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0; still < 4; ) {
    await nextFrame();
    still = document.querySelector('.deck').getAnimations().length === 0 ? still + 1 : 0;
  }
  const { id } = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).map((one) => one.closest('.sheet')).find(Boolean);
  return [id.charCodeAt(0), Number(id.slice(1))];
})()`;

/** Returns how many of the flicks moved as intended. `url`: the sheet in the middle of a grid of seven rows and columns. */
const countIntendedFlicks = (url: string, flicks = FLICKS): Promise<number> =>
  onColdPhone(async ({ page, devtools }) => {
    const random = seededRandom(SEED);
    const between = (least: number, most: number): number => least + random() * (most - least);
    await page.goto(url, { waitUntil: 'networkidle' });
    await sleep(1_500);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    let intended = 0;
    let [column, row] = await page.evaluate<[number, number]>(RESTING);
    for (let done = 0; done < flicks; done += 1) {
      const direction = ROUND[done % ROUND.length] ?? 'up';
      await flick(devtools, direction, between(0.2, 0.6), between(60, 220), between(80, 150));
      const [columnAfter, rowAfter] = await page.evaluate<[number, number]>(RESTING);
      const [columns, rows] = STEP[direction];
      if (columnAfter - column === columns && rowAfter - row === rows) intended += 1;
      [column, row] = [columnAfter, rowAfter];
    }
    return intended;
  });

/** Returns the row of the report on flicks. */
export async function measureFlicks(url: string): Promise<Row[]> {
  const intended = await countIntendedFlicks(url);
  return [
    {
      what: `flicks of ${FLICKS} by a stalling finger that moved as intended, at least ${INTENDED_MIN}`,
      value: String(intended),
    },
  ];
}
