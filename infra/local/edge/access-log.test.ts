import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { ACCESS_LOG_FIELDS, type AccessLogRecord } from '#functions/usage/jobs/meter-page-views/access-log-fields.ts';
import { VISIT_LOG_FIELDS } from '#functions/analytics/jobs/collect-visits/visit-log-fields.ts';
import { accessLogRecord, accessLogWriter } from '#infra/local/edge/access-log.ts';

const AT = new Date('2026-11-20T03:04:05.678Z');
const request = {
  method: 'GET',
  url: '/en/B2?utm=1',
  headers: { host: 'abcdefghij12.sites.localhost:4000', 'user-agent': 'Mozilla/5.0 (X11)' },
};
const page = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } };
const all = accessLogRecord(request, page, AT, '192.0.2.7');
const record = Object.fromEntries(ACCESS_LOG_FIELDS.map((field) => [field, all[field]])) as AccessLogRecord;
const METERED = { folder: 'sites', fields: ACCESS_LOG_FIELDS } as const;

describe('accessLogRecord', () => {
  it('contains the fields of both log deliveries of CloudFront, without the query string', () => {
    expect(all).toEqual({
      'timestamp(ms)': '1795143845678',
      'cs-method': 'GET',
      'x-host-header': 'abcdefghij12.sites.localhost:4000',
      'cs-uri-stem': '/en/B2',
      'sc-status': '200',
      'sc-content-type': 'text/html; charset=utf-8',
      'cs(User-Agent)': 'Mozilla/5.0%20(X11)',
      'c-ip': '192.0.2.7',
    });
    expect(new Set(Object.keys(all))).toEqual(new Set([...ACCESS_LOG_FIELDS, ...VISIT_LOG_FIELDS]));
  });

  it('contains a dash for each missing value', () => {
    const { 'sc-content-type': type, 'cs(User-Agent)': agent } = accessLogRecord(
      { ...request, headers: {} },
      { status: 304, headers: {} },
      AT,
      '192.0.2.7',
    );
    expect([type, agent]).toEqual(['-', '-']);
  });
});

describe('accessLogWriter', () => {
  const linesOf = (object: Uint8Array) =>
    gunzipSync(object)
      .toString()
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));

  it('writes the records of an interval as one object', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise, resolve } = Promise.withResolvers<[string, Uint8Array]>();
    const writer = accessLogWriter({ ...METERED, write: async (...object) => resolve(object), clock: () => AT });
    // Values without a field in the delivery, such as the address, are omitted.
    writer.add(all);
    writer.add(all);
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    const [key, object] = await promise;
    expect(key).toMatch(/^sites\/LOCAL\.2026-11-20-03\.[\w-]{36}\.gz$/);
    expect(linesOf(object)).toEqual([record, record]);
  });

  it('retries the records of a failed write, and writes no object without records', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const written: Uint8Array[] = [];
    let isDown = true;
    const write = async (_key: string, object: Uint8Array) => {
      if (isDown) throw new Error('no storage');
      written.push(object);
    };
    const writer = accessLogWriter({ ...METERED, write, flushMs: 60_000 });
    writer.add(record);
    await writer.flush();
    expect(error).toHaveBeenCalledTimes(1);
    isDown = false;
    await writer.flush();
    await writer.flush();
    expect(written.map(linesOf)).toEqual([[record]]);
    error.mockRestore();
  });
});
