import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ACCESS_LOG_FIELDS, type AccessLogField, type AccessLogRecord } from '#functions/jobs/meter-page-views/access-log-fields.ts';
import type { PageView } from '#functions/jobs/meter-page-views/page-view.ts';

/** Page views of one site in one month. */
export interface SiteViews extends PageView {
  views: number;
}

export interface LogCount {
  /** By site and month, sorted, so that a retry continues where the last attempt stopped. */
  counts: SiteViews[];
  lines: number;
  /** Lines that are no record. They are skipped: one of them must not keep all others from being counted. */
  unreadable: number;
}

/** Log lines are below this size, even with the longest address and user agent; a longer one is no record. */
const LINE_MAX = 65_536;

/** Decompressed bytes that are counted between two pauses for the stream. */
const CHUNK_BYTES = 65_536;

/** The lines of a compressed log object, by chunk as chunks arrive: the object is never in memory as a whole. */
async function* linesOf(object: Readable): AsyncGenerator<string[]> {
  let rest = '';
  // Every field that is read is ASCII, so bytes need no decoding.
  for await (const chunk of object.pipe(createGunzip({ chunkSize: CHUNK_BYTES }))) {
    const lines = (rest + (chunk as Buffer).toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) rest = rest.slice(0, LINE_MAX);
    yield lines;
  }
  if (rest !== '') yield [rest];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The record of a line, with `-` for fields that are missing; `undefined` if the line is no record. */
function recordOf(line: string): AccessLogRecord | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isObject(parsed)) return undefined;
  const record: Partial<Record<AccessLogField, string>> = {};
  for (const field of ACCESS_LOG_FIELDS) {
    const value = parsed[field];
    record[field] = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '-';
  }
  return record as AccessLogRecord;
}

/** Counts the page views of a log object: gzip, one JSON record a line. Throws if the stream fails or is no gzip. */
export async function countPageViews(object: Readable, pageViewOf: (record: AccessLogRecord) => PageView | undefined): Promise<LogCount> {
  const counts = new Map<string, SiteViews>();
  let lines = 0;
  let unreadable = 0;

  function add(line: string): void {
    lines += 1;
    // A page view is text/html: most lines are of other files and need no parsing.
    if (line.endsWith('}') && !line.includes('html')) return;
    const record = recordOf(line);
    if (!record) {
      unreadable += 1;
      return;
    }
    const view = pageViewOf(record);
    if (!view) return;
    const key = `${view.siteId}#${view.month}`;
    const counted = counts.get(key);
    if (counted) counted.views += 1;
    else counts.set(key, { ...view, views: 1 });
  }

  const count = async () => {
    for await (const batch of linesOf(object)) for (const line of batch) if (line !== '') add(line);
  };
  // An error of the source does not pass through a pipe by itself.
  const failed = new Promise<never>((_resolve, reject) => object.once('error', reject));
  await Promise.race([count(), failed]);
  return { counts: [...counts.keys()].toSorted().map((key) => counts.get(key) as SiteViews), lines, unreadable };
}
