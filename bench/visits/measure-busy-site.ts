/** A site with very many visits: rolling up its busiest hour, what its month writes, and reading its reports. */
import { keptMessages } from '#test/support/jobs/message-fixture.ts';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { rollUpVisitsFunction } from '#functions/analytics/job-definitions/roll-up-visits.ts';
import { collectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { hourFiguresStore, type HourFiguresStore } from '#functions/analytics/store/hour-figures.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { type Counters, countPeople, type HourFigures } from '#shared/rules/analytics/visits/visit-counters.ts';
import { type CrowdPath, startCrowdPath } from '#test/simulated-crowd/crowd-path.ts';
import { ORIGIN, publishCrowdSite } from '#test/simulated-crowd/crowd-site.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { storeFigures } from '#test/support/visits/store-figures.ts';
import type { Row } from '../report.ts';
import { type BusyHour, DIFFERENT_VISITS, storeBusyHour } from './busy-hour.ts';
import { measureReports } from './measure-reports.ts';

const MONTH = '2025-11';
/** The number of days of the month. Each has the same number of visits; the busiest hour is on the last day. */
const DAYS = 30;
const HOURS_OF_DAY = 24;
const CROWD_HOUR = '2025-11-28T03';
const USUAL_HOUR = '2025-11-29T03';
const PEAK_HOUR = '2025-11-30T03';
const USUAL_NOW = new Date('2025-11-29T03:50:00Z');
const PEAK_NOW = new Date('2025-11-30T03:50:00Z');
const NEVER = new Date(0);
const LATER = new Date('2025-11-30T06:00:00Z');
const BEFORE_MS = 40 * 86_400_000;
const { memoryMb: FUNCTION_MB, timeoutSeconds: FUNCTION_SECONDS } = rollUpVisitsFunction;
/** The share of the function's memory that Lambda gives to the heap of Node. */
const HEAP_MB = Math.floor(FUNCTION_MB * 0.9);
const OUTPUT_BYTES = 1_000_000;

const RolledUp = z.object({ seconds: z.number(), busySeconds: z.number(), peakMb: z.number(), units: z.record(z.string(), z.number()) });
type RolledUp = z.infer<typeof RolledUp>;
const run = promisify(execFile);
const number = (value: number): string => Math.round(value).toLocaleString('en');

/** Returns a storage of collected visits whose objects have the times of the simulated month. */
function timedStorage(clock: () => Date) {
  const storedAt = new Map<string, Date>();
  let now: Date | undefined;
  const opened = (bucket: ObjectStorage): ObjectStorage => ({
    ...bucket,
    async write(object) {
      if (now) storedAt.set(object.key, now);
      return bucket.write(object);
    },
    async list(prefix) {
      const found = [...(await bucket.list(prefix)).values()].map((object) => ({ ...object, storedAt: storedAt.get(object.key) ?? NEVER }));
      return new Map(found.filter((object) => object.storedAt <= clock()).map((object) => [object.key, object]));
    },
  });
  return { opened, setTime: (at: Date | undefined) => (now = at) };
}

interface Measured {
  visits: number;
  parts: number;
  objects: number;
  rolledUp: RolledUp;
}

/** Stores and rolls up an hour. */
async function measureHour(test: SiteFixture, path: CrowdPath, busy: BusyHour, setTime: (at: Date | undefined) => void): Promise<Measured> {
  const hours = visitHours(test.table, () => LATER, { queue: keptMessages(), batchMs: 60_000 });
  const stored = await storeBusyHour(busy, collectedVisits(path.bucket), setTime);
  setTime(undefined);
  await hours.addObject(busy.siteId, busy.hour);
  const { stdout } = await run(
    process.execPath,
    [
      `--max-old-space-size=${HEAP_MB}`,
      new URL('./roll-up-process.ts', import.meta.url).pathname,
      JSON.stringify({
        databaseUrl: test.endpoint,
        storageUrl: path.storageUrl,
        bucket: path.bucket.bucket,
        tableName: test.environment['TABLE_NAME'],
        sitesOrigin: ORIGIN,
        siteId: busy.siteId,
        hour: busy.hour,
        now: LATER.toISOString(),
      }),
    ],
    { maxBuffer: OUTPUT_BYTES },
  );
  return { ...stored, visits: busy.copies * DIFFERENT_VISITS, rolledUp: RolledUp.parse(JSON.parse(stdout)) };
}

/** Measures the live report, and the share of the reported visits that it counts. */
async function measureLive(test: SiteFixture, path: CrowdPath, siteId: string): Promise<Row[]> {
  const caller = callerOf(test.accounts.USER);
  const request = { body: undefined, query: undefined, viewerAddress: '192.0.2.1', cookies: {}, caller, params: { siteId } };
  const { share, visits } = await dataOf(path.reports.live(request));
  return [
    { what: 'live: visits of half an hour; share that was counted', value: `${number(visits)}; ${(share * 100).toFixed(0)} %` },
    ...(await measureReports(test, path, siteId, ['live'])),
  ];
}

const rowsOf = (name: string, { visits, parts, objects, rolledUp }: Measured): Row[] => {
  const { seconds, busySeconds, peakMb, units } = rolledUp;
  const all = Object.values(units).reduce((sum, one) => sum + one, 0);
  return [
    { what: `${name}: visits, parts, stored objects`, value: `${number(visits)}, ${number(parts)}, ${objects}` },
    { what: '– rolling up: seconds', value: seconds.toFixed(1), ratio: seconds / FUNCTION_SECONDS, goal: 1 },
    { what: '– seconds of processor time', value: busySeconds.toFixed(1) },
    { what: '– peak memory of the process', value: `${number(peakMb)} MB`, ratio: peakMb / FUNCTION_MB, goal: 1 },
    {
      what: '– write units of a roll-up, by key',
      value: `${number(all)}: ${Object.entries(units)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', ')}`,
    },
  ];
};

/** Throws if the figures of an hour are not the expected multiple of the figures of the crowd. */
async function compareFigures(
  stores: HourFiguresStore,
  siteId: string,
  hours: { crowd: string; busy: string },
  times: number,
): Promise<void> {
  const [crowd, busy] = [await stores.read(siteId, hours.crowd), await stores.read(siteId, hours.busy)];
  assert.equal(busy.people.size, crowd.people.size * times);
  assert.deepEqual(
    [...busy.counters].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    [...crowd.counters].map(([key, value]) => [key, value * times] as const).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Returns the figures of a day with that many visits. */
function dayOf({ counters, people }: HourFigures, times: number): Record<string, number> {
  const day: Counters = new Map(counters);
  countPeople(day, new Set(), people);
  return Object.fromEntries([...day].map(([key, value]) => [key, Math.round(value * times)]));
}

/** Measures one site with `month` visits in a month and `peakHour` visits in its busiest hour. */
export async function measureBusySite({ month, peakHour }: { month: number; peakHour: number }): Promise<Row[]> {
  const test = await startSiteFixture();
  test.time.now = PEAK_NOW.getTime() - BEFORE_MS;
  const { opened, setTime } = timedStorage(test.clock);
  const path = await startCrowdPath(test, opened);
  try {
    const { MASTER, OEM, USER } = test.accounts;
    const { id: siteId, site } = await publishCrowdSite(test, USER, 'Busy');
    test.time.now = LATER.getTime();
    const stores = hourFiguresStore(path.bucket);
    const measure = (hour: string, copies: number) => measureHour(test, path, { siteId, site, hour, copies }, setTime);
    await measure(CROWD_HOUR, 1);
    const day = dayOf(await stores.read(siteId, CROWD_HOUR), month / DAYS / DIFFERENT_VISITS);
    const days = Array.from({ length: DAYS }, (_, index) => [`${MONTH}-${String(index + 1).padStart(2, '0')}`, day]);
    const counted = { id: siteId, name: 'Busy', lineage: [MASTER.id, OEM.id, USER.id] };
    await storeFigures(test.table, counted, Object.fromEntries(days), LATER.toISOString());

    const usual = await measure(USUAL_HOUR, Math.round(month / DAYS / HOURS_OF_DAY / DIFFERENT_VISITS));
    const peak = await measure(PEAK_HOUR, peakHour / DIFFERENT_VISITS);
    await compareFigures(stores, siteId, { crowd: CROWD_HOUR, busy: PEAK_HOUR }, peakHour / DIFFERENT_VISITS);
    const reports = await measureReports(test, path, siteId, ['overview', 'landing', 'swipe', 'popups']);
    test.time.now = USUAL_NOW.getTime();
    const live = await measureLive(test, path, siteId);
    test.time.now = PEAK_NOW.getTime();
    const liveAtPeak = await measureLive(test, path, siteId);
    return [
      ...rowsOf('A usual hour', usual),
      ...rowsOf('The busiest hour', peak),
      { what: 'figures of the busiest hour', value: `${peakHour / DIFFERENT_VISITS} times those of ${number(DIFFERENT_VISITS)} visits` },
      ...reports,
      { what: 'In a usual hour', value: '' },
      ...live,
      { what: 'In the busiest hour', value: '' },
      ...liveAtPeak,
    ];
  } finally {
    await path.stop();
    await test.stop();
  }
}
