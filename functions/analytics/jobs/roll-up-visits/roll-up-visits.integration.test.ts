import { keptMessages } from '#test/support/jobs/message-fixture.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { objectStorage, type ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { rollUpVisits } from '#functions/analytics/jobs/roll-up-visits/roll-up-visits.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { visitHourKey } from '#functions/platform/keys/visit-keys.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { collectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { conversions } from '#functions/analytics/store/conversions.ts';
import { hourFiguresStore } from '#functions/analytics/store/hour-figures.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { endOfBatch, visitHours } from '#functions/analytics/store/visit-hours.ts';
import { seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import type { SimulatedSite, SimulatedVisit } from '#infra/local/demo/visits/simulated-visit.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { countTotals } from '#shared/rules/analytics/count-totals.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { cellName } from '#shared/values/cell.ts';
import type { ReceivedPart } from '#shared/rules/analytics/visits/merge-visits.ts';
import { visitPath } from '#shared/values/visit/visit-path.ts';
import { CREDENTIALS, REGION, startTable, type TestTable } from '#test/support/engines.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { type CrowdReports, expectedReports, reportsOfCounters } from '#test/support/visits/crowd-reports.ts';
import { CROWD_POPUPS, crowdSite } from '#test/support/visits/crowd-site.ts';
import { crowdOf, deliverCrowd, receivedPart } from '#test/support/visits/deliver-crowd.ts';
import { observeAll } from '#test/support/visits/expected/observed-visit.ts';

const BUCKET = 'access-logs';
const NOW = Date.parse('2026-11-20T03:30:00Z');
const [ROWS, COLUMNS] = [2, 3];
const host = () => `${siteId}.sites.example.com`;
const { sheets: SHEETS } = crowdSite('', ROWS, COLUMNS);
const MANIFEST = Object.fromEntries([
  ['grid', 'grid'],
  ...[
    ...SHEETS.flatMap(({ id }) => LANGUAGES.map((language) => `sheet/${id}/${language}`)),
    ...CROWD_POPUPS.map((id) => `popup/${id}`),
  ].map((key) => [key, key]),
]);
/** The sheets in all languages, with their variations. */
const CONTENTS = SHEETS.flatMap(({ id, variations }) =>
  LANGUAGES.map((language): [string, Sheet] => [
    `sheet/${id}/${language}`,
    {
      ...EMPTY_SHEET,
      variations: (variations?.[language] ?? []).map(({ id: own, share }) => ({ id: own, share, name: '', isOn: true, fields: {} })),
    },
  ]),
);
const GRID = {
  numberHorizontal: ROWS,
  numberVertical: COLUMNS,
  cells: Object.fromEntries(SHEETS.map((sheet) => [cellName(sheet), sheet.id])),
};

const BATCH_MS = 60_000;
const messages = keptMessages();
const LINEAGE = ['operator', 'oem', 'owner'];

let test: TestTable;
let dataDir: string;
let storage: Awaited<ReturnType<typeof startStorage>>;
let client: S3Client;
let bucket: ObjectStorage;
let now = NOW;
let sites = 0;
let siteId: string;
let site: SimulatedSite;

beforeAll(async () => {
  test = await startTable();
  dataDir = await mkdtemp(join(tmpdir(), 'visits-'));
  storage = await startStorage({ port: 0, dataDir, credentials: CREDENTIALS, buckets: [BUCKET], allowedOrigins: [] });
  client = new S3Client({ endpoint: storage.url, region: REGION, credentials: CREDENTIALS, requestChecksumCalculation: 'WHEN_REQUIRED' });
  bucket = objectStorage(client, BUCKET);
});
beforeEach(async () => {
  now = NOW;
  sites += 1;
  siteId = `abcdefghij${String(sites).padStart(2, '0')}`;
  site = crowdSite(host(), ROWS, COLUMNS);
  await test.table.put({ ...siteKey(siteId), entity: 'site', id: siteId, name: 'Site', lineage: LINEAGE, live: 'live' });
});
afterAll(async () => {
  client.destroy();
  await storage.close();
  await rm(dataDir, { recursive: true });
  await test.stop();
});

const hours = () => visitHours(test.table, () => new Date(now), { queue: messages, batchMs: BATCH_MS });
const figures = () => visitFigures(test.table);

interface Interference {
  /** Replaces a dependency of the job. */
  storage?: ObjectStorage;
  batchBytes?: number;
  figures?: ReturnType<typeof figures>;
  moreHours?: string[];
  /** After this time no further hour is begun. */
  end?: Date;
}

function rollUp(hour: string, interference: Interference = {}): Promise<string[]> {
  const ofHours = interference.storage ?? bucket;
  const run = rollUpVisits({
    siteNews: siteNewsStore(test.table),
    hours: hours(),
    revisions: {
      ...revisionStore(test.table),
      read: (_site, ids) =>
        Promise.resolve(
          ids.map(() => ({ manifest: MANIFEST, migrated: new Map<string, unknown>([['grid', GRID], ...CONTENTS]) }) as unknown as Revision),
        ),
    },
    collected: collectedVisits(ofHours),
    conversions: conversions(test.table),
    hourFigures: hourFiguresStore(ofHours),
    figures: interference.figures ?? figures(),
    clock: () => new Date(now),
    sitesOrigin: 'https://{siteId}.sites.example.com',
    ...(interference.batchBytes !== undefined && { batchBytes: interference.batchBytes }),
  });
  return run(siteId, [hour, ...(interference.moreHours ?? [])], interference.end ?? new Date(8.64e15));
}

let logs = 0;
/** Collects the parts of log objects, in the order of a log. */
async function collect(hour: string, ...objects: ReceivedPart[][]): Promise<void> {
  for (const parts of objects) {
    logs += 1;
    await collectedVisits(bucket).write(siteId, hour, `visits/${logs}.gz`, parts);
    await hours().addObject(siteId, hour);
  }
}

const crowd = (seed: number, hour: string, visits = 200) => crowdOf(site, { seed, visits, hours: [hour] });
const partsOf = (visits: readonly SimulatedVisit[]): ReceivedPart[] =>
  deliverCrowd(visits, { random: seededRandom(1) }).delivered.map(receivedPart);
const expectedOf = (...crowds: SimulatedVisit[][]): CrowdReports => expectedReports(crowds.flat().map(observeAll), site);
const inObjects = (parts: readonly ReceivedPart[], count: number): ReceivedPart[][] =>
  Array.from({ length: count }, (_, index) => parts.filter((_part, position) => position % count === index));
const read = async (period: string): Promise<CrowdReports> => reportsOfCounters((await figures().read(siteId, period)).counters, site);
/** Returns the clicks of each popup in the reports. */
const clicksIn = ({ popups }: CrowdReports): Record<string, number> =>
  Object.fromEntries(Object.entries(popups).flatMap(([key, times]) => (key.endsWith('/clicked') ? [[key.split('/')[0], times]] : [])));
const clicksInAll = async () =>
  Object.fromEntries([...(await popupCountStore(test.table).read({ id: siteId }))].map(([id, { clicks }]) => [id, clicks]));
const isDue = async (hour: string) => (await test.table.get(visitHourKey(siteId, hour)))?.['gsi1sk'] !== undefined;

describe('rollUpVisits', () => {
  it('computes the figures of hour, day and month from the visits, with the same result on a repetition', async () => {
    const visits = crowd(1, '2026-11-20T03');
    const [parts, expected] = [partsOf(visits), expectedOf(visits)];
    await collect('2026-11-20T03', ...inObjects(parts, 3), parts.slice(0, 50));
    expect(await isDue('2026-11-20T03')).toBe(true);
    for (let run = 0; run < 3; run += 1) {
      await rollUp('2026-11-20T03');
      expect(await read('2026-11-20')).toEqual(expected);
      expect(await read('2026-11')).toEqual(expected);
      expect(await clicksInAll()).toEqual(clicksIn(expected));
    }
    expect(await isDue('2026-11-20T03')).toBe(false);
    const totals = await figures().readTotals(siteId, '2026-11-01', '2026-11-30');
    expect([...totals.keys()]).toEqual(['2026-11-20']);
    expect(countTotals(totals.get('2026-11-20') ?? new Map())).toEqual(expected.totals);
  });

  it('computes the same figures for an hour that does not fit into memory, by reading the hour several times', async () => {
    const visits = crowdOf(site, { seed: 8, visits: 300, hours: ['2026-11-20T03'] });
    await collect('2026-11-20T03', ...inObjects(partsOf(visits), 4), partsOf(visits).slice(100));
    let reads = 0;
    const counting: ObjectStorage = {
      ...bucket,
      read(key) {
        reads += key.includes('/2026-11-20T03/') ? 1 : 0;
        return bucket.read(key);
      },
    };
    await rollUp('2026-11-20T03', { storage: counting, batchBytes: 100_000 });
    expect(reads).toBeGreaterThan(5 * 2);
    expect(await read('2026-11-20')).toEqual(expectedOf(visits));
    expect(await clicksInAll()).toEqual(clicksIn(expectedOf(visits)));
  });

  it('adds late parts and their popup clicks exactly once', async () => {
    const visits = crowd(2, '2026-11-20T03');
    const [parts, expected] = [partsOf(visits), expectedOf(visits)];
    const [first = [], late = []] = inObjects(parts, 2);
    await collect('2026-11-20T03', first);
    await rollUp('2026-11-20T03');
    expect((await read('2026-11-20')).totals.views).toBeLessThan(expected.totals.views);
    await collect('2026-11-20T03', late);
    expect(await isDue('2026-11-20T03')).toBe(true);
    await rollUp('2026-11-20T03');
    await rollUp('2026-11-20T03');
    expect(await read('2026-11-20')).toEqual(expected);
    expect(await clicksInAll()).toEqual(clicksIn(expected));
  });

  it('sums the hours of a Japanese day and the days of a month, also when hours are rolled up concurrently', async () => {
    const hoursOfCrowds = ['2026-11-29T14', '2026-11-29T15', '2026-11-30T02', '2026-11-30T14', '2026-11-30T15'];
    const crowds = hoursOfCrowds.map((hour, index) => crowd(10 + index, hour, 60));
    for (const [index, hour] of hoursOfCrowds.entries()) await collect(hour, partsOf(crowds[index] ?? []));
    await Promise.all(hoursOfCrowds.map((hour) => rollUp(hour)));
    const [before = [], ...rest] = crowds;
    expect(await read('2026-11-29')).toEqual(expectedOf(before));
    expect(await read('2026-11-30')).toEqual(expectedOf(...rest.slice(0, 3)));
    expect(await read('2026-11')).toEqual(expectedOf(before, ...rest.slice(0, 3)));
    expect(await read('2026-12')).toEqual(expectedOf(...rest.slice(3)));
    expect(await clicksInAll()).toEqual(clicksIn(expectedOf(...crowds)));
  });

  it('sums each day and month once for all hours of a site', async () => {
    const first = '2026-11-29T14';
    const moreHours = ['2026-11-29T15', '2026-11-30T02', '2026-11-30T03'];
    const crowds = [first, ...moreHours].map((hour, index) => crowd(20 + index, hour, 40));
    for (const [index, hour] of [first, ...moreHours].entries()) await collect(hour, partsOf(crowds[index] ?? []));
    const stored = figures();
    const sums: string[] = [];
    const counting: ReturnType<typeof figures> = {
      ...stored,
      replaceDay(id, day, ...rest) {
        sums.push(day);
        return stored.replaceDay(id, day, ...rest);
      },
      replaceMonth(one, month, ...rest) {
        sums.push(month);
        return stored.replaceMonth(one, month, ...rest);
      },
    };
    await rollUp(first, { moreHours, figures: counting });
    expect(sums).toEqual(['2026-11-29', '2026-11-30', '2026-11']);
    expect(await read('2026-11')).toEqual(expectedOf(...crowds));
    expect(await Promise.all([first, ...moreHours].map(isDue))).toEqual([false, false, false, false]);
  });

  it('returns the hours that it did not begin before the end, which stay due', async () => {
    const [first, later] = ['2026-11-20T03', '2026-11-20T04'] as const;
    const visits = crowd(30, first, 40);
    await collect(first, partsOf(visits));
    await collect(later, partsOf(crowd(31, later, 40)));
    const slow: ObjectStorage = {
      ...bucket,
      write(object) {
        now += 300_000;
        return bucket.write(object);
      },
    };
    expect(await rollUp(first, { moreHours: [later], storage: slow, end: new Date(now + 240_000) })).toEqual([later]);
    expect(await read('2026-11-20')).toEqual(expectedOf(visits));
    expect([await isDue(first), await isDue(later)]).toEqual([false, true]);
  });

  it('counts a person only once a day, even if the person visits in several hours', async () => {
    const visits = crowdOf(site, { seed: 3, visits: 200, hours: ['2026-11-20T03', '2026-11-20T04'] });
    const hourOf = ({ beganAt }: SimulatedVisit) => new Date(beganAt).toISOString().slice(0, 13);
    const byHour = Map.groupBy(visits, hourOf);
    for (const [hour, own] of byHour) {
      await collect(hour, partsOf(own));
      await rollUp(hour);
    }
    const { people } = expectedOf(visits).totals;
    expect((await read('2026-11-20')).totals.people).toBe(people);
    expect([...byHour.values()].reduce((sum, own) => sum + expectedOf(own).totals.people, 0)).toBeGreaterThan(people);
  });

  it('ignores versions that a sheet does not have', async () => {
    const [varied, plain] = SHEETS;
    if (!varied || !plain) throw new Error('The site has too few sheets');
    const visits = crowd(7, '2026-11-20T03', 60);
    const at = Date.parse('2026-11-20T03:10:00Z');
    const forged = [varied, plain].flatMap((sheet, index) =>
      ['FORGED', '0'].map((version, number): ReceivedPart => {
        const id = `${at.toString(36)}forged${index}${number}`;
        const rest = [0, 'r', 'o', cellName(sheet), `${sheet.id.slice(-8)}_${version}`];
        return { at, person: id, path: visitPath(id, 0, 'jp', [rest], [400, 0, 900, '', '', '', '']) };
      }),
    );
    await collect('2026-11-20T03', partsOf(visits), forged);
    for (let run = 0; run < 2; run += 1) {
      await rollUp('2026-11-20T03');
      const { counters } = await figures().read(siteId, '2026-11-20');
      const versions = [...counters.keys()].filter((key) => key.startsWith('variation/'));
      expect(versions.filter((key) => key.includes('FORGED') || key.includes(plain.id.slice(-8)))).toEqual([]);
      const views = expectedOf(visits).swipe.sheets[0]?.versions[0]?.figures.views ?? 0;
      const own = ['jp', 'en', 'cn', 'kr'].map((language) => counters.get(`variation/${language}/${varied.id.slice(-8)}/0/views`) ?? 0);
      expect(own.reduce((sum, times) => sum + times, 0)).toBe(views + 1);
    }
  });

  it('computes the same figures after an attempt that failed at any of its writes', async () => {
    const visits = crowd(5, '2026-11-20T03');
    const expected = expectedOf(visits);
    await collect('2026-11-20T03', partsOf(visits));
    const cut = () => Promise.reject(new Error('cut off'));
    const interferences: Interference[] = [
      { storage: { ...bucket, write: cut } },
      { figures: { ...figures(), replaceDay: cut } },
      { figures: { ...figures(), replaceMonth: cut } },
    ];
    for (const interference of interferences) {
      await expect(rollUp('2026-11-20T03', interference)).rejects.toThrow('cut off');
      expect(await isDue('2026-11-20T03')).toBe(true);
    }
    await rollUp('2026-11-20T03');
    expect([await read('2026-11-20'), await read('2026-11'), await clicksInAll()]).toEqual([expected, expected, clicksIn(expected)]);
  });

  it('leaves an hour due if more visits were collected while the hour was rolled up', async () => {
    const parts = partsOf(crowd(6, '2026-11-20T03', 20));
    await collect('2026-11-20T03', parts);
    const replaceMonth: ReturnType<typeof figures>['replaceMonth'] = async (...given) => {
      await collect('2026-11-20T03', parts);
      return figures().replaceMonth(...given);
    };
    await rollUp('2026-11-20T03', { figures: { ...figures(), replaceMonth } });
    expect(await isDue('2026-11-20T03')).toBe(true);
    await rollUp('2026-11-20T03');
    expect(await isDue('2026-11-20T03')).toBe(false);
  });

  it('ignores sheets and popups that the site never had, and visits of a deleted site', async () => {
    const elsewhere = crowdSite(host(), 3, 3);
    const sheets = elsewhere.sheets.map((sheet, index) => ({ ...sheet, id: numberedUlid(500 + index), popupIds: [numberedUlid(99)] }));
    const parts = partsOf(crowdOf({ ...elsewhere, sheets }, { seed: 9, visits: 20, hours: ['2026-11-20T03'] }));
    await collect('2026-11-20T03', parts);
    await rollUp('2026-11-20T03');
    expect((await figures().read(siteId, '2026-11-20')).counters).toEqual(new Map());
    await test.table.update(siteKey(siteId), { set: { deletedAt: '2026-11-20T04:00:00.000Z' } });
    await collect('2026-11-20T05', partsOf(crowd(1, '2026-11-20T05')));
    await rollUp('2026-11-20T05');
    expect([(await figures().read(siteId, '2026-11-20')).counters, await clicksInAll()]).toEqual([new Map(), {}]);
    expect(await isDue('2026-11-20T05')).toBe(false);
  });
});

describe('an hour with collected visits', () => {
  const sentHours = () => messages.take().map(({ body }) => body);

  it('an hour with visits is requested once in a batch, by a message that is delivered at its end', async () => {
    messages.take();
    await Promise.all([collect('2026-11-20T03', []), collect('2026-11-20T03', [])]);
    await collect('2026-11-20T03', []);
    const [sent, ...more] = messages.take();
    expect(more).toEqual([]);
    expect(sent?.body).toEqual({ siteId, hour: '2026-11-20T03' });
    const delivered = now + (sent?.delaySeconds ?? 0) * 1_000;
    const end = endOfBatch(siteId, new Date(now), BATCH_MS).getTime();
    expect(delivered - end).toBeGreaterThanOrEqual(0);
    expect(delivered - end).toBeLessThan(1_000);
    await rollUp('2026-11-20T03');
    await collect('2026-11-20T03', []);
    expect(sentHours()).toEqual([{ siteId, hour: '2026-11-20T03' }]);
  });

  it('an hour with visits is requested again if it was not rolled up within half an hour after the batch', async () => {
    await collect('2026-11-20T03', []);
    messages.take();
    now += 30 * 60_000;
    await hours().requestOverdue(1_000);
    expect(sentHours().filter((body) => (body as { siteId: string }).siteId === siteId)).toEqual([]);
    now += BATCH_MS + 1_000;
    await Promise.all([hours().requestOverdue(1_000), hours().requestOverdue(1_000)]);
    expect(sentHours().filter((body) => (body as { siteId: string }).siteId === siteId)).toEqual([{ siteId, hour: '2026-11-20T03' }]);
    await rollUp('2026-11-20T03');
    now += 60 * 60_000;
    await hours().requestOverdue(1_000);
    expect(sentHours().filter((body) => (body as { siteId: string }).siteId === siteId)).toEqual([]);
  });

  it('an hour is requested again at the end of a batch if visits were collected while it was rolled up', async () => {
    await collect('2026-11-20T03', []);
    messages.take();
    await hours().finish(siteId, '2026-11-20T03', 0);
    expect(messages.take()).toEqual([{ body: { siteId, hour: '2026-11-20T03' }, delaySeconds: expect.any(Number) }]);
  });
});
