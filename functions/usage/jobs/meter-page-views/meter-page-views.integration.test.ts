import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accessLogs } from '#functions/platform/gateways/access-logs.ts';
import { meterPageViews } from '#functions/usage/jobs/meter-page-views/meter-page-views.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import type { AccountMonth } from '#functions/usage/store/view-writes.ts';
import { pageViewStore, type PageViewStore } from '#functions/usage/store/page-view-store.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { CREDENTIALS, REGION, startTable, type TestTable } from '#test/support/engines.ts';

const BUCKET = 'access-logs';
const SITE = 'abcdefghij12';
const CUSTOM_DOMAIN = 'shop.example.jp';
const CHROME = 'Mozilla/5.0%20(X11)%20Chrome/131.0.0.0%20Safari/537.36';

let test: TestTable;
let dataDir: string;
let storage: Awaited<ReturnType<typeof startStorage>>;
let client: S3Client;
let views: PageViewStore;
let warnings: [string, number][] = [];
let metered: AccountMonth[] = [];

beforeAll(async () => {
  test = await startTable();
  dataDir = await mkdtemp(join(tmpdir(), 'access-logs-'));
  storage = await startStorage({ port: 0, dataDir, credentials: CREDENTIALS, buckets: [BUCKET], allowedOrigins: [] });
  client = new S3Client({ endpoint: storage.url, region: REGION, credentials: CREDENTIALS });
  views = pageViewStore(test.table, () => new Date());
  await test.table.put({ ...siteKey(SITE), entity: 'site', id: SITE, name: 'Tea', lineage: ['operator', 'user'] });
});
beforeEach(() => {
  warnings = [];
  metered = [];
});
afterAll(async () => {
  client.destroy();
  await storage.close();
  await rm(dataDir, { recursive: true });
  await test.stop();
});

const meter = () =>
  meterPageViews({
    logs: accessLogs(client, BUCKET),
    views,
    notify: (months) => Promise.resolve(void metered.push(...months)),
    sitesOrigin: 'https://{siteId}.sites.example.com',
    sitesOfDomains: (names) => Promise.resolve(new Map(names.flatMap((name) => (name === CUSTOM_DOMAIN ? [[name, SITE] as const] : [])))),
    warn: (code, count) => void warnings.push([code, count]),
  });
const announced = (key: string) => ({
  source: 'aws.s3',
  'detail-type': 'Object Created',
  detail: { bucket: { name: BUCKET }, object: { key } },
});
const line = (path: string, host = `${SITE}.sites.example.com`) =>
  JSON.stringify({
    'timestamp(ms)': String(Date.parse('2026-11-20T00:00:00Z')),
    'cs-method': 'GET',
    'x-host-header': host,
    'cs-uri-stem': path,
    'sc-status': '200',
    'sc-content-type': 'text/html; charset=utf-8',
    'cs(User-Agent)': CHROME,
  });
const put = (key: string, ...lines: string[]) =>
  client.send(new PutObjectCommand({ Bucket: BUCKET, Key: key, Body: gzipSync(lines.join('\n')) }));
const counted = async () => (await views.ofAccount('user', '2026-11')).views;

it('meterPageViews counts the views of an announced object once, and warns of invalid lines', async () => {
  const key = 'sites/E1/2026/11/20/00/E1.2026-11-20-00.a+b c.gz';
  await put(key, line('/'), line('/en/B2'), line('/s/0.html'), 'no record');
  await Promise.all([meter()(announced(key)), meter()(announced(key))]);
  await meter()(announced(key));
  expect(await counted()).toBe(2);
  expect(new Set(metered.map(({ accountId, month }) => `${accountId} ${month}`))).toEqual(new Set(['user 2026-11']));
  expect(new Set(warnings)).toContainEqual(['unreadable-log-line', 1]);
});

it('meterPageViews counts views of custom domains for their sites, and ignores unknown hosts', async () => {
  const before = await counted();
  await put('sites/custom.gz', line('/'), line('/', 'Shop.example.jp'), line('/B2', 'shop.example.jp'), line('/', 'other.example'));
  await meter()(announced('sites/custom.gz'));
  expect((await counted()) - before).toBe(3);
});

it('meterPageViews ignores an object that was deleted after its retention period', async () => {
  const before = await counted();
  await meter()(announced('sites/removed.gz'));
  expect(await counted()).toBe(before);
});

it('meterPageViews throws for a damaged object, so that the event is retried and dead-lettered', async () => {
  const before = await counted();
  await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'sites/damaged.gz', Body: gzipSync(line('/')).subarray(0, 60) }));
  await expect(meter()(announced('sites/damaged.gz'))).rejects.toThrow('unexpected end of file');
  expect(await counted()).toBe(before);
});

it('meterPageViews rejects an event without an object', () => expect(meter()({ detail: {} })).rejects.toThrow('object'));
