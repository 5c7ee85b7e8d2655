import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { RequestRecord } from '#infra/local/edge/access-log.ts';
import { accountStateKey, MEDIA_KEYS_KEY } from '#functions/publishing/services/edge/edge-keys.ts';
import { bucketOrigin } from '#infra/local/edge/bucket-origin.ts';
import { createEdge, type EdgeOptions } from '#infra/local/edge/create-edge.ts';
import { loadEdgeFunction, loadResponseFunction } from '#infra/local/edge/edge-function.ts';
import { folderOrigin } from '#infra/local/edge/folder-origin.ts';
import { destinationOf } from '#infra/local/edge/destination-of.ts';
import { listen } from '#infra/local/http/listen.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';
import { TEST_MEDIA_KEY } from '#test/support/media/media-rights.ts';

const KEY = { accessKeyId: 'LOCALKEY', secretAccessKey: 'secret' };
const REGION = 'ap-northeast-1';
export const SITE = 'abcdefghijkl';
export const PAUSED_SITE = 'lkjihgfedcba';
export const ENDED_SITE = 'lkjihgfedcbb';
export const PAUSED_LATER = 'lkjihgfedcbc';
export const MEDIA = '01JD0000000000000000000000';
export const SITEMAP = `<urlset>${'<url/>'.repeat(300)}</urlset>`;
export const BYTES = Buffer.from([0, 255, 128, 10]);
export const MISSING_PAGE = '<title>Not available</title>';
export const PAGE = `<!doctype html><title>Site</title>${'<p>swipe</p>'.repeat(200)}`;

const put = (client: S3Client, Bucket: string, Key: string, Body: string, ContentType: string, CacheControl?: string) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ...(CacheControl && { CacheControl }) }));

/** Stores a home page, or an object that redirects from it. */
const putEntry = (client: S3Client, Key: string, Body: string, Metadata: Record<string, string> = {}) =>
  client.send(
    new PutObjectCommand({
      Bucket: 'sites',
      Key,
      Body,
      ContentType: 'text/html; charset=utf-8',
      ContentLanguage: 'en',
      CacheControl: 'public, max-age=0, s-maxage=20',
      Metadata,
    }),
  );

/** Starts an origin that echoes requests, and answers range requests with bytes. */
export const startEchoServer = () =>
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

export interface ReceivedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const getFrom =
  (edgeUrl: string) =>
  (
    host: string,
    requested: string,
    { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<ReceivedResponse> =>
    new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        { host: '127.0.0.1', port: new URL(edgeUrl).port, method, path: requested, headers: { host, ...headers } },
        (answer) => {
          buffer(answer).then((bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }), reject);
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

export const CONSOLE = 'localhost:4000';
export const PREVIEW_HOST = `${SITE}.preview.sites.localhost:4000`;
export const SITE_HOST = `${SITE}.sites.localhost:4000`;
export const echoedRequest = ({ body }: ReceivedResponse) =>
  JSON.parse(body.toString()) as { method: string; url: string; headers: Record<string, string>; body: string };

/** Starts the edge in front of a storage with sites, the files of a console, and origins that echo their requests. */
export async function startTestEdge() {
  const logged: RequestRecord[] = [];
  const states = new Map([
    [accountStateKey('PAUSED'), 'paused'],
    [accountStateKey('ENDED'), 'ended'],
    [MEDIA_KEYS_KEY, TEST_MEDIA_KEY],
  ]);
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  await mkdir(path.join(folder, 'console/assets'), { recursive: true });
  await writeFile(path.join(folder, 'console/index.html'), '<title>Console</title>');
  await writeFile(path.join(folder, 'console/assets/a-1.js'), 'run()');
  const storage = await startStorage({
    port: 0,
    dataDir: path.join(folder, 'storage'),
    credentials: KEY,
    buckets: ['media', 'sites', 'fonts'],
    allowedOrigins: [],
  });
  const client = new S3Client({ endpoint: storage.url, region: REGION, credentials: KEY });
  await put(client, 'sites', `${SITE}/index.html`, PAGE, 'text/html; charset=utf-8', 'public, max-age=0');
  await put(client, 'sites', `${SITE}/B2.html`, PAGE, 'text/html; charset=utf-8');
  await put(client, 'sites', `${SITE}/sitemap.xml`, SITEMAP, 'application/xml');
  await putEntry(client, `${SITE}/en/index.html`, PAGE);
  await putEntry(client, `${SITE}/jp/B2.html`, '/B2', { location: '/B2' });
  for (const [site, account] of [
    [PAUSED_SITE, 'PAUSED'],
    [ENDED_SITE, 'ENDED'],
    [PAUSED_LATER, 'LATER'],
  ] as const) {
    const metadata = { lineage: `OPERATOR,${account}` };
    for (const name of ['index', 'B2', 's/0']) await putEntry(client, `${site}/${name}.html`, PAGE, metadata);
    await putEntry(client, `${site}/m/one/480.webp`, '0123456789', metadata);
  }
  await put(client, 'sites', `${SITE}/m/one/480.webp`, '0123456789', 'image/webp', 'public, max-age=31536000, immutable');
  await put(client, 'media', `ready/${MEDIA}/480.webp`, 'picture', 'image/webp');
  await put(client, 'media', `uploads/${MEDIA}`, 'original', 'image/png');
  await put(client, 'fonts', 'fonts/inter-400-1a2b3c4d.ttf', 'whole font', 'font/ttf', 'public, max-age=31536000, immutable');
  await put(client, 'fonts', 'subsets/inter-400-1a2b.woff2', 'subset', 'font/woff2');
  const api = await startEchoServer();
  const inbox = await startEchoServer();
  const bucket = (name: string) => bucketOrigin(storage.url, name, { ...KEY, region: REGION });
  const options: EdgeOptions = {
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
    tenantOf: (host) => Promise.resolve(host.startsWith('shop.example.jp.') ? { id: 'dt_1', parameters: { siteId: SITE } } : undefined),
    originKey: 'the-key',
    consoleFiles: folderOrigin(path.join(folder, 'console')),
    missingPage: () => MISSING_PAGE,
    media: bucket('media'),
    sites: bucket('sites'),
    fonts: bucket('fonts'),
    apiRequest: loadEdgeFunction('api-request'),
    consoleRequest: loadEdgeFunction('console-request'),
    mediaRequest: loadEdgeFunction('media-request', states),
    mediaResponse: loadResponseFunction('media-response'),
    siteRequest: loadEdgeFunction('site-request', states),
    previewRequest: loadEdgeFunction('preview-request'),
    siteResponse: loadResponseFunction('site-response', states),
    consoleHeaders: { 'x-policy': 'console' },
    siteHeaders: { 'x-policy': 'site' },
    previewHeaders: { 'x-policy': 'preview' },
    apiHeaders: { 'x-policy': 'api' },
    mediaHeaders: { 'x-policy': 'media' },
    logSiteRequest: (record) => void logged.push(record),
    space: { hasRoomFor: () => true },
  };
  const edge = await listen(createEdge(options), 0);
  return {
    options,
    /** The key value store of the functions at the edge: states of accounts, and the key of media. */
    states,
    logged,
    get: getFrom(edge.url),
    async stop(): Promise<void> {
      for (const one of [edge, api, inbox, storage]) await one.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestEdge = Awaited<ReturnType<typeof startTestEdge>>;
