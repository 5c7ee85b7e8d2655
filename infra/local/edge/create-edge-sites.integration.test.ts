import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStateKey, STORE_VERSION_KEY } from '#functions/publishing/services/edge/edge-keys.ts';
import {
  BYTES,
  ENDED_SITE,
  PAUSED_LATER,
  MEDIA,
  MISSING_PAGE,
  echoedRequest,
  PAGE,
  PAUSED_SITE,
  SITE,
  SITE_HOST,
  SITEMAP,
  startTestEdge,
  type TestEdge,
} from '#infra/local/edge/create-edge-fixture.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';

let edge: TestEdge;
const get: TestEdge['get'] = (...request) => edge.get(...request);
beforeAll(async () => {
  edge = await startTestEdge();
});
afterAll(() => edge.stop());

describe('site on the edge', () => {
  it('serves pages, compressed if the client accepts it, and answers 304 to a matching entity tag', async () => {
    const plain = await get(SITE_HOST, '/');
    expect([plain.status, plain.body.toString(), plain.headers['x-policy'], plain.headers['cache-control']]).toEqual([
      200,
      PAGE,
      'site',
      'public, max-age=0',
    ]);
    expect(Object.keys(plain.headers).filter((name) => name.startsWith('x-amz'))).toEqual([]);
    const br = await get(SITE_HOST, '/B2', { headers: { 'accept-encoding': 'br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    expect((await get(SITE_HOST, '/', { headers: { 'if-none-match': String(br.headers.etag) } })).status).toBe(304);
  });

  it('answers HEAD with 200 and the content language for a page, and with 404 for a missing page', async () => {
    const head = await get(SITE_HOST, '/en', { method: 'HEAD' });
    expect([head.status, head.headers['content-language'], head.body.length]).toEqual([200, 'en', 0]);
    expect((await get(SITE_HOST, '/contact', { method: 'HEAD' })).status).toBe(404);
  });

  it('answers the stored redirects of a publication with 308 and keeps the query string', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get(SITE_HOST, '/jp/B2?utm=1&b=%20', { method, headers: { 'if-none-match': '"x"' } });
      expect([status, headers.location, headers['cache-control']]).toEqual([308, '/B2?utm=1&b=%20', 'public, max-age=0, s-maxage=20']);
      expect(headers).not.toHaveProperty('etag');
    }
    expect((await get(SITE_HOST, '/b2?utm=1')).headers.location).toBe('/B2?utm=1');
  });

  it('is the target of redirects from the shared host', async () => {
    const { status, headers } = await get('sites.localhost:4000', `/sites/${SITE}/en/b2?utm=1`);
    expect([status, headers.location]).toEqual([308, `//${SITE_HOST}/en/B2?utm=1`]);
    for (const address of ['/', `/${SITE}/index.html`, `/sites/${SITE}/index.html`]) {
      const answer = await get('sites.localhost:4000', address);
      expect([answer.status, answer.body.toString()]).toEqual([404, MISSING_PAGE]);
    }
  });

  it('serves a compressed sitemap', async () => {
    const { headers, body } = await get(SITE_HOST, '/sitemap.xml', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual(['br', SITEMAP]);
  });

  it('forwards binary responses of the API unchanged, complete or partial', async () => {
    const { status, headers, body } = await get(SITE_HOST, `/api/v1/end-user/site/${SITE}/media/x/480.mp4`, {
      headers: { range: 'bytes=2-5', cookie: 'member-token=t', 'accept-encoding': 'br' },
    });
    expect([status, headers['content-range'], headers['content-encoding'], [...body]]).toEqual([
      206,
      'bytes 2-5/10',
      undefined,
      [...BYTES],
    ]);
  });

  it('answers range requests and HEAD requests for files', async () => {
    const part = await get(SITE_HOST, '/m/one/480.webp', { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    const head = await get(SITE_HOST, '/m/one/480.webp', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0]);
  });

  it('answers 404 with the page of the platform if the site is unpublished or has no such file', async () => {
    for (const [host, address] of [
      [`zyxwvutsrqpo.sites.localhost`, '/'],
      [SITE_HOST, '/m/two/480.webp'],
      [SITE_HOST, '/not-available.html'],
      [SITE_HOST, '/not-available'],
    ] as const) {
      const answer = await get(host, address);
      expect([answer.status, answer.body.toString(), answer.headers['x-policy']]).toEqual([404, MISSING_PAGE, 'site']);
    }
  });

  it.each([400, 401, 403, 404, 409, 410, 429, 500, 502, 503])('forwards the API response %i unchanged, never as a page', async (code) => {
    for (const host of [SITE_HOST, 'shop.example.jp.custom.localhost:4000']) {
      for (const method of ['GET', 'POST']) {
        const { status, headers, body } = await get(host, `/api/v1/end-user/site/${SITE}/members?status=${code}`, { method });
        expect([status, headers['content-type'], headers['x-policy']]).toEqual([code, 'application/json', 'api']);
        expect(JSON.parse(body.toString())).toMatchObject({ method });
      }
    }
  });

  it.each([
    `/../${SITE}/index.html`,
    `/m/../../${SITE}/index.html`,
    `/m/..%2f..%2f${SITE}%2findex.html`,
    `/../../media/ready/${MEDIA}/480.webp`,
    `/m/%2e%2e/%2e%2e/media/uploads/${MEDIA}`,
  ])('serves no file of another site or another bucket at %s', async (address) => {
    const answer = await get('zyxwvutsrqpo.sites.localhost', address);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toMatch(/swipe|picture|original/);
  });

  it.each([
    ['paused', PAUSED_SITE, 503, VISITOR_LABELS.en.paused.title],
    ['ended', ENDED_SITE, 404, VISITOR_LABELS.en.notAvailable.title],
  ])(
    'answers every address with the same page, without caching or storage headers, below an account that is %s',
    async (_, site, status, title) => {
      const host = `${site}.sites.localhost:4000`;
      for (const address of ['/', '/B2', '/s/0.html', '/m/one/480.webp']) {
        for (const headers of [{}, { 'accept-encoding': 'br' }, { range: 'bytes=0-1' }]) {
          const answer = await get(host, address, { headers });
          expect([address, answer.status, answer.body.toString()]).toEqual([address, status, expect.stringContaining(title)]);
          expect(answer.headers).toMatchObject({
            'cache-control': 'no-store',
            'content-type': 'text/html; charset=utf-8',
            'x-policy': 'site',
          });
          expect(answer.headers['retry-after']).toBe(status === 503 ? '3600' : undefined);
          for (const name of ['etag', 'last-modified', ...Object.keys(answer.headers).filter((header) => header.startsWith('x-amz'))])
            expect(answer.headers).not.toHaveProperty(name);
        }
        const head = await get(host, address, { method: 'HEAD' });
        expect([head.status, head.body.length]).toEqual([status, 0]);
      }
    },
  );

  it('stops answering 304 for a cached page once an account above the site is paused', async () => {
    const host = `${PAUSED_LATER}.sites.localhost:4000`;
    const tag = String((await get(host, '/')).headers.etag);
    expect((await get(host, '/', { headers: { 'if-none-match': tag } })).status).toBe(304);
    edge.states.set(accountStateKey('LATER'), 'paused').set(STORE_VERSION_KEY, 'V1');
    expect((await get(host, '/', { headers: { 'if-none-match': tag } })).status).toBe(503);
    edge.states.delete(accountStateKey('LATER'));
    edge.states.set(STORE_VERSION_KEY, 'V2');
    expect((await get(host, '/', { headers: { 'if-none-match': tag } })).status).toBe(200);
  });

  it('forwards only calls of the end-user API', async () => {
    expect(
      echoedRequest(await get(SITE_HOST, `/api/v1/end-user/site/${SITE}/x`, { headers: { cookie: 'member-token=t' } })).headers,
    ).toMatchObject({
      'x-origin-key': 'the-key',
      'x-forwarded-host': SITE_HOST,
      cookie: 'member-token=t',
    });
    expect((await get(SITE_HOST, `/api/v1/end-user/site/${PAUSED_SITE}/x`)).status).toBe(404);
    for (const address of ['/api/v1/site', '/api/v1/end-user/../site', '/api/v1/end-user', '/api/v1/auth/login'])
      expect((await get(SITE_HOST, address)).body.toString()).not.toContain('the-key');
  });

  it('serves the site of the tenant on a custom domain, and forwards only calls of the end-user API', async () => {
    const host = 'shop.example.jp.custom.localhost:4000';
    expect((await get(host, '/B2')).body.toString()).toBe(PAGE);
    expect(echoedRequest(await get(host, `/api/v1/end-user/site/${SITE}/x`)).headers).toMatchObject({ 'x-forwarded-host': host });
    for (const address of [`/api/v1/end-user/site/${PAUSED_SITE}/x`, '/api/v1/auth/login', '/api/v1/site', '/media/x'])
      expect((await get(host, address)).body.toString()).not.toContain('the-key');
    expect((await get(`${SITE}.example.jp.custom.localhost:4000`, '/')).status).toBe(404);
  });

  it('answers POST to a page with 403', async () => {
    expect((await get(SITE_HOST, '/', { method: 'POST', body: 'x' })).status).toBe(403);
  });
});
