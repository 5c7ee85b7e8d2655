import { describe, expect, test } from 'vitest';
import { PAUSED_METADATA } from '#functions/jobs/publish/render/render-paused-files.ts';
import { loadResponseFunction } from '#infra/edge/edge-function-fixture.ts';

const answered = loadResponseFunction('site-response.js');
const STORED = {
  'content-type': { value: 'text/html; charset=utf-8' },
  'cache-control': { value: 'public, max-age=0, s-maxage=300' },
  etag: { value: '"1"' },
  'last-modified': { value: 'Fri, 20 Nov 2026 00:00:00 GMT' },
};
const markedBy = (metadata: Record<string, string>) =>
  Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, { value }]));

describe('site-response', () => {
  test.each([200, 206, 304])('leaves responses of %d unchanged', (statusCode) => {
    expect(answered({ statusCode, headers: { ...STORED } })).toEqual({ statusCode, headers: STORED });
  });

  test('answers 503 without caching for pages marked as paused', () => {
    expect(answered({ statusCode: 200, headers: { ...STORED, ...markedBy(PAUSED_METADATA) } })).toEqual({
      statusCode: 503,
      statusDescription: 'Service Unavailable',
      headers: {
        'content-type': { value: 'text/html; charset=utf-8' },
        'cache-control': { value: 'no-store' },
        'retry-after': { value: '3600' },
      },
    });
  });

  test.each([200, 304])('turns responses of %d with a location into 308, cached like pages', (statusCode) => {
    expect(answered({ statusCode, headers: { ...STORED, ...markedBy({ location: '/shop/en/B2' }) } })).toEqual({
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: {
        'content-type': { value: 'text/html; charset=utf-8' },
        'cache-control': { value: 'public, max-age=0, s-maxage=300' },
        location: { value: '/shop/en/B2' },
      },
    });
  });

  test('keeps the query string of the request', () => {
    const { headers } = answered({ statusCode: 200, headers: markedBy({ location: '/B2' }) }, 'utm=%E7%A7%8B&flag&a=1&a=2');
    expect(headers?.['location']?.value).toBe('/B2?utm=%E7%A7%8B&flag&a=1&a=2');
  });
});
