import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEdge } from '#infra/local/edge/create-edge.ts';
import {
  CONSOLE,
  MEDIA,
  startEchoServer,
  echoedRequest,
  PREVIEW_HOST,
  SITE,
  SITE_HOST,
  startTestEdge,
  type TestEdge,
} from '#infra/local/edge/create-edge-fixture.ts';
import { testDisk } from '#infra/local/disk/full-disk-fixture.ts';
import { listen, type Listening } from '#infra/local/http/listen.ts';
import { MEDIA_COOKIE } from '#shared/model/limits.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

const ACCOUNT = '01JD30000000000000000000AA';

let edge: TestEdge;
const get: TestEdge['get'] = (...request) => edge.get(...request);
beforeAll(async () => {
  edge = await startTestEdge();
});
afterAll(() => edge.stop());

describe('console on the edge', () => {
  it('serves index.html for each screen, and serves the files of the build', async () => {
    for (const address of ['/', '/login', '/admin-user/site/abc']) {
      const page = await get(CONSOLE, address);
      expect([page.status, page.body.toString(), page.headers['cache-control'], page.headers['x-policy']]).toEqual([
        200,
        '<title>Console</title>',
        'no-cache',
        'console',
      ]);
    }
    expect(await get(CONSOLE, '/assets/a-1.js')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it('serves whole fonts to be cached for ever, but no subset of a site', async () => {
    const font = await get(CONSOLE, '/fonts/inter-400-1a2b3c4d.ttf');
    expect([font.status, font.body.toString(), font.headers['x-policy']]).toEqual([200, 'whole font', 'console']);
    expect(font.headers).toMatchObject({ 'content-type': 'font/ttf', 'cache-control': 'public, max-age=31536000, immutable' });
    for (const path of [
      '/fonts/inter-400-none.ttf',
      '/fonts/../subsets/inter-400-1a2b.woff2',
      '/fonts/%2e%2e/subsets/inter-400-1a2b.woff2',
    ])
      expect((await get(CONSOLE, path)).body.toString()).not.toMatch(/subset|whole/);
    expect((await get(CONSOLE, '/subsets/inter-400-1a2b.woff2')).body.toString()).not.toContain('subset');
  });

  it('serves a picture variant, for private caches only, if the request has both cookie and tag, else answers 403', async () => {
    const cookie = `${MEDIA_COOKIE}=${TEST_MEDIA_RIGHTS.cookieOf(ACCOUNT)}`;
    const address = `/media/${MEDIA}/480.webp?t=${TEST_MEDIA_RIGHTS.tagOf(MEDIA, ACCOUNT)}`;
    const picture = await get(CONSOLE, address, { headers: { cookie } });
    expect([picture.status, picture.body.toString(), picture.headers['x-policy']]).toEqual([200, 'picture', 'media']);
    expect(picture.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    for (const refused of [await get(CONSOLE, address), await get(CONSOLE, `/media/${MEDIA}/480.webp`, { headers: { cookie } })])
      expect([refused.status, refused.body.toString(), refused.headers['cache-control']]).toEqual([403, 'Forbidden', 'no-store']);
  });

  it.each([`/media/../uploads/${MEDIA}`, `/media/%2e%2e/uploads/${MEDIA}`, `/media/..%2fuploads/${MEDIA}`, `/uploads/${MEDIA}`])(
    'serves no uploaded original at %s',
    async (address) => {
      expect((await get(CONSOLE, address)).body.toString()).not.toContain('original');
    },
  );

  it('forwards API calls with the viewer’s address and host, replacing forged headers', async () => {
    const answer = await get(CONSOLE, '/api/v1/site?a=1&b=%20', {
      method: 'POST',
      body: 'hello',
      headers: {
        'x-origin-key': 'forged',
        'x-viewer-address': '203.0.113.9',
        'x-forwarded-host': 'evil',
        connection: 'keep-alive, x-private',
        'x-private': '1',
        cookie: 'c=1; d=2',
        authorization: 'Bearer t',
      },
    });
    const { headers, ...rest } = echoedRequest(answer);
    expect(rest).toEqual({ method: 'POST', url: '/api/v1/site?a=1&b=%20', body: 'hello' });
    expect(headers).toMatchObject({
      'x-origin-key': 'the-key',
      'x-viewer-address': '127.0.0.1',
      'x-forwarded-host': CONSOLE,
      cookie: 'c=1; d=2',
      authorization: 'Bearer t',
    });
    expect(headers['host']).toMatch(/^127\.0\.0\.1:/);
    expect(headers).not.toHaveProperty('x-private');
    expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-end': '2', 'x-policy': 'api' });
    expect(answer.headers).not.toHaveProperty('x-hop');
  });

  it('forwards the API’s errors unchanged', async () => {
    for (const status of [403, 404, 500]) expect((await get(CONSOLE, `/api/v1/x?status=${status}`)).status).toBe(status);
  });
});

it('createEdge serves the inbox on the inbox host, and answers 404 on unknown hosts', async () => {
  expect(echoedRequest(await get('inbox.localhost:4000', '/mail/1')).url).toBe('/mail/1');
  expect((await get('example.com', '/')).status).toBe(404);
});

it('createEdge answers 502 with Retry-After if an origin is unreachable, to API calls as JSON (R-23.72)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const away = await startEchoServer();
  await away.close();
  const broken = await listen(createEdge({ ...edge.options, destinationOf: () => 'inbox', inbox: new URL(away.url) }), 0);
  const answer = await fetch(broken.url);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
    502,
    '2',
    'text/html; charset=utf-8',
  ]);
  const ofApi = await fetch(`${broken.url}/api/v1/auth/login`, { method: 'POST', body: '{}' });
  expect([ofApi.status, ofApi.headers.get('retry-after')]).toEqual([502, '2']);
  expect(await ofApi.json()).toMatchObject({ data: { code: 'unavailable', retryAfter: 2 } });
  await broken.close();
  vi.restoreAllMocks();
});

describe('edge on a full disk (R-23.103)', () => {
  const disk = testDisk();
  const call = (url: string, path: string, method: string) =>
    fetch(`${url}/api/v1${path}`, { method, ...(method === 'POST' && { body: '{}' }) });
  let full: Listening;
  beforeAll(async () => {
    full = await listen(createEdge({ ...edge.options, destinationOf: () => 'console', space: disk }), 0);
  });
  afterAll(() => full.close());
  beforeEach(() => {
    disk.isFull = true;
  });

  it('answers writes with 507 in the format of the API, and forwards them once there is space', async () => {
    const refused = await call(full.url, '/site', 'POST');
    expect([refused.status, refused.headers.get('x-policy'), refused.headers.get('cache-control')]).toEqual([507, 'api', 'no-store']);
    expect(await refused.json()).toEqual({ data: { code: 'storage-full' }, message: expect.stringMatching(/full/) });
    disk.isFull = false;
    expect((await call(full.url, '/site', 'POST')).status).toBe(200);
  });

  it.each([
    ['GET', '/site'],
    ['DELETE', '/site/abc'],
    ['POST', '/auth/login'],
    ['POST', '/auth/refresh-token'],
    ['POST', `/end-user/site/${SITE}/login`],
  ])('forwards %s %s, because it reads, frees space or signs in', async (method, path) => {
    expect((await call(full.url, path, method)).status).toBe(200);
  });

  it('replaces a 503 of the API by 507', async () => {
    expect((await call(full.url, '/site?status=503', 'GET')).status).toBe(507);
    disk.isFull = false;
    expect((await call(full.url, '/site?status=503', 'GET')).status).toBe(503);
  });
});

it('createEdge answers API calls above its limit with 503 and Retry-After until earlier calls have ended (R-23.72)', async () => {
  const arrived = Promise.withResolvers<void>();
  const held: ServerResponse[] = [];
  const slow = await listen(
    createServer((_, response) => {
      held.push(response);
      if (held.length === 2) arrived.resolve();
    }),
    0,
  );
  const options = { ...edge.options, destinationOf: () => 'console' as const, api: new URL(slow.url) };
  const busy = await listen(createEdge({ ...options, limits: { requests: 3, apiCalls: 2 } }), 0);
  const call = () => fetch(`${busy.url}/api/v1/site`);
  const first = [call(), call()];
  await arrived.promise;
  const refused = await call();
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('x-policy')]).toEqual([503, '2', 'api']);
  expect(await refused.json()).toMatchObject({ data: { code: 'unavailable', retryAfter: 2 } });
  expect((await fetch(`${busy.url}/`)).status).toBe(200);
  for (const response of held) response.end('{}');
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  const later = call();
  await vi.waitFor(() => expect(held).toHaveLength(3));
  held[2]?.end('{}');
  expect((await later).status).toBe(200);

  const none = await listen(createEdge({ ...edge.options, destinationOf: () => 'console', limits: { requests: 0, apiCalls: 0 } }), 0);
  const page = await fetch(none.url);
  expect([page.status, page.headers.get('retry-after'), page.headers.get('content-type')]).toEqual([503, '2', 'text/html; charset=utf-8']);
  for (const one of [busy, slow, none]) await one.close();
});

describe('preview host on the edge', () => {
  it('serves the responses of the preview endpoints with the security policy of previews', async () => {
    const page = await get(PREVIEW_HOST, '/en/B2?utm=1', { headers: { 'x-viewer-address': '192.0.2.1', cookie: '__Host-preview=t' } });
    expect(echoedRequest(page)).toMatchObject({
      method: 'GET',
      url: `/api/v1/preview/site/${SITE}/file?path=%2Fen%2FB2`,
      headers: { 'x-viewer-address': '127.0.0.1', 'x-forwarded-host': PREVIEW_HOST, 'x-origin-key': 'the-key', cookie: '__Host-preview=t' },
    });
    expect(page.headers).toMatchObject({ 'x-policy': 'preview', 'set-cookie': ['a=1', 'b=2'] });
    const sent = await get(PREVIEW_HOST, `/api/v1/end-user/site/${SITE}/contact`, { method: 'POST', body: '{"data":{}}' });
    expect(echoedRequest(sent)).toMatchObject({ method: 'POST', url: `/api/v1/preview/site/${SITE}/form/contact`, body: '{"data":{}}' });
  });

  it('answers 403 for media without the right, and 404 for other sites and all other API endpoints', async () => {
    expect((await get(PREVIEW_HOST, `/media/${MEDIA}/480.webp`)).status).toBe(403);
    for (const path of ['/api/v1/end-user/site/lkjihgfedcba/popups', '/api/v1/auth/user-info', `/api/v1/preview/site/${SITE}/file`])
      expect((await get(PREVIEW_HOST, path)).status, path).toBe(404);
  });
});

describe('access log of the edge', () => {
  it('contains a record of each request to a site with its response, but no record of requests to other hosts', async () => {
    edge.logged.length = 0;
    const headers = { 'user-agent': 'Mozilla/5.0 (X11)' };
    await get(SITE_HOST, '/B2?utm=1', { headers });
    await get(SITE_HOST, '/B2', { method: 'HEAD' });
    await get(SITE_HOST, '/en/B2', { headers: { ...headers, 'sec-purpose': 'prefetch' } });
    await get(SITE_HOST, '/C3');
    await get(CONSOLE, '/');
    await get(PREVIEW_HOST, '/B2');
    const visit = await get(SITE_HOST, '/v/visit/0/en/1', { method: 'POST', headers });
    expect([visit.status, visit.headers['cache-control'], visit.body.length]).toEqual([204, 'no-store', 0]);
    const refused = [
      ['GET', '/v/visit/0/en/1', 404],
      ['POST', '/B2', 403],
      ['POST', '/v', 403],
    ] as const;
    for (const [method, path, status] of refused) expect((await get(SITE_HOST, path, { method })).status).toBe(status);
    expect(edge.logged.splice(5).map((record) => record['sc-status'])).toEqual(refused.map(([, , status]) => String(status)));
    expect(edge.logged).toEqual([
      {
        'timestamp(ms)': expect.stringMatching(/^\d{13}$/),
        'cs-method': 'GET',
        'x-host-header': SITE_HOST,
        'cs-uri-stem': '/B2',
        'sc-status': '200',
        'sc-content-type': 'text/html; charset=utf-8',
        'cs(User-Agent)': 'Mozilla/5.0%20(X11)',
        'c-ip': '127.0.0.1',
      },
      expect.objectContaining({ 'cs-method': 'HEAD', 'cs(User-Agent)': '-' }),
      expect.objectContaining({ 'sc-status': '425' }),
      expect.objectContaining({ 'sc-status': '404', 'cs-uri-stem': '/C3' }),
      expect.objectContaining({ 'cs-method': 'POST', 'sc-status': '204', 'cs-uri-stem': '/v/visit/0/en/1' }),
    ]);
  });
});
