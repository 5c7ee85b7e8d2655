import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { VisitLogRecord } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import type { AccessLogRecord } from '#functions/usage/jobs/meter-page-views/access-log-fields.ts';

const compress = promisify(gzip);

/** CloudFront writes log objects minutes after the requests. A shorter interval shows the usage of an account within seconds. */
const FLUSH_MS = 2_000;

/** A log record with the fields of all deliveries. */
export type RequestRecord = AccessLogRecord & VisitLogRecord;

/** Returns the record of a request in the format of CloudFront's standard logging (v2). */
export function accessLogRecord(
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  response: { status: number; headers: OutgoingHttpHeaders },
  at: Date,
  viewer: string,
): RequestRecord {
  const orDash = (value: string | undefined): string => (value === undefined || value === '' ? '-' : value);
  return {
    'timestamp(ms)': String(at.getTime()),
    'cs-method': orDash(method),
    'x-host-header': orDash(headers.host),
    'cs-uri-stem': orDash(url?.split('?')[0]),
    'sc-status': String(response.status),
    'sc-content-type': orDash(response.headers['content-type']?.toString()),
    'cs(User-Agent)': orDash(headers['user-agent'] && encodeURI(headers['user-agent'])),
    'c-ip': orDash(viewer),
  };
}

export interface AccessLogWriter<Field extends string> {
  /** Writes the fields of a record with the next object. */
  add(record: Readonly<Record<Field, string>>): void;
  /** Writes pending records. Records of a failed write are kept for the next one. */
  flush(): Promise<void>;
}

interface WriterOptions<Field extends string> {
  /** The destination folder of the objects, which determines their fields. */
  folder: 'sites' | 'visits';
  fields: readonly Field[];
  /** Stores an object under a new key. */
  write: (key: string, object: Uint8Array) => Promise<void>;
  clock?: () => Date;
  flushMs?: number;
}

/** Collects records and writes them as compressed objects, like CloudFront; has no timer while there are no requests. */
export function accessLogWriter<Field extends string>({
  folder,
  fields,
  write,
  clock = () => new Date(),
  flushMs = FLUSH_MS,
}: WriterOptions<Field>): AccessLogWriter<Field> {
  let records: Readonly<Record<string, string>>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const taken = records;
    records = [];
    if (taken.length === 0) return;
    const hour = clock().toISOString().slice(0, 13).replace('T', '-');
    try {
      const lines = taken.map((record) => `${JSON.stringify(record)}\n`).join('');
      await write(`${folder}/LOCAL.${hour}.${randomUUID()}.gz`, await compress(lines));
      isFailing = false;
    } catch (error) {
      if (!isFailing) console.error('The access log could not be written; it is written again later:', error);
      isFailing = true;
      records = [...taken, ...records];
      schedule();
    }
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => void flush(), flushMs);
    timer.unref();
  };
  return {
    add(record) {
      records.push(Object.fromEntries(fields.map((field) => [field, record[field]])));
      schedule();
    },
    flush,
  };
}
