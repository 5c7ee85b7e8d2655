/** Measures the memory of a visit after ten sheets and after a thousand: heap size and DOM elements. */
import { setTimeout as sleep } from 'node:timers/promises';
import { onColdPhone, type Phone } from './phone.ts';
import type { Row } from '../report.ts';

interface MemoryUse {
  heap: number;
  elements: number;
}

async function memoryUse({ page, devtools }: Phone): Promise<MemoryUse> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { heap, elements: await page.evaluate(() => document.querySelectorAll('*').length) };
}

/** Walks through the sheets by keyboard, as fast as the site follows, column by column. */
async function walk({ page }: Phone, sheets: number, rows: number): Promise<void> {
  for (let at = 1; at < sheets; at += 1) {
    const isEndOfColumn = at % rows === 0;
    const goesDown = Math.floor(at / rows) % 2 === 0;
    const before = new URL(page.url()).pathname;
    await page.keyboard.press(isEndOfColumn ? 'ArrowRight' : goesDown ? 'ArrowDown' : 'ArrowUp');
    await page.waitForFunction((path) => location.pathname !== path, before, { timeout: 15_000, polling: 'raf' });
  }
}

/** Measures a walk through a site of at least a thousand sheets, in columns of `rows`. */
export const measureMemory = (url: string, rows: number): Promise<Row[]> =>
  onColdPhone(async (phone) => {
    const { page, devtools } = phone;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await devtools.send('Performance.enable');
    await page.goto(url, { waitUntil: 'load' });
    await sleep(1_500);
    await walk(phone, 10, rows);
    const few = await memoryUse(phone);
    await page.goto(url, { waitUntil: 'load' });
    await sleep(1_500);
    await walk(phone, 1_000, rows);
    const many = await memoryUse(phone);
    const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(2)} MB`;
    return [
      {
        what: 'heap after 1,000 sheets',
        value: `${megabytes(many.heap)} (after 10: ${megabytes(few.heap)})`,
        ratio: many.heap / few.heap,
        goal: 1.3,
      },
      { what: 'elements after 1,000 sheets', value: `${many.elements} (after 10: ${few.elements})`, ratio: many.elements / few.elements },
    ];
  });
