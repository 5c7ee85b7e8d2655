import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { PREVIEW_COOKIE, PREVIEW_VIEW_COOKIE } from '#shared/model/limits.ts';
import { API_ROOT, type Endpoint, routeKey } from '#shared/api-contract/endpoint.ts';

/** A handler as Lambda calls it. */
export type HttpHandler = (event: APIGatewayProxyEventV2, context: Context) => unknown;

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** The body, sent as JSON unless it is a string. */
  body?: unknown;
  token?: string | undefined;
  /** Value of the refresh cookie. */
  refreshToken?: string | undefined;
  /** Value of the device cookie. */
  device?: string | undefined;
  /** Value of the member cookie. */
  memberToken?: string | undefined;
  /** Values of the cookies of a preview: its token, and its view settings. */
  previewToken?: string | undefined;
  previewView?: string | undefined;
  headers?: Record<string, string>;
  sourceIp?: string;
}

export interface Answer {
  status: number;
  data: unknown;
  message: unknown;
  headers: Record<string, string>;
  cookies: string[];
}

/** Returns an answer without the id of its request, which differs in the answers to equal requests. */
export function withoutRequestId<T extends { headers: Answer['headers'] }>(answer: T): T {
  const { 'x-request-id': _, ...headers } = answer.headers;
  return { ...answer, headers };
}

const pathWith = (path: string, params: Record<string, string>): string =>
  API_ROOT + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params[name] ?? '').toWellFormed()));

const cookie = (name: string, value: string | undefined): string | undefined => (value === undefined ? undefined : `${name}=${value}`);

/** The key by which tests prove that a request came through the edge. */
export const TEST_ORIGIN_KEY = 'edge-key';

/** The API Gateway event of a request to this endpoint (payload format 2.0). */
export function httpEvent(endpoint: Pick<Endpoint, 'method' | 'path'>, call: Call = {}): APIGatewayProxyEventV2 {
  const {
    params,
    query,
    body,
    token,
    refreshToken,
    device,
    memberToken,
    previewToken,
    previewView,
    headers = {},
    sourceIp = '192.0.2.1',
  } = call;
  const rawPath = pathWith(endpoint.path, params ?? {});
  const cookies = [
    cookie('refresh-token', refreshToken),
    cookie('device', device),
    cookie('member-token', memberToken),
    cookie(PREVIEW_COOKIE, previewToken),
    cookie(PREVIEW_VIEW_COOKIE, previewView),
  ].filter((one) => one !== undefined);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    version: '2.0',
    routeKey: routeKey(endpoint),
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      'x-origin-key': TEST_ORIGIN_KEY,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(cookies.length > 0 && { cookies: ['language=jp', ...cookies] }),
    ...(params && { pathParameters: params }),
    ...(query && { queryStringParameters: query }),
    ...(text !== undefined && { body: text }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'localhost',
      domainPrefix: 'test',
      http: { method: endpoint.method, path: rawPath, protocol: 'HTTP/1.1', sourceIp, userAgent: 'test' },
      requestId: randomUUID(),
      routeKey: routeKey(endpoint),
      stage: '$default',
      time: '01/Jan/2026:00:00:00 +0000',
      timeEpoch: 1_767_225_600_000,
    },
  };
}

/** The Lambda context, as far as the product reads it. */
export const LAMBDA_CONTEXT: Context = {
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'test',
  functionVersion: '1',
  invokedFunctionArn: 'arn:aws:lambda:ap-northeast-1:000000000000:function:test',
  memoryLimitInMB: '1024',
  awsRequestId: 'test',
  logGroupName: 'test',
  logStreamName: 'test',
  getRemainingTimeInMillis: () => 25_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
};

/** Invokes a function with an event and parses the envelope of its answer; a page has none. */
export async function deliver(handler: HttpHandler, event: APIGatewayProxyEventV2): Promise<Answer> {
  const {
    statusCode = 0,
    headers = {},
    cookies = [],
    body = '',
  } = (await handler(event, LAMBDA_CONTEXT)) as APIGatewayProxyStructuredResultV2;
  const isPage = headers['content-type'] === 'text/html; charset=utf-8';
  const { data, message } = isPage ? { data: null, message: '' } : (JSON.parse(body || '{}') as { data: unknown; message: unknown });
  return { status: statusCode, data, message, headers: headers as Record<string, string>, cookies };
}

/** Calls an endpoint of a function. */
export const send = (handler: HttpHandler, endpoint: Pick<Endpoint, 'method' | 'path'>, call: Call = {}): Promise<Answer> =>
  deliver(handler, httpEvent(endpoint, call));

const cookieOf = ({ cookies }: Answer, name: string): string | undefined =>
  cookies
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(';')[0];

/** The refresh token that an answer sets; empty if it clears it, `undefined` if it does not set the cookie. */
export const refreshTokenOf = (answer: Answer): string | undefined => cookieOf(answer, 'refresh-token');
/** The member token that an answer sets, like `refreshTokenOf`. */
export const memberTokenOf = (answer: Answer): string | undefined => cookieOf(answer, 'member-token');
/** The device secret that an answer sets, like `refreshTokenOf`. */
export const deviceOf = (answer: Answer): string | undefined => cookieOf(answer, 'device');

/** Returns a new network each time, for tests that are not about rate limits per network. */
export function networks(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `10.0.${last >> 8}.${last & 255}`;
  };
}
