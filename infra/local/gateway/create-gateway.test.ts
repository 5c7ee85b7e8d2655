import { on } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGateway, GATEWAY_LIMITS } from '#infra/local/gateway/create-gateway.ts';
import type { Method } from '#shared/api-contract/endpoint.ts';
import type { Route } from '#infra/local/gateway/route-table.ts';
import { listen, type Listening } from '#infra/local/http/listen.ts';
import { FunctionFailure, type Invoke } from '#infra/local/lambda/run-function.ts';

const route = (method: Method, path: `/${string}`): Route => ({ method, path, target: 'site' });
const ROUTES = [route('GET', '/things'), route('POST', '/things'), route('GET', '/things/{id}')];

const servers: Listening[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  vi.restoreAllMocks();
});

interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

async function send(
  invoke: Invoke,
  { method = 'GET', path, headers = {}, body }: Sent,
  limits: { requestBytes: number; integrationMs: number } = GATEWAY_LIMITS,
) {
  const server = await listen(createGateway({ routes: ROUTES, unrouted: 'plan', invoke, limits }), 0);
  servers.push(server);
  const { port } = new URL(server.url);
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      buffer(answer).then((bytes) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Returns the event that a request causes. */
async function eventOf(sent: Sent): Promise<APIGatewayProxyEventV2> {
  const invoke = vi.fn<Invoke>(async () => ({ statusCode: 204 }));
  await send(invoke, sent);
  return invoke.mock.calls[0]?.[1] as APIGatewayProxyEventV2;
}

const answering =
  (answer: unknown): Invoke =>
  async () =>
    answer;

describe('event of createGateway', () => {
  it('follows payload format 2.0', async () => {
    const sentAt = Date.now();
    const event = await eventOf({
      path: '/things/a%2Fb%20c?x=1&y=%E3%81%82&x=2',
      headers: { 'user-agent': 'test', 'X-Many': ['a', 'b'], cookie: 'one=1; two=2' },
    });
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /things/{id}',
      rawPath: '/things/a/b c',
      rawQueryString: 'x=1&y=%E3%81%82&x=2',
      queryStringParameters: { x: '1,2', y: 'あ' },
      pathParameters: { id: 'a/b c' },
      cookies: ['one=1', 'two=2'],
      headers: { 'x-many': 'a,b', 'user-agent': 'test' },
      isBase64Encoded: false,
      requestContext: {
        routeKey: 'GET /things/{id}',
        stage: '$default',
        http: { method: 'GET', path: '/things/a/b c', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
      },
    });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
    expect(event.requestContext.timeEpoch).toBeGreaterThanOrEqual(sentAt);
    expect(event.requestContext.timeEpoch).toBeLessThanOrEqual(Date.now());
  });

  it('omits properties that the request does not have', async () => {
    const event = await eventOf({ path: '/things' });
    for (const absent of ['body', 'cookies', 'queryStringParameters', 'pathParameters']) expect(event).not.toHaveProperty(absent);
  });

  it('contains JSON as text and other bodies as base64', async () => {
    expect(
      await eventOf({
        method: 'POST',
        path: '/things',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: '{"a":"あ"}',
      }),
    ).toMatchObject({ body: '{"a":"あ"}', isBase64Encoded: false });
    const bytes = Buffer.from([0, 255, 128]);
    expect(await eventOf({ method: 'POST', path: '/things', headers: { 'content-type': 'image/png' }, body: bytes })).toMatchObject({
      body: bytes.toString('base64'),
      isBase64Encoded: true,
    });
  });
});

describe('response of createGateway', () => {
  it('has the time of the local clock in its Date header', async () => {
    const clock = () => new Date('2027-03-01T00:00:00Z');
    const server = await listen(createGateway({ routes: ROUTES, unrouted: 'plan', invoke: answering({ statusCode: 200 }), clock }), 0);
    servers.push(server);
    expect((await fetch(`${server.url}/things`)).headers.get('date')).toBe('Mon, 01 Mar 2027 00:00:00 GMT');
  });

  it('has the status, headers, cookies and text of the result', async () => {
    const answer = await send(
      answering({
        statusCode: 201,
        headers: { 'Content-Type': 'application/json', 'X-A': 1 },
        cookies: ['a=1; Path=/', 'b=2'],
        body: '{"é":1}',
      }),
      { path: '/things' },
    );
    expect(answer).toMatchObject({
      status: 201,
      headers: { 'content-type': 'application/json', 'x-a': '1', 'set-cookie': ['a=1; Path=/', 'b=2'], 'content-length': '8' },
    });
    expect(answer.body.toString()).toBe('{"é":1}');
  });

  it('contains the decoded bytes of a base64 body', async () => {
    const { body } = await send(answering({ statusCode: 200, body: Buffer.from([1, 2, 254]).toString('base64'), isBase64Encoded: true }), {
      path: '/things',
    });
    expect([...body]).toEqual([1, 2, 254]);
  });

  it('contains a part of a file with status 206', async () => {
    const headers = { 'content-type': 'video/mp4', 'content-range': 'bytes 0-2/9', 'accept-ranges': 'bytes' };
    const { status, ...part } = await send(
      answering({ statusCode: 206, headers, body: Buffer.from([0, 255, 128]).toString('base64'), isBase64Encoded: true }),
      { path: '/things', headers: { range: 'bytes=0-2' } },
    );
    expect(status).toBe(206);
    expect(part.headers).toMatchObject({ ...headers, 'content-length': '3' });
    expect([...part.body]).toEqual([0, 255, 128]);
  });

  it('contains the returned value as JSON if the value has no status code', async () => {
    const answer = await send(answering({ hello: 'world' }), { path: '/things' });
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } });
    expect(answer.body.toString()).toBe('{"hello":"world"}');
  });
});

const message = async (invoke: Invoke, sent: Sent, limits: { requestBytes: number; integrationMs: number } = GATEWAY_LIMITS) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, body } = await send(invoke, sent, limits);
  return [status, JSON.parse(body.toString()) as unknown];
};
const failing: Invoke = () => Promise.reject(new FunctionFailure('TypeError', 'broken'));
const never: Invoke = () => new Promise(() => undefined);

it('createGateway passes requests that no route matches to the function of the default route', async () => {
  const invoke = vi.fn<Invoke>(async () => ({ statusCode: 404 }));
  for (const sent of [{ path: '/nothing' }, { method: 'PUT', path: '/things' }]) await send(invoke, sent);
  expect(invoke.mock.calls.map(([target, event]) => [target, (event as APIGatewayProxyEventV2).routeKey])).toEqual([
    ['plan', '$default'],
    ['plan', '$default'],
  ]);
});

describe('error of createGateway', () => {
  it('is 400 for a path with a broken percent-encoding', async () => {
    expect(await message(answering({}), { path: '/things/%zz' })).toEqual([400, { message: 'Bad Request' }]);
  });

  it('is 500 if the function failed or returned no valid response', async () => {
    expect(await message(failing, { path: '/things' })).toEqual([500, { message: 'Internal Server Error' }]);
    expect(await message(answering({ statusCode: 'oops' }), { path: '/things' })).toEqual([500, { message: 'Internal Server Error' }]);
  });

  it('is 503 if the function exceeds the time limit', async () => {
    expect(await message(never, { path: '/things' }, { ...GATEWAY_LIMITS, integrationMs: 30 })).toEqual([
      503,
      { message: 'Service Unavailable' },
    ]);
  });

  it('is 413 for a body over 10 MB, with or without a Content-Length, and for a body above the limit of functions', async () => {
    const json = { 'content-type': 'application/json' };
    const body = 'x'.repeat(GATEWAY_LIMITS.requestBytes + 1);
    const sent: Sent[] = [
      { method: 'POST', path: '/things', headers: { ...json, 'content-length': String(body.length) }, body },
      { method: 'POST', path: '/things', headers: { ...json, 'transfer-encoding': 'chunked' }, body },
      { method: 'POST', path: '/things', headers: json, body: 'x'.repeat(6_291_456) },
    ];
    for (const one of sent) expect(await message(answering({}), one)).toEqual([413, { message: 'Request Entity Too Large' }]);
  });

  it('is sent before a body over the limit is complete; the rest is read, so that no connection reset loses the response', async () => {
    const server = await listen(createGateway({ routes: ROUTES, unrouted: 'plan', invoke: answering({}) }), 0);
    servers.push(server);
    const body = Buffer.alloc(GATEWAY_LIMITS.requestBytes + 1);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const answers = on(socket, 'data');
    const next = async (): Promise<string> => String((await answers.next()).value).split('\r\n')[0] ?? '';
    socket.write(`POST /things HTTP/1.1\r\nhost: h\r\ncontent-length: ${body.length}\r\n\r\n`);
    expect(await next()).toBe('HTTP/1.1 413 Payload Too Large');
    socket.write(body);
    socket.write('GET /nothing HTTP/1.1\r\nhost: h\r\n\r\n');
    expect(await next()).toBe('HTTP/1.1 200 OK');
    socket.destroy();
  });
});
