import { withSites } from '#functions/usage/services/site-of-host.ts';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { AccessLogRecord } from '#functions/usage/jobs/meter-page-views/access-log-fields.ts';
import { countPageViews } from '#functions/usage/jobs/meter-page-views/count-page-views.ts';
import { pageViews } from '#functions/usage/jobs/meter-page-views/page-view.ts';

const SITE = 'abcdefghij12';
const OTHER = 'zbcdefghij12';
const CHROME = 'Mozilla/5.0%20(Windows%20NT%2010.0;%20Win64;%20x64)%20AppleWebKit/537.36%20Chrome/131.0.0.0%20Safari/537.36';

const record = (changes: Partial<AccessLogRecord> = {}): AccessLogRecord => ({
  'timestamp(ms)': String(Date.parse('2026-11-20T03:00:00Z')),
  'cs-method': 'GET',
  'x-host-header': `${SITE}.sites.example.com`,
  'cs-uri-stem': '/en/B2',
  'sc-status': '200',
  'sc-content-type': 'text/html; charset=utf-8',
  'cs(User-Agent)': CHROME,
  ...changes,
});

const pageViewOf = pageViews('https://{siteId}.sites.example.com');
const count = (text: string, bytes = gzipSync(text)) =>
  countPageViews(Readable.from([bytes.subarray(0, 40), bytes.subarray(40)]), pageViewOf);
const countRecords = async (...records: object[]) => (await count(records.map((one) => `${JSON.stringify(one)}\n`).join(''))).counts;
const one = { siteId: SITE, month: '2026-11', views: 1 };

describe('page view', () => {
  it.each<[string, Partial<AccessLogRecord>]>([
    ['a sheet', {}],
    ['the home page', { 'cs-uri-stem': '/' }],
    ['a page beside the sheets', { 'cs-uri-stem': '/shop/en/contact' }],
    ['a host in capitals, with a port', { 'x-host-header': `${SITE.toUpperCase()}.SITES.example.com:443` }],
  ])('is counted: %s', async (_name, changes) => expect(await countRecords(record(changes))).toEqual([one]));

  it.each<[string, Partial<AccessLogRecord>]>([
    ['a HEAD', { 'cs-method': 'HEAD' }],
    ['a page that is not modified', { 'sc-status': '304' }],
    ['a redirect', { 'sc-status': '308' }],
    ['a page that is not found', { 'sc-status': '404' }],
    ['a refused prefetch', { 'sc-status': '425' }],
    ['a part of a page', { 'sc-status': '206' }],
    ['a block of sheets', { 'cs-uri-stem': '/en/s/12.html' }],
    ['a picture', { 'cs-uri-stem': '/m/x/480.webp', 'sc-content-type': 'image/webp' }],
    ['the API', { 'sc-content-type': 'application/json' }],
    ['a crawler', { 'cs(User-Agent)': 'Mozilla/5.0%20(compatible;%20Googlebot/2.1;%20+http://www.google.com/bot.html)' }],
    ['a request without a user agent', { 'cs(User-Agent)': '-' }],
    ['the shared host', { 'x-host-header': 'sites.example.com' }],
    ['a host that is no site', { 'x-host-header': 'www.sites.example.com' }],
    ['a host without a domain', { 'x-host-header': SITE }],
    ['a record without a time', { 'timestamp(ms)': '-' }],
  ])('is not counted: %s', async (_name, changes) => expect(await countRecords(record(changes), record({ 'cs-method': '-' }))).toEqual([]));

  it('is counted for the site that owns the custom domain, even if the domain begins with another site’s id', async () => {
    const host = `${SITE}.example.com`;
    const counted = await countRecords(record({ 'x-host-header': host }));
    const owned = (siteId: string) => withSites(counted, () => Promise.resolve(new Map([[host, siteId]])));
    expect(await owned('zbcdefghij12')).toEqual([{ ...one, siteId: 'zbcdefghij12' }]);
    expect(await withSites(counted, () => Promise.resolve(new Map()))).toEqual([]);
  });

  it('is counted in its month in Japanese time', async () => {
    const at = (instant: string) => record({ 'timestamp(ms)': String(Date.parse(instant)) });
    expect(await countRecords(at('2026-11-30T14:59:59.999Z'), at('2026-11-30T15:00:00Z'), at('2026-12-31T14:59:59Z'))).toEqual([
      one,
      { siteId: SITE, month: '2026-12', views: 2 },
    ]);
  });
});

describe('countPageViews', () => {
  it('sums by site and sorts the result, whatever the order of the records', async () => {
    const other = record({ 'x-host-header': `${OTHER}.sites.example.com` });
    expect(await countRecords(other, record(), other, record(), other)).toEqual([
      { ...one, views: 2 },
      { ...one, siteId: OTHER, views: 3 },
    ]);
  });

  it('accepts numbers, additional fields and a last line without a line break', async () => {
    const line = JSON.stringify({ ...record(), 'sc-status': 200, 'timestamp(ms)': Date.parse('2026-11-20T03:00:00Z'), asn: '1' });
    expect(await count(`${line}\n\n${line}`)).toEqual({ counts: [{ ...one, views: 2 }], lines: 2, unreadable: 0 });
  });

  it('reads an object that consists of several gzip members', async () => {
    const part = gzipSync(`${JSON.stringify(record())}\n`);
    expect((await count('', Buffer.concat([part, part]))).counts).toEqual([{ ...one, views: 2 }]);
  });

  it('skips invalid lines, and returns their number', async () => {
    const text = `not json\n[]\n"html"\nnull\n${JSON.stringify(record())}\n{"html":\n`;
    expect(await count(text)).toEqual({ counts: [one], lines: 6, unreadable: 5 });
  });

  it('throws for an object that is truncated, not gzip or unreadable', async () => {
    const whole = gzipSync(`${JSON.stringify(record())}\n`.repeat(100));
    await expect(count('', whole.subarray(0, whole.length - 20))).rejects.toThrow('unexpected end of file');
    await expect(count('', Buffer.from('plain text, longer than forty characters in all'))).rejects.toThrow('incorrect header check');
    const broken = new Readable({ read: () => undefined });
    queueMicrotask(() => broken.destroy(new Error('connection lost')));
    await expect(countPageViews(broken, pageViewOf)).rejects.toThrow('connection lost');
  });
});
