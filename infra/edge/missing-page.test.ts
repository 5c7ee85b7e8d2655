import { expect, it } from 'vitest';
import { type OriginExchange, replaceMissing } from '#infra/edge/missing-page.ts';

const answered = (status: string, method = 'GET', uri = '/abcdefghij12/B9.html'): OriginExchange => ({
  request: { method, uri },
  response: { status, headers: { 'content-type': [{ value: 'application/xml' }], 'transfer-encoding': [{ value: 'chunked' }] } },
});
const replaced = (exchange: OriginExchange) => replaceMissing(exchange, () => '<title>Page</title>');

it.each(['403', '404'])(
  'replaceMissing answers 404 with a page if storage answers %s, and keeps the headers that CloudFront protects',
  (status) => {
    expect(replaced(answered(status))).toEqual({
      status: '404',
      statusDescription: 'Not Found',
      headers: {
        'content-type': [{ key: 'Content-Type', value: 'text/html; charset=utf-8' }],
        'cache-control': [{ key: 'Cache-Control', value: 'no-cache' }],
        'transfer-encoding': [{ value: 'chunked' }],
      },
      body: '<title>Page</title>',
    });
  },
);

it('replaceMissing answers 204 for an icon that a site does not have yet', () => {
  const missing = replaced(answered('403', 'GET', '/abcdefghij12/favicon.ico'));
  expect([missing.status, missing.body]).toEqual(['204', undefined]);
});

it('replaceMissing answers HEAD without a body', () => {
  expect(replaced(answered('403', 'HEAD'))).not.toHaveProperty('body');
});

it.each(['200', '206', '304', '416', '500', '503'])('replaceMissing leaves a response with status %s unchanged', (status) => {
  const exchange = answered(status);
  expect(replaced(exchange)).toBe(exchange.response);
});
