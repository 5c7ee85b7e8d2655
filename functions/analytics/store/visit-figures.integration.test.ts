import { afterAll, beforeAll, expect, it } from 'vitest';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { packCounters } from '#functions/analytics/store/packed-counters.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import type { Counters } from '#shared/rules/analytics/visits/visit-counters.ts';
import { seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const SITE = 'abcdefghij12';
const OWNED = { id: SITE, name: 'Site', lineage: ['operator', 'owner'] };
const NOTHING = { counters: new Map(), version: undefined, chunks: 0 };
const LANGUAGES = ['jp', 'en', 'cn', 'kr'];

let test: TestTable;
beforeAll(async () => {
  test = await startTable();
});
afterAll(() => test.stop());

/** Returns the figures of a month of a site with this many sheets in four languages. Every sheet and every slice has visits. */
function countersOf(sheets: number): Counters {
  const counters: Counters = new Map();
  const random = seededRandom(3);
  const some = (most: number) => 1 + random.below(most);
  const aliases = Array.from({ length: sheets }, (_, index) => numberedUlid(index + 1).slice(-8));
  for (const language of LANGUAGES)
    for (const [index, alias] of aliases.entries()) {
      for (const figure of ['views', 'landings', 'exits', 'dwell', 'click-button', 'click-picture'])
        counters.set(`sheet/${language}/${alias}/${figure}`, some(10_000));
      for (const [direction, step] of Object.entries({ right: 1, left: -1, down: 26, up: -26 }))
        counters.set(`move/${language}/${alias}/${aliases[(index + step + sheets) % sheets]}/${direction}/swipe`, some(10_000));
    }
  for (const language of LANGUAGES)
    for (const device of ['desktop', 'tablet', 'phone'])
      for (const source of ['campaign', 'search', 'social', 'referral', 'direct', 'own'])
        for (const figure of ['visits', 'people', 'views', 'time', 'moves', 'bounces', 'clicks', 'popup-clicks'])
          counters.set(`total/${language}/${device}/${source}/${figure}`, some(1_000_000));
  return counters;
}

/** A month in which everything happened on one day. */
const monthOf = (counters: Counters) => ({ days: new Map([['2026-01-01', counters]]), countedAt: '2026-01-02T00:00:00.000Z' });

/** One call reads 1 MB. */
const CALL_BYTES = 1_000_000;
const REPORT_CALLS = 15;

it('packCounters packs months of a large site so that a year, with its daily totals, is read in at most 15 calls', async () => {
  const counters = countersOf(2_600);
  const month = (await packCounters(counters)).length;
  const day = (await packCounters(new Map([...counters].filter(([key]) => key.startsWith('total/'))))).length;
  const calls = Math.ceil((12 * month) / CALL_BYTES) + Math.ceil((366 * day) / CALL_BYTES);
  expect(calls, `${month} bytes a month, ${day} a day`).toBeLessThanOrEqual(REPORT_CALLS);
});

it('visitFigures reads several months without their days in one query, and the totals of their days in another', async () => {
  const figures = visitFigures(test.table);
  const counters = countersOf(1_000);
  const months = ['2026-01', '2026-02', '2026-12'];
  for (const month of months) expect(await figures.replaceMonth(OWNED, month, NOTHING, monthOf(counters))).toBe(true);
  const days = Array.from({ length: 31 }, (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`);
  const few: Counters = new Map([['total/jp/phone/direct/visits', 3]]);
  await inParallel(days, 8, (day) => figures.replaceDay(SITE, day, NOTHING, few));
  test.takeCalls();
  expect(await figures.readRange(SITE, '2026-01', '2026-02')).toEqual(new Map(months.slice(0, 2).map((month) => [month, counters])));
  expect(await figures.readTotals(SITE, '2026-01-01', '2026-01-31')).toEqual(new Map(days.map((day) => [day, few])));
  expect(test.takeCalls()).toEqual(['QueryCommand', 'QueryCommand']);
});

it('visitFigures deletes the items that a replaced period no longer needs, and rejects a stale version', async () => {
  const figures = visitFigures(test.table);
  await figures.replaceMonth(OWNED, '2025-01', NOTHING, monthOf(countersOf(2_000)));
  const present = await figures.read(SITE, '2025-01');
  expect(present.chunks).toBeGreaterThan(1);
  const few: Counters = new Map([['total/jp/phone/direct/visits', 3]]);
  const results = await Promise.all([1, 2, 3].map(() => figures.replaceMonth(OWNED, '2025-01', present, monthOf(few))));
  expect(results.filter(Boolean)).toEqual([true]);
  expect(await figures.read(SITE, '2025-01')).toEqual({ counters: few, version: 2, chunks: 1 });
  expect(await figures.replaceMonth(OWNED, '2025-01', NOTHING, monthOf(few))).toBe(false);
});
