import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressResponse } from '#infra/local/edge/compress-response.ts';

const TEXT = 'swipe '.repeat(500);

async function run(accept: string | undefined, { type = 'text/html; charset=utf-8', text = TEXT, status = 200, more = {} } = {}) {
  const answer = compressResponse(
    {
      status,
      headers: { 'content-type': type, 'content-length': String(text.length), etag: '"abc"', ...more },
      body: Readable.from([text]),
    },
    { 'accept-encoding': accept },
  );
  return { headers: answer.headers, body: await buffer(answer.body) };
}

describe('compressResponse', () => {
  it('compresses with brotli if the client accepts it, else with gzip, and weakens the entity tag', async () => {
    const br = await run('gzip, deflate, br');
    expect(br.headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      vary: 'accept-encoding',
      etag: 'W/"abc"',
    });
    expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
    const gzip = await run('gzip;q=0.5');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
  });

  it.each([
    ['a client that accepts no encoding', undefined, {}],
    ['a client that refuses both encodings', 'br;q=0, gzip;q=0.0', {}],
    ['pictures', 'br', { type: 'image/avif' }],
    ['a type that CloudFront does not compress', 'br', { type: 'application/manifest+json' }],
    ['less than 1,000 bytes', 'br', { text: 'x'.repeat(999) }],
    ['more than 10 MB', 'br', { text: 'x'.repeat(10_000_001) }],
    ['a compressed response', 'br', { more: { 'content-encoding': 'gzip' } }],
    ['parts of a file', 'br', { status: 206 }],
  ])('does not compress %s', async (_, accept, options) => {
    const { headers, body } = await run(accept, options);
    expect(headers).toMatchObject({ 'content-length': String(body.length), etag: '"abc"' });
    expect(headers['content-encoding']).toBe('more' in options ? options.more?.['content-encoding'] : undefined);
  });

  it.each(['application/xml', 'text/plain; charset=utf-8', 'text/javascript; charset=utf-8', 'application/json'])(
    'compresses %s',
    async (type) => {
      expect((await run('br', { type })).headers['content-encoding']).toBe('br');
    },
  );

  it('sends Vary: Accept-Encoding for compressible responses only', async () => {
    expect((await run(undefined)).headers['vary']).toBe('accept-encoding');
    expect((await run('br', { type: 'image/avif' })).headers).not.toHaveProperty('vary');
  });
});
