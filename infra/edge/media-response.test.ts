import { describe, expect, test } from 'vitest';
import { loadResponseFunction } from '#infra/edge/edge-function-fixture.ts';

const respond = loadResponseFunction('media-response');
const cacheControlFor = async (host: string) =>
  (await respond({ statusCode: 200, headers: { 'cache-control': { value: 'public, max-age=31536000, immutable' } } }, '', host)).headers?.[
    'cache-control'
  ]?.value;

describe('media-response', () => {
  test('lets a browser cache a file of the console’s host privately for a year', async () => {
    expect(await cacheControlFor('console.example.com')).toBe('private, max-age=31536000, immutable');
  });

  test.each(['abcdefghij12.preview.sites.example.com', 'ABCDEFGHIJ12.preview.sites.example.com:4000'])(
    'lets a browser cache a file of the preview host %s privately for five minutes',
    async (host) => {
      expect(await cacheControlFor(host)).toBe('private, max-age=300');
    },
  );
});
