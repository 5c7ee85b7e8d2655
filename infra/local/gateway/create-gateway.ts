import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { toHttpResponse, gatewayResponse, INTERNAL_SERVER_ERROR, type HttpResponse } from '#infra/local/gateway/http-response.ts';
import { toRequestEvent } from '#infra/local/gateway/request-event.ts';
import { type Clock, realClock } from '#functions/platform/gateways/clock.ts';
import type { FunctionName } from '#infra/functions.ts';
import { createRouteMatcher, keyOf, type Route } from '#infra/local/gateway/route-table.ts';
import { PAYLOAD_MAX_BYTES, type Invoke } from '#infra/local/lambda/run-function.ts';

/** The limits of an HTTP API: the size of a request body in bytes, and the time for the function's response in milliseconds. */
export const GATEWAY_LIMITS = { requestBytes: 10 * 2 ** 20, integrationMs: 30_000 } as const;

const DEFAULT_ROUTE = '$default';

const BAD_REQUEST = gatewayResponse(400, 'Bad Request');
const TOO_LARGE = gatewayResponse(413, 'Request Entity Too Large');
const UNAVAILABLE = gatewayResponse(503, 'Service Unavailable');

/** Reads the body of a request. Returns `undefined` as soon as the body is longer than `limit` bytes. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // The stream is not destroyed, so that the refusal can still be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface GatewayOptions {
  routes: readonly Route[];
  /** The function of the `$default` route, which gets the requests that no other route matches. */
  unrouted: FunctionName;
  invoke: Invoke;
  limits?: { requestBytes: number; integrationMs: number };
  /** The clock for dating requests and responses. */
  clock?: Clock;
}

/** Creates an HTTP API with Lambda integrations: requests become events of payload format 2.0, and results become responses. */
export function createGateway({ routes, unrouted, invoke, limits = GATEWAY_LIMITS, clock = realClock }: GatewayOptions): Server {
  const findRoute = createRouteMatcher(routes);

  async function answer(request: IncomingMessage): Promise<HttpResponse> {
    const path = (request.url ?? '/').split('?')[0] ?? '';
    if (!URL.canParse(path, 'http://gateway')) return BAD_REQUEST;
    const match = findRoute(request.method ?? '', path);
    const routeKey = match ? keyOf(match.route) : DEFAULT_ROUTE;
    const body = await readBody(request, limits.requestBytes);
    if (!body) return TOO_LARGE;
    const event = toRequestEvent(request, { routeKey, parameters: match?.parameters }, body, clock());
    if (Buffer.byteLength(JSON.stringify(event)) > PAYLOAD_MAX_BYTES) return TOO_LARGE;
    const timer = new AbortController();
    const timeout = delay(limits.integrationMs, UNAVAILABLE, { signal: timer.signal });
    try {
      return await Promise.race([invoke(match?.route.target ?? unrouted, event).then(toHttpResponse), timeout]);
    } catch (error) {
      console.error(`${routeKey} failed:`, error);
      return INTERNAL_SERVER_ERROR;
    } finally {
      timer.abort();
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await answer(request).catch((error: unknown) => {
      if (error instanceof URIError) return BAD_REQUEST;
      console.error(error);
      return INTERNAL_SERVER_ERROR;
    });
    response.writeHead(status, { ...headers, date: clock().toUTCString(), 'content-length': body.length });
    response.end(body);
    // Unread bytes would reset the connection, and the response would be lost.
    if (!request.complete) request.resume();
  }

  return createServer((request, response) => void serve(request, response));
}
