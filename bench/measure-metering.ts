/** Measures the metering of page views from access logs: lines a second, and whether memory grows with the size of an object. */
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { countPageViews } from '#functions/usage/jobs/meter-page-views/count-page-views.ts';
import { pageViews } from '#functions/usage/jobs/meter-page-views/page-view.ts';
import type { AccessLogRecord } from '#functions/usage/jobs/meter-page-views/access-log-fields.ts';
import type { Row } from './report.ts';

/** Lines of one gzip member. An object of many members is decompressed as one. */
const MEMBER = 50_000;
const SITES = 1_000;
const USER_AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
].map((userAgent) => encodeURI(userAgent));

/** Returns a log record: a tenth are pages, a tenth blocks of sheets, the rest pictures and scripts. A bot gets a quarter of the pages. */
function recordOf(index: number): AccessLogRecord {
  const site = `s${String((index * 7919) % SITES).padStart(11, '0')}`;
  const [path, type] =
    index % 10 === 0
      ? ['/en/B2', 'text/html; charset=utf-8']
      : index % 10 === 1
        ? ['/en/s/3.html', 'text/html; charset=utf-8']
        : [`/m/kJ3_-xYz0123456789/${index % 1_000}.avif`, 'image/avif'];
  return {
    'timestamp(ms)': String(Date.parse('2026-11-01T00:00:00Z') + index * 20),
    'cs-method': 'GET',
    'x-host-header': `${site}.sites.example.com`,
    'cs-uri-stem': path,
    'sc-status': '200',
    'sc-content-type': type,
    'cs(User-Agent)': USER_AGENTS[Math.floor(index / 10) % USER_AGENTS.length] ?? '',
  };
}

const MB = 1_048_576;

/** Meters an object of `lines` lines. */
async function meter(member: Uint8Array, lines: number): Promise<{ seconds: number; busySeconds: number; views: number; peakMb: number }> {
  let peak = 0;
  function* object(): Generator<Uint8Array> {
    for (let written = 0; written < lines; written += MEMBER) {
      peak = Math.max(peak, process.memoryUsage().rss);
      yield member;
    }
  }
  const start = performance.now();
  const busyBefore = process.cpuUsage();
  const { counts } = await countPageViews(Readable.from(object()), pageViews('https://{siteId}.sites.example.com'));
  const views = counts.reduce((sum, count) => sum + count.views, 0);
  const { user, system } = process.cpuUsage(busyBefore);
  return { seconds: (performance.now() - start) / 1_000, busySeconds: (user + system) / 1_000_000, views, peakMb: peak / MB };
}

/** Compares an object of `lines` lines with one of a tenth. */
export async function measureMetering(lines: number): Promise<Row[]> {
  const text = Array.from({ length: MEMBER }, (_, index) => `${JSON.stringify(recordOf(index))}\n`).join('');
  const member = gzipSync(text);
  const tenth = await meter(member, lines / 10);
  const whole = await meter(member, lines);
  const expected = (lines / MEMBER) * (MEMBER / 10) * 0.75;
  if (whole.views !== expected) throw new Error(`${whole.views} page views were counted instead of ${expected}`);
  const count = lines.toLocaleString('en');
  return [
    { what: `${count} lines: seconds`, value: whole.seconds.toFixed(1) },
    { what: 'lines a second', value: Math.round(lines / whole.seconds).toLocaleString('en') },
    { what: 'lines a second of processor time', value: Math.round(lines / whole.busySeconds).toLocaleString('en') },
    {
      what: 'compressed / decompressed bytes a line',
      value: `${(member.length / MEMBER).toFixed(0)} / ${(text.length / MEMBER).toFixed(0)}`,
    },
    {
      what: `peak memory, against ${(lines / 10).toLocaleString('en')} lines (${tenth.peakMb.toFixed(0)} MB)`,
      value: `${whole.peakMb.toFixed(0)} MB`,
      ratio: whole.peakMb / tenth.peakMb,
      goal: 1.2,
    },
  ];
}
