import { WHOLE_FONTS_PREFIX } from '#functions/platform/gateways/font-keys.ts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import { VISIT_PATH_PREFIX } from '#shared/values/visit/visit-path.ts';
import { type Clock, realClock } from '#functions/platform/gateways/clock.ts';
import type { DiskSpace } from '#infra/local/disk/disk-space.ts';
import { replaceMissing } from '#infra/edge/missing-page.ts';
import { apiGuard } from '#infra/local/edge/api-guard.ts';
import { accessLogRecord, type RequestRecord } from '#infra/local/edge/access-log.ts';
import type { ObjectOrigin } from '#infra/local/edge/bucket-origin.ts';
import { compressResponse } from '#infra/local/edge/compress-response.ts';
import {
  toEdgeRequest,
  isResponse,
  toOriginHeaders,
  toOriginPath,
  type EdgeFunction,
  type EdgeRequest,
  type EdgeResponse,
  type EdgeTenant,
  type ResponseFunction,
} from '#infra/local/edge/edge-function.ts';
import { concurrencyLimit } from '#infra/local/edge/concurrency-limit.ts';
import type { Destination } from '#infra/local/edge/destination-of.ts';
import { badGateway, htmlResponse, serviceOverloaded, storageFull } from '#infra/local/edge/error-responses.ts';
import { restoreCookieNames, removeSecureAttribute } from '#infra/local/edge/webkit-cookies.ts';
import { fetchFromOrigin, endToEndHeaders, withHeaders, type OriginResponse } from '#infra/local/edge/origin.ts';

type Headers = Readonly<Record<string, string>>;

export interface EdgeOptions {
  destinationOf: (host: string) => Destination;
  api: URL;
  inbox: URL;
  stripe: URL;
  /** The API of the key value store that `mediaRequest`, `siteRequest` and `siteResponse` read. */
  keyValueStore: (request: IncomingMessage) => Promise<OriginResponse>;
  /** The tenant of a custom host; `undefined` if there is none. */
  tenantOf: (host: string) => Promise<EdgeTenant | undefined>;
  originKey: string;
  consoleFiles: ObjectOrigin;
  /** The platform's page for missing files of sites. */
  missingPage: () => string;
  media: ObjectOrigin;
  sites: ObjectOrigin;
  fonts: ObjectOrigin;
  /** The viewer-request functions. */
  apiRequest: EdgeFunction;
  consoleRequest: EdgeFunction;
  mediaRequest: EdgeFunction;
  siteRequest: EdgeFunction;
  previewRequest: EdgeFunction;
  /** The viewer-response function of sites. */
  siteResponse: ResponseFunction;
  /** The viewer-response function of media. */
  mediaResponse: ResponseFunction;
  /** The security headers of responses of the console, of sites, of previews, of the API, and of media on the console's host. */
  consoleHeaders: Headers;
  siteHeaders: Headers;
  previewHeaders: Headers;
  apiHeaders: Headers;
  mediaHeaders: Headers;
  /** Receives the record of each request to a site. */
  logSiteRequest: (record: RequestRecord) => void;
  /** The clock for dating the records. */
  clock?: Clock;
  /** The disk of all data. */
  space: DiskSpace;
  limits?: { requests: number; apiCalls: number };
}

/**
 * Maximum concurrent requests, and maximum concurrent API calls, like Lambda's concurrency limit. On a laptop a call takes some 15 ms
 * of a processor, so the last of 64 concurrent calls is answered within about a second.
 */
const LIMITS = { requests: 512, apiCalls: 64 } as const;

function fromFunction({ statusCode, headers = {}, cookies = {}, body = '' }: EdgeResponse): OriginResponse {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8');
  const setCookies = Object.entries(cookies).map(
    ([name, { value, attributes }]) => `${name}=${value}${attributes ? `; ${attributes}` : ''}`,
  );
  return {
    status: statusCode,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value])),
      ...(setCookies.length > 0 && { 'set-cookie': setCookies }),
      'content-length': bytes.length,
    },
    body: Readable.from(bytes.length > 0 ? [bytes] : []),
  };
}

/** Applies a viewer-response function. CloudFront does not call it for status 400 and above. */
async function applyResponseFunction(
  responseFunction: ResponseFunction,
  answer: OriginResponse,
  request: EdgeRequest,
  viewer: string,
): Promise<OriginResponse> {
  if (answer.status >= 400) return answer;
  const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, { value: String(value) }]));
  const changed = await responseFunction({ statusCode: answer.status, headers, cookies: {} }, request, viewer);
  if (changed.body !== undefined) {
    answer.body.resume();
    return fromFunction(changed);
  }
  return {
    ...answer,
    status: changed.statusCode,
    headers: Object.fromEntries(Object.entries(changed.headers ?? {}).map(([name, { value }]) => [name, value])),
  };
}

const viewerAddress = ({ socket }: IncomingMessage): string => (socket.remoteAddress ?? '').replace(/^::ffff:/, '');

/** Returns a bucket whose responses pass through the Lambda@Edge function of sites. */
function withMissingPage(origin: ObjectOrigin, readPage: () => string): ObjectOrigin {
  return async (method, path, headers) => {
    const found = await origin(method, path, headers);
    const answer = replaceMissing({ request: { method, uri: path }, response: { status: String(found.status), headers: {} } }, readPage);
    if (answer.status === String(found.status)) return found;
    found.body.resume();
    const body = Buffer.from(answer.body ?? '');
    return {
      status: Number(answer.status),
      headers: {
        ...Object.fromEntries(Object.entries(answer.headers).map(([name, values]) => [name, values.map(({ value }) => value).join(', ')])),
        'content-length': body.length,
      },
      body: Readable.from(body.length > 0 ? [body] : []),
    };
  };
}

/** Returns the response of a cache behaviour with a bucket and the given functions. */
async function fromBucket(
  request: IncomingMessage,
  origin: ObjectOrigin,
  edgeFunction?: EdgeFunction,
  responseFunction?: ResponseFunction,
  tenant?: EdgeTenant,
): Promise<OriginResponse> {
  const { method } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const given = toEdgeRequest(request);
  // Only the cache behaviour for visit reports accepts methods that write; its function answers these requests.
  const isAccepted = isRead || given.uri.startsWith(VISIT_PATH_PREFIX);
  const result = edgeFunction && isAccepted ? await edgeFunction(given, viewerAddress(request), tenant) : given;
  if (isResponse(result)) return fromFunction(result);
  if (!isRead) return htmlResponse(403, 'This address only answers GET and HEAD.');
  const found = compressResponse(await origin(method, result.uri, toOriginHeaders(result)), request.headers);
  // The origin may disconnect before the body has a reader, or it has none. A reader sees the error too.
  found.body.on('error', () => undefined);
  return responseFunction ? applyResponseFunction(responseFunction, found, result, viewerAddress(request)) : found;
}

/** Creates CloudFront on one port: the host selects the console's distribution, the sites' distribution or the inbox. */
export function createEdge(options: EdgeOptions): Server {
  const { requests, apiCalls } = options.limits ?? LIMITS;
  const guardApi = apiGuard(options.space, apiCalls);
  const limited = concurrencyLimit(requests);

  /** Answers for the API, on the console's host and the hosts of sites. The responses are neither cached nor compressed. */
  async function api(request: IncomingMessage, edgeFunction = options.apiRequest, tenant?: EdgeTenant): Promise<OriginResponse> {
    const result = await edgeFunction(toEdgeRequest(request), viewerAddress(request), tenant);
    if (isResponse(result)) return fromFunction(result);
    return guardApi(result.method, result.uri, () =>
      fetchFromOrigin({
        origin: options.api,
        method: result.method,
        path: toOriginPath(result),
        headers: { ...toOriginHeaders(result), host: options.api.host, 'x-origin-key': options.originKey },
        body: request,
      }),
    );
  }

  const siteFiles = withMissingPage(options.sites, options.missingPage);

  const unpublishedMedia = async (request: IncomingMessage): Promise<OriginResponse> =>
    withHeaders(await fromBucket(request, options.media, options.mediaRequest, options.mediaResponse), options.mediaHeaders);

  async function forConsole(request: IncomingMessage, path: string): Promise<OriginResponse> {
    if (path.startsWith(`${API_ROOT}/`)) return withHeaders(await api(request), options.apiHeaders);
    if (path.startsWith('/media/')) return unpublishedMedia(request);
    if (path.startsWith(`/${WHOLE_FONTS_PREFIX}`)) return withHeaders(await fromBucket(request, options.fonts), options.consoleHeaders);
    return withHeaders(await fromBucket(request, options.consoleFiles, options.consoleRequest), options.consoleHeaders);
  }

  async function forSite(request: IncomingMessage, path: string, tenant?: EdgeTenant): Promise<OriginResponse> {
    if (path.startsWith(`${API_ROOT}/end-user/`)) return withHeaders(await api(request, options.apiRequest, tenant), options.apiHeaders);
    const found = await fromBucket(request, siteFiles, options.siteRequest, options.siteResponse, tenant);
    const own = found.headers['content-security-policy'];
    return withHeaders(found, { ...options.siteHeaders, ...(own !== undefined && { 'content-security-policy': own }) });
  }

  /** CloudFront does not answer for a domain without a tenant, because it has no certificate. */
  async function forCustom(request: IncomingMessage, path: string): Promise<OriginResponse> {
    const tenant = await options.tenantOf(request.headers.host ?? '');
    return tenant ? forSite(request, path, tenant) : respond.unknown(request, path);
  }

  async function forPreview(request: IncomingMessage, path: string): Promise<OriginResponse> {
    if (path.startsWith('/media/')) return unpublishedMedia(request);
    return withHeaders(await api(request, options.previewRequest), options.previewHeaders);
  }

  /** Forwards a request to another engine and returns its response unchanged. */
  function fromEngine(origin: URL, request: IncomingMessage): Promise<OriginResponse> {
    return fetchFromOrigin({
      origin,
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: endToEndHeaders(request.headers),
      body: request,
    });
  }

  const respond: Readonly<Record<Destination, (request: IncomingMessage, path: string) => OriginResponse | Promise<OriginResponse>>> = {
    console: forConsole,
    site: (request, path) => forSite(request, path),
    custom: forCustom,
    preview: forPreview,
    inbox: (request) => fromEngine(options.inbox, request),
    stripe: (request) => fromEngine(options.stripe, request),
    'key-value-store': (request, path) =>
      request.method === 'GET' || options.space.hasRoomFor(0) ? options.keyValueStore(request) : storageFull(path),
    unknown: () => htmlResponse(404, 'No site answers at this address.'),
  };

  async function answer(request: IncomingMessage, destination: Destination): Promise<OriginResponse> {
    const url = URL.parse(`http://edge${request.url ?? '/'}`);
    if (!url) return htmlResponse(400, 'Bad request.');
    return limited(
      async () => respond[destination](request, url.pathname),
      () => serviceOverloaded(url.pathname),
    );
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const destination = options.destinationOf(request.headers.host ?? '');
    if (request.headers.cookie !== undefined) request.headers.cookie = restoreCookieNames(request.headers.cookie);
    const result = await answer(request, destination).catch((error: unknown) => {
      if (error instanceof URIError) return htmlResponse(400, 'Bad request.');
      console.error(`${request.method} ${request.headers.host}${request.url}:`, error);
      return badGateway(request.url ?? '/');
    });
    if (destination === 'site' || destination === 'custom')
      options.logSiteRequest(accessLogRecord(request, result, (options.clock ?? realClock)(), viewerAddress(request)));
    response.writeHead(result.status, removeSecureAttribute(result.headers, request.headers['user-agent']));
    if (request.method === 'HEAD') result.body.resume();
    // A viewer or an origin that disconnects early ends this connection only.
    await pipeline(request.method === 'HEAD' ? Readable.from([]) : result.body, response).catch(() => response.destroy());
    if (!request.complete) request.resume();
  }

  return createServer((request, response) => void serve(request, response));
}
