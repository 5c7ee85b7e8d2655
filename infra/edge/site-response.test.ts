import { describe, expect, test } from 'vitest';
import { PAUSED_MARK } from '#functions/jobs/publish/render-files.ts';
import { responseFunction } from '#infra/edge/load-for-test.ts';

const answered = responseFunction('site-response.js');
const STORED = {
  'content-type': { value: 'text/html; charset=utf-8' },
  'cache-control': { value: 'public, max-age=0, s-maxage=300' },
  etag: { value: '"1"' },
  'last-modified': { value: 'Fri, 20 Nov 2026 00:00:00 GMT' },
};
const MARK = Object.fromEntries(Object.entries(PAUSED_MARK).map(([name, value]) => [`x-amz-meta-${name}`, { value }]));

describe('answers of sites', () => {
  test.each([200, 206, 304])('of %d are left alone', (statusCode) => {
    expect(answered({ statusCode, headers: { ...STORED } })).toEqual({ statusCode, headers: STORED });
  });

  test('that publications have marked as paused become 503 that nobody keeps', () => {
    expect(answered({ statusCode: 200, headers: { ...STORED, ...MARK } })).toEqual({
      statusCode: 503,
      statusDescription: 'Service Unavailable',
      headers: {
        'content-type': { value: 'text/html; charset=utf-8' },
        'cache-control': { value: 'no-store' },
        'retry-after': { value: '3600' },
      },
    });
  });
});
