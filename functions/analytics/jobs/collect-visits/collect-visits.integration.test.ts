import { keptMessages } from '#test/support/jobs/message-fixture.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessLogs } from '#functions/platform/gateways/access-logs.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { objectStorage } from '#functions/platform/gateways/object-storage.ts';
import { collectVisits } from '#functions/analytics/jobs/collect-visits/collect-visits.ts';
import type { VisitLogRecord } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { visitHourKey, visitSaltKey } from '#functions/platform/keys/visit-keys.ts';
import type { CollectedPart } from '#functions/analytics/store/collected-part.ts';
import { collectedVisits, type CollectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { endOfBatch, visitHours } from '#functions/analytics/store/visit-hours.ts';
import { visitSalts } from '#functions/analytics/store/visit-salts.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { visitPath } from '#shared/values/visit/visit-path.ts';
import { visitIdAt } from '#test/support/visits/visit-id-at.ts';
import { CREDENTIALS, REGION, startTable, type TestTable } from '#test/support/engines.ts';

const BUCKET = 'access-logs';
const [SITE, OTHER, DELETED, UNKNOWN] = ['abcdefghij12', 'zbcdefghij12', 'dbcdefghij12', 'ubcdefghij12'];
const CUSTOM_DOMAIN = 'shop.example.jp';
const OWNER = '01J00000000000000000000000';
const CHROME = 'Mozilla/5.0%20(X11)%20Chrome/131.0.0.0%20Safari/537.36';
const NOW = Date.parse('2026-11-20T00:10:00Z');
const HOUR = '2026-11-20T00';

let test: TestTable;
let dataDir: string;
let storage: Awaited<ReturnType<typeof startStorage>>;
let client: S3Client;
let collected: CollectedVisits;
const messages = keptMessages();
let now = NOW;
let warnings: [string, number][];

beforeAll(async () => {
  test = await startTable();
  dataDir = await mkdtemp(join(tmpdir(), 'visits-'));
  storage = await startStorage({ port: 0, dataDir, credentials: CREDENTIALS, buckets: [BUCKET], allowedOrigins: [] });
  client = new S3Client({ endpoint: storage.url, region: REGION, credentials: CREDENTIALS, requestChecksumCalculation: 'WHEN_REQUIRED' });
  collected = collectedVisits(objectStorage(client, BUCKET));
  const siteItem = (id = '') => ({ ...siteKey(id), entity: 'site', id, name: '春の新作', lineage: [OWNER], live: null });
  for (const id of [SITE, OTHER]) await test.table.put(siteItem(id));
  await test.table.put({ ...siteItem(DELETED), deletedAt: '2026-11-19T00:00:00.000Z' });
});
beforeEach(() => {
  now = NOW;
  warnings = [];
});
afterAll(async () => {
  client.destroy();
  await storage.close();
  await rm(dataDir, { recursive: true });
  await test.stop();
});

const salts = () => visitSalts(test.table, randomIds.secret);
const collect = (key: string) =>
  collectVisits({
    logs: accessLogs(client, BUCKET),
    collected,
    hours: visitHours(test.table, () => new Date(now), { queue: messages, batchMs: 60_000 }),
    salts: salts(),
    sitesOrigin: 'https://{siteId}.sites.example.com',
    sitesOfDomains: (names) => Promise.resolve(new Map(names.flatMap((name) => (name === CUSTOM_DOMAIN ? [[name, SITE] as const] : [])))),
    warn: (code, count) => void warnings.push([code, count]),
  })({ detail: { bucket: { name: BUCKET }, object: { key } } });

const pathOf = (visit = visitIdAt(NOW), part = 0) => visitPath(visit, part, 'jp', [[0, 'h']], []);
const record = (path: string, changes: Partial<VisitLogRecord> = {}): string =>
  JSON.stringify({
    'timestamp(ms)': String(NOW),
    'cs-method': 'POST',
    'x-host-header': `${SITE}.sites.example.com`,
    'cs-uri-stem': path,
    'sc-status': '204',
    'cs(User-Agent)': CHROME,
    'c-ip': '192.0.2.1',
    ...changes,
  } satisfies VisitLogRecord);
const hostOf = (site = '') => ({ 'x-host-header': `${site}.sites.example.com` });

let objects = 0;
async function deliver(...lines: string[]): Promise<string> {
  objects += 1;
  const Key = `visits/E1.${objects}.gz`;
  await client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: gzipSync(lines.join('\n')) }));
  return Key;
}
async function partsIn(site: string, hour: string): Promise<CollectedPart[]> {
  const parts: CollectedPart[] = [];
  await collected.read(site, hour, (part) => parts.push(part));
  return parts;
}
const pathsIn = async (site = SITE, hour = HOUR) => (await partsIn(site ?? '', hour)).map(({ path }) => path).toSorted();

describe('readNewest', () => {
  const readAll = (limit: { objects: number; bytes: number }) => collected.readNewest('live', [HOUR, '2026-11-20T04'], new Date(0), limit);

  it('reads the newest objects of the given hours up to the limit, and returns the share of the bytes that it read', async () => {
    const part = { at: NOW, person: 'p', path: '/v/x' };
    for (const [hour, name] of [
      [HOUR, 'one'],
      ['2026-11-20T04', 'two'],
      [HOUR, 'three'],
    ] as const)
      await collected.write('live', hour, name, [{ ...part, path: `/v/${name}` }]);
    const namesOf = async (limit: { objects: number; bytes: number }) => {
      const { parts, share } = await readAll(limit);
      return [parts.map(({ path }) => path.slice('/v/'.length)).toSorted(), share];
    };
    const many = 1_000_000;
    expect(await namesOf({ objects: 9, bytes: many })).toEqual([['one', 'three', 'two'], 1]);
    const [names, share] = await namesOf({ objects: 2, bytes: many });
    expect(names).toHaveLength(2);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.7);
    expect((await namesOf({ objects: 9, bytes: 1 }))[0]).toHaveLength(1);
    expect(await collected.readNewest('live', [HOUR], new Date(Date.now() + 3_600_000), { objects: 9, bytes: many })).toEqual({
      parts: [],
      share: 1,
    });
  });
});

describe('collectVisits', () => {
  it('stores the parts of a log object once, by site and hour, even if the object is announced repeatedly', async () => {
    const late = visitIdAt(NOW - 3_600_000);
    const [one, two, other, earlier] = [pathOf(), pathOf(), pathOf(), pathOf(late, 3)];
    const key = await deliver(record(one), record(two), record(other, hostOf(OTHER)), record(earlier), 'no record');
    await Promise.all([collect(key), collect(key)]);
    await collect(key);
    expect(await pathsIn()).toEqual([one, two].toSorted());
    expect([await pathsIn(OTHER), await pathsIn(SITE, '2026-11-19T23')]).toEqual([[other], [earlier]]);
    expect(warnings).toContainEqual(['unreadable-log-line', 1]);
    const more = pathOf();
    await collect(await deliver(record(more)));
    expect(await pathsIn()).toEqual([one, two, more].toSorted());
  });

  it('ignores records of bots, failed requests, forged paths, and unknown or deleted sites', async () => {
    const before = await pathsIn();
    const key = await deliver(
      record(pathOf(), { 'cs(User-Agent)': 'Mozilla/5.0%20(compatible;%20Googlebot/2.1)' }),
      record(pathOf(), { 'cs(User-Agent)': '-' }),
      record(pathOf(), { 'cs-method': 'GET', 'sc-status': '404' }),
      record(pathOf(), { 'sc-status': '403' }),
      record(pathOf(), { 'timestamp(ms)': '-' }),
      record('/v/forged'),
      record('/en/v/B2'),
      record(pathOf(), hostOf('www')),
      record(pathOf(), hostOf(DELETED)),
      record(pathOf(), hostOf(UNKNOWN)),
    );
    await collect(key);
    expect(await pathsIn()).toEqual(before);
    expect([await pathsIn(DELETED), await pathsIn(UNKNOWN), warnings]).toEqual([[], [], []]);
    expect(await test.table.get(visitHourKey(UNKNOWN ?? '', HOUR))).toBeUndefined();
  });

  it('ignores visits from marked browsers and from the owner’s addresses, unless the site counts own visits (R-20.32)', async () => {
    const at = Date.parse('2026-11-22T03:10:00Z');
    const [hour, ownVisits] = ['2026-11-22T03', { addresses: ['198.51.100.0/24', '2001:db8:1:2::/64'] }];
    const line = (changes: Partial<VisitLogRecord>) => {
      const path = pathOf(visitIdAt(at));
      return { path, text: record(path, { 'timestamp(ms)': String(at), ...changes }) };
    };
    const stranger = line({});
    const strangers = [stranger, line({ 'c-ip': '198.51.101.7' }), line({ 'c-ip': '2001:db8:1:3::7' })];
    const marked = line({ 'sc-status': '202' });
    const own = [marked, line({ 'c-ip': '198.51.100.7' }), line({ 'c-ip': '2001:db8:1:2::7' })];
    const pathsAfter = async (areLeftOut: boolean) => {
      await test.table.update(siteKey(OTHER ?? ''), { set: { ownVisits: { ...ownVisits, areLeftOut } } });
      await collect(await deliver(...[...strangers, ...own].map(({ text }) => text.replace(SITE ?? '', OTHER ?? ''))));
      return pathsIn(OTHER, hour);
    };
    const paths = (lines: typeof own) => lines.map(({ path }) => path).toSorted();
    expect(await pathsAfter(true)).toEqual(paths(strangers));
    expect(new Set(await pathsAfter(false))).toEqual(new Set(paths([...strangers, ...own])));
    await collect(await deliver(stranger.text, marked.text));
    expect(await pathsIn(SITE, hour)).toEqual([stranger.path]);
  });

  it('identifies a person per site and day by a hash that contains no address', async () => {
    const at = (instant: string) => ({ 'timestamp(ms)': String(Date.parse(instant)) });
    const [first, again, agent, elsewhere, overnight] = [1, 2, 3, 4, 5].map(() => pathOf(visitIdAt(Date.parse('2026-11-20T14:59:00Z'))));
    const tomorrow = pathOf(visitIdAt(Date.parse('2026-11-20T15:00:05Z')));
    const key = await deliver(
      record(first ?? '', at('2026-11-20T14:59:10Z')),
      record(again ?? '', at('2026-11-20T14:59:20Z')),
      record(agent ?? '', { ...at('2026-11-20T14:59:30Z'), 'cs(User-Agent)': `${CHROME}%20x` }),
      record(elsewhere ?? '', { ...at('2026-11-20T14:59:30Z'), ...hostOf(OTHER) }),
      record(overnight ?? '', at('2026-11-20T15:00:10Z')),
      record(tomorrow, at('2026-11-20T15:00:10Z')),
    );
    await collect(key);
    const folders = [[SITE, '2026-11-20T14'] as const, [SITE, '2026-11-20T15'] as const, [OTHER, '2026-11-20T14'] as const];
    const parts = (await Promise.all(folders.map(([site = '', hour]) => partsIn(site, hour)))).flat();
    const personOf = (path = '') => parts.find((part) => part.path === path)?.person;
    expect(personOf(first)).toMatch(/^[\w-]{11}$/);
    expect([personOf(again), personOf(overnight)]).toEqual([personOf(first), personOf(first)]);
    expect(new Set([first, agent, elsewhere, tomorrow].map(personOf)).size).toBe(4);
    expect(JSON.stringify(parts)).not.toContain('192.0.2');
  });

  it('requests the roll-up of an hour at the end of the batch of its site, once however many records arrive', async () => {
    now = Date.parse('2026-11-21T05:00:00Z');
    const visit = visitIdAt(now);
    const line = () => record(pathOf(visit), { 'timestamp(ms)': String(now) });
    const dueAt = async () => (await test.table.get(visitHourKey(SITE ?? '', '2026-11-21T05')))?.['gsi1sk'];
    await collect(await deliver(line()));
    const due = await dueAt();
    const end = endOfBatch(SITE ?? '', new Date(now), 60_000);
    const overdue = new Date(end.getTime() + 30 * 60_000);
    expect(due).toBe(`${overdue.toISOString()}#${SITE}#2026-11-21T05`);
    expect(messages.take().at(-1)?.body).toEqual({ siteId: SITE, hour: '2026-11-21T05' });
    now = end.getTime() + 1;
    await collect(await deliver(line()));
    expect(await dueAt()).toBe(due);
    expect(messages.take()).toEqual([]);
  });

  it('ignores a log object that retention has deleted, and throws for a damaged log object', async () => {
    await expect(collect('visits/removed.gz')).resolves.toBeUndefined();
    await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'visits/damaged.gz', Body: gzipSync(record(pathOf())).subarray(0, 60) }));
    await expect(collect('visits/damaged.gz')).rejects.toThrow('unexpected end of file');
  });
});

describe('the salt of a day', () => {
  it('is the same for all functions, and is deleted once the logs of the day have been read', async () => {
    const [one, other] = await Promise.all([salts().of('2026-03-01'), salts().of('2026-03-01')]);
    expect(one).toBe(other);
    expect(await salts().of('2026-03-02')).not.toBe(one);
    await salts().of('2026-03-03');
    expect(await test.table.get(visitSaltKey('2026-03-01'))).toBeDefined();
    await salts().of('2026-03-04');
    expect(await test.table.get(visitSaltKey('2026-03-01'))).toBeUndefined();
    expect(await salts().of('2026-03-01')).not.toBe(one);
  });
});
