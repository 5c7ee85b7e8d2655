import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AccessLogRecord } from '#functions/jobs/meter-page-views/access-log-fields.ts';
import { accountStateKey, STORE_VERSION_KEY } from '#functions/domain/edge/edge-keys.ts';
import { bucketOrigin } from '#infra/local/edge/bucket-origin.ts';
import { createEdge, type EdgeOptions } from '#infra/local/edge/create-edge.ts';
import { loadEdgeFunction, loadResponseFunction } from '#infra/local/edge/edge-function.ts';
import { folderOrigin } from '#infra/local/edge/folder-origin.ts';
import { destinationOf } from '#infra/local/edge/destination-of.ts';
import { listen, type Listening } from '#infra/local/http/listen.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { renderEndedPage, renderPausedPage } from '#site-renderer/render/not-available.ts';

const KEY = { accessKeyId: 'LOCALKEY', secretAccessKey: 'secret' };
const REGION = 'ap-northeast-1';
const SITE = 'abcdefghijkl';
const PAUSED = 'lkjihgfedcba';
const ENDED = 'lkjihgfedcbb';
const LATER = 'lkjihgfedcbc';
const MEDIA = '01JD0000000000000000000000';
const SITEMAP = `<urlset>${'<url/>'.repeat(300)}</urlset>`;
const BYTES = Buffer.from([0, 255, 128, 10]);
const PAGE = `<!doctype html><title>Site</title>${'<p>swipe</p>'.repeat(200)}`;

let folder: string;
const logged: AccessLogRecord[] = [];
const closing: { close: () => Promise<void> }[] = [];
let options: EdgeOptions;
let edge: Listening;

const put = (client: S3Client, Bucket: string, Key: string, Body: string, ContentType: string, CacheControl?: string) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ...(CacheControl && { CacheControl }) }));

/** A home page, or the page that replaces it. */
const putEntry = (client: S3Client, Key: string, Body: string, Metadata: Record<string, string> = {}) =>
  client.send(
    new PutObjectCommand({
      Bucket: 'sites',
      Key,
      Body,
      ContentType: 'text/html; charset=utf-8',
      ContentLanguage: 'en',
      CacheControl: 'public, max-age=0, s-maxage=300',
      Metadata,
    }),
  );

/** An origin that answers with what it was sent; with bytes where it is asked for a part of a file. */
const mirror = () =>
  listen(
    createServer((request, response) => {
      if (request.headers.range !== undefined) {
        response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 2-5/10', 'content-length': BYTES.length });
        response.end(BYTES);
        return;
      }
      const status = Number(/status=(\d+)/.exec(request.url ?? '')?.[1] ?? 200);
      response.writeHead(status, {
        'content-type': 'application/json',
        'set-cookie': ['a=1', 'b=2'],
        connection: 'x-hop',
        'x-hop': '1',
        'x-end': '2',
      });
      void text(request).then((body) =>
        response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body })),
      );
    }),
    0,
  );

const states = new Map([
  [accountStateKey('PAUSED'), 'paused'],
  [accountStateKey('ENDED'), 'ended'],
]);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  await mkdir(path.join(folder, 'console/assets'), { recursive: true });
  await mkdir(path.join(folder, 'pages'));
  await writeFile(path.join(folder, 'console/index.html'), '<title>Console</title>');
  await writeFile(path.join(folder, 'console/assets/a-1.js'), 'run()');
  await writeFile(path.join(folder, 'pages/not-available.html'), '<title>Not available</title>');
  const storage = await startStorage({
    port: 0,
    dataDir: path.join(folder, 'storage'),
    credentials: KEY,
    buckets: ['media', 'sites'],
    allowedOrigins: [],
  });
  const client = new S3Client({ endpoint: storage.url, region: REGION, credentials: KEY });
  await put(client, 'sites', `${SITE}/index.html`, PAGE, 'text/html; charset=utf-8', 'public, max-age=0');
  await put(client, 'sites', `${SITE}/B2.html`, PAGE, 'text/html; charset=utf-8');
  await put(client, 'sites', `${SITE}/sitemap.xml`, SITEMAP, 'application/xml');
  await putEntry(client, `${SITE}/en/index.html`, PAGE);
  await putEntry(client, `${SITE}/jp/B2.html`, '/B2', { location: '/B2' });
  for (const [site, account] of [
    [PAUSED, 'PAUSED'],
    [ENDED, 'ENDED'],
    [LATER, 'LATER'],
  ] as const) {
    const metadata = { lineage: `OPERATOR,${account}` };
    for (const name of ['index', 'B2', 's/0']) await putEntry(client, `${site}/${name}.html`, PAGE, metadata);
    await putEntry(client, `${site}/m/one/480.webp`, '0123456789', metadata);
  }
  await put(client, 'sites', `${SITE}/m/one/480.webp`, '0123456789', 'image/webp', 'public, max-age=31536000, immutable');
  await put(client, 'media', `ready/${MEDIA}/480.webp`, 'picture', 'image/webp');
  await put(client, 'media', `uploads/${MEDIA}`, 'original', 'image/png');
  const api = await mirror();
  const inbox = await mirror();
  const bucket = (name: string) => bucketOrigin(storage.url, name, { ...KEY, region: REGION });
  options = {
    destinationOf: destinationOf({
      consoleOrigin: 'http://localhost',
      sitesOrigin: 'http://{siteId}.sites.localhost',
      inboxOrigin: 'http://inbox.localhost',
      stripeOrigin: 'http://stripe.localhost',
      keyValueStoreOrigin: 'http://000000000000.localhost',
    }),
    api: new URL(api.url),
    inbox: new URL(inbox.url),
    stripe: new URL(inbox.url),
    keyValueStore: () => Promise.reject(new Error('Not used')),
    originKey: 'the-key',
    consoleFiles: folderOrigin(path.join(folder, 'console')),
    pages: folderOrigin(path.join(folder, 'pages')),
    media: bucket('media'),
    sites: bucket('sites'),
    apiRequest: loadEdgeFunction('api-request'),
    consoleRequest: loadEdgeFunction('console-request'),
    siteRequest: loadEdgeFunction('site-request', states),
    siteResponse: loadResponseFunction('site-response', states),
    consoleHeaders: { 'x-policy': 'console' },
    siteHeaders: { 'x-policy': 'site' },
    apiHeaders: { 'x-policy': 'api' },
    mediaHeaders: { 'x-policy': 'media' },
    logSiteRequest: (record) => void logged.push(record),
  };
  edge = await listen(createEdge(options), 0);
  closing.push(edge, api, inbox, storage);
});
afterAll(async () => {
  for (const one of closing) await one.close();
  await rm(folder, { recursive: true, force: true });
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const get = (
  host: string,
  requested: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Got> =>
  new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port: new URL(edge.url).port, method, path: requested, headers: { host, ...headers } },
      (answer) => {
        buffer(answer).then((bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }), reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const CONSOLE = 'localhost:4000';
const SITE_HOST = `${SITE}.sites.localhost:4000`;
const mirrored = ({ body }: Got) =>
  JSON.parse(body.toString()) as { method: string; url: string; headers: Record<string, string>; body: string };

describe('the console', () => {
  it('serves index.html for its screens, and its files', async () => {
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

  it('serves variants of pictures', async () => {
    const picture = await get(CONSOLE, `/media/${MEDIA}/480.webp`);
    expect([picture.status, picture.body.toString(), picture.headers['x-policy']]).toEqual([200, 'picture', 'media']);
  });

  it.each([`/media/../uploads/${MEDIA}`, `/media/%2e%2e/uploads/${MEDIA}`, `/media/..%2fuploads/${MEDIA}`, `/uploads/${MEDIA}`])(
    'does not show an original at %s',
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
    const { headers, ...rest } = mirrored(answer);
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

describe('a site', () => {
  it('is served compressed to clients that accept it, and revalidated by its entity tag', async () => {
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

  it('is a page for every address, found by HEAD too, in a language that the answer names', async () => {
    const head = await get(SITE_HOST, '/en', { method: 'HEAD' });
    expect([head.status, head.headers['content-language'], head.body.length]).toEqual([200, 'en', 0]);
    expect((await get(SITE_HOST, '/contact', { method: 'HEAD' })).status).toBe(404);
  });

  it('redirects where a publication says so, with the query string', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get(SITE_HOST, '/jp/B2?utm=1&b=%20', { method, headers: { 'if-none-match': '"x"' } });
      expect([status, headers.location, headers['cache-control']]).toEqual([308, '/B2?utm=1&b=%20', 'public, max-age=0, s-maxage=300']);
      expect(headers).not.toHaveProperty('etag');
    }
    expect((await get(SITE_HOST, '/b2?utm=1')).headers.location).toBe('/B2?utm=1');
  });

  it('is the target of redirects from the shared host', async () => {
    const { status, headers } = await get('sites.localhost:4000', `/sites/${SITE}/en/b2?utm=1`);
    expect([status, headers.location]).toEqual([308, `//${SITE_HOST}/en/B2?utm=1`]);
    for (const address of ['/', `/${SITE}/index.html`, `/sites/${SITE}/index.html`]) {
      const answer = await get('sites.localhost:4000', address);
      expect([answer.status, answer.body.toString()]).toEqual([404, '<title>Not available</title>']);
    }
  });

  it('has a compressed sitemap', async () => {
    const { headers, body } = await get(SITE_HOST, '/sitemap.xml', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual(['br', SITEMAP]);
  });

  it('forwards bytes of the API unchanged, whole or in part', async () => {
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

  it('answers ranges and HEAD', async () => {
    const part = await get(SITE_HOST, '/m/one/480.webp', { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    const head = await get(SITE_HOST, '/m/one/480.webp', { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0]);
  });

  it('answers 404 with the platform’s page if it is unpublished or lacks the file', async () => {
    for (const [host, address] of [
      [`zyxwvutsrqpo.sites.localhost`, '/'],
      [SITE_HOST, '/m/two/480.webp'],
    ] as const) {
      const answer = await get(host, address);
      expect([answer.status, answer.body.toString(), answer.headers['x-policy']]).toEqual([404, '<title>Not available</title>', 'site']);
    }
  });

  it.each([
    `/../${SITE}/index.html`,
    `/m/../../${SITE}/index.html`,
    `/m/..%2f..%2f${SITE}%2findex.html`,
    `/../../media/ready/${MEDIA}/480.webp`,
    `/m/%2e%2e/%2e%2e/media/uploads/${MEDIA}`,
  ])('does not reach another site’s files or another bucket at %s', async (address) => {
    const answer = await get('zyxwvutsrqpo.sites.localhost', address);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toMatch(/swipe|picture|original/);
  });

  it.each([
    ['paused', PAUSED, 503, renderPausedPage()],
    ['ended', ENDED, 404, renderEndedPage()],
  ])(
    'below an account that is %s answers every address alike, and is neither kept nor told apart by storage',
    async (_, site, status, page) => {
      const host = `${site}.sites.localhost:4000`;
      for (const address of ['/', '/B2', '/s/0.html', '/m/one/480.webp']) {
        for (const headers of [{}, { 'accept-encoding': 'br' }, { range: 'bytes=0-1' }]) {
          const answer = await get(host, address, { headers });
          expect([address, answer.status, answer.body.toString()]).toEqual([address, status, page]);
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

  it('is not confirmed from a browser’s cache once an account above it is paused', async () => {
    const host = `${LATER}.sites.localhost:4000`;
    const tag = String((await get(host, '/')).headers.etag);
    expect((await get(host, '/', { headers: { 'if-none-match': tag } })).status).toBe(304);
    states.set(accountStateKey('LATER'), 'paused').set(STORE_VERSION_KEY, 'V1');
    expect((await get(host, '/', { headers: { 'if-none-match': tag } })).status).toBe(503);
    states.delete(accountStateKey('LATER'));
    states.set(STORE_VERSION_KEY, 'V2');
    expect((await get(host, '/', { headers: { 'if-none-match': tag } })).status).toBe(200);
  });

  it('has visitors’ part of the API and no more', async () => {
    expect(
      mirrored(await get(SITE_HOST, `/api/v1/end-user/site/${SITE}/x`, { headers: { cookie: 'member-token=t' } })).headers,
    ).toMatchObject({
      'x-origin-key': 'the-key',
      'x-forwarded-host': SITE_HOST,
      cookie: 'member-token=t',
    });
    expect((await get(SITE_HOST, `/api/v1/end-user/site/${PAUSED}/x`)).status).toBe(404);
    for (const address of ['/api/v1/site', '/api/v1/end-user/../site', '/api/v1/end-user', '/api/v1/auth/login'])
      expect((await get(SITE_HOST, address)).body.toString()).not.toContain('the-key');
  });

  it('refuses other methods', async () => {
    expect((await get(SITE_HOST, '/', { method: 'POST', body: 'x' })).status).toBe(404);
  });
});

it('serves the inbox on its host, and nothing on unknown hosts', async () => {
  expect(mirrored(await get('inbox.localhost:4000', '/mail/1')).url).toBe('/mail/1');
  expect((await get('example.com', '/')).status).toBe(404);
});

it('answers 502 when an origin cannot be reached', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const away = await mirror();
  await away.close();
  const broken = await listen(createEdge({ ...options, destinationOf: () => 'inbox', inbox: new URL(away.url) }), 0);
  closing.unshift(broken);
  expect((await fetch(broken.url)).status).toBe(502);
  vi.restoreAllMocks();
});

describe('the access log', () => {
  it('has a record for each request to a site, as it was answered, and none for other hosts', async () => {
    logged.length = 0;
    const headers = { 'user-agent': 'Mozilla/5.0 (X11)' };
    await get(SITE_HOST, '/B2?utm=1', { headers });
    await get(SITE_HOST, '/B2', { method: 'HEAD' });
    await get(SITE_HOST, '/en/B2', { headers: { ...headers, 'sec-purpose': 'prefetch' } });
    await get(SITE_HOST, '/C3');
    await get(CONSOLE, '/');
    expect(logged).toEqual([
      {
        'timestamp(ms)': expect.stringMatching(/^\d{13}$/),
        'cs-method': 'GET',
        'x-host-header': SITE_HOST,
        'cs-uri-stem': '/B2',
        'sc-status': '200',
        'sc-content-type': 'text/html; charset=utf-8',
        'cs(User-Agent)': 'Mozilla/5.0%20(X11)',
      },
      expect.objectContaining({ 'cs-method': 'HEAD', 'cs(User-Agent)': '-' }),
      expect.objectContaining({ 'sc-status': '425' }),
      expect.objectContaining({ 'sc-status': '404', 'cs-uri-stem': '/C3' }),
    ]);
  });
});
