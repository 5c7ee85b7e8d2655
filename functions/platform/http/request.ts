import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { bodyMaxBytesOf, type Endpoint, type RequestOf } from '#shared/api-contract/endpoint.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { RequestContext } from '#functions/platform/http/use-case.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

/** Throws `payload-too-large` before the body is decoded. */
export function assertBodySize(endpoint: Endpoint, { body = '', isBase64Encoded }: APIGatewayProxyEventV2): void {
  if (Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8') > bodyMaxBytesOf(endpoint)) throw new AppError('payload-too-large');
}

/** Limits of a valid request: the entries of one list or record (the cells of the largest grid), and the values in total. */
const JSON_LIMITS = { entries: GRID_MAX.cells, values: 200_000 } as const;

/**
 * Throws for bodies that no schema accepts and that would be too much work to parse, and for text with unpaired surrogates, which JSON can
 * escape but neither UTF-8 nor the table can store.
 */
function assertJsonLimits(body: unknown): void {
  const pending = [body];
  for (let seen = 1; pending.length > 0; seen += 1) {
    const value = pending.pop();
    if (typeof value === 'string' && !value.isWellFormed()) throw new AppError('malformed-json');
    if (typeof value !== 'object' || value === null) continue;
    const inner: unknown[] = Object.values(value);
    if (inner.length > JSON_LIMITS.entries || seen + pending.length + inner.length > JSON_LIMITS.values)
      throw new AppError('payload-too-large');
    pending.push(...inner);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed-json');
  }
}

function readJson(event: APIGatewayProxyEventV2): unknown {
  if (!JSON_TYPE.test(event.headers['content-type'] ?? '')) throw new AppError('unsupported-content-type');
  const { body = '', isBase64Encoded } = event;
  const value = parseJson(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body);
  assertJsonLimits(value);
  return value;
}

/** Replaces unpaired surrogates, which URL decoding can produce: UTF-8 has none. */
const toWellFormed = (values: Readonly<Record<string, string | undefined>> = {}): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.toWellFormed()]));

/**
 * Returns path parameters, query and body, parsed by the endpoint's schemas. Throws `invalid-input` with every violated rule of all three:
 * paths into the body have no prefix, like the field names of forms; the others begin with `params` or `query`.
 */
export function readInput<E extends Endpoint>(endpoint: E, event: APIGatewayProxyEventV2): RequestOf<E> {
  const errors: FieldError[] = [];
  const read = (schema: Endpoint['body'], value: () => unknown, prefix: string): unknown => {
    if (!schema) return undefined;
    const parsed = parse(schema, value(), prefix);
    if (parsed.ok) return parsed.value;
    errors.push(...parsed.errors);
    return undefined;
  };
  const input = {
    params: read(endpoint.params, () => toWellFormed(event.pathParameters), 'params'),
    query: read(endpoint.query, () => toWellFormed(event.queryStringParameters), 'query'),
    body: read(endpoint.body, () => readJson(event), ''),
  };
  if (errors.length > 0) throw invalidInput(errors);
  // Each part was parsed by the schema that `RequestOf` infers from.
  return input as RequestOf<E>;
}

const bearerToken = ({ headers }: APIGatewayProxyEventV2): string | undefined => BEARER.exec(headers['authorization'] ?? '')?.[1];

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

/**
 * Returns the viewer's IP address from the header of the edge; without an edge, the address of the connection. Throws `forbidden` for a
 * request that bypassed the edge and its firewall.
 */
function viewerAddress({ headers, requestContext }: APIGatewayProxyEventV2, originKeys: readonly string[]): string {
  const { sourceIp } = requestContext.http;
  if (originKeys.length === 0) return sourceIp;
  const given = headers['x-origin-key'] ?? '';
  if (!originKeys.some((key) => isSame(given, key))) throw new AppError('forbidden');
  return headers['x-viewer-address'] ?? sourceIp;
}

function cookiesOf({ cookies = [] }: APIGatewayProxyEventV2): Record<string, string> {
  const pairs = cookies.map((cookie): [string, string] => {
    const [name = '', ...value] = cookie.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  return Object.fromEntries(pairs);
}

/** Returns the body of a request that Stripe has signed. */
function signedBody({ headers, body = '', isBase64Encoded }: APIGatewayProxyEventV2): RequestContext['signed'] {
  const signature = headers['stripe-signature'];
  return signature === undefined ? undefined : { body: isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body, signature };
}

/** Returns the context of a request. Throws `forbidden` unless one of the keys proves that the request came through the edge. */
export const toRequestContext = (event: APIGatewayProxyEventV2, originKeys: readonly string[]): RequestContext => ({
  viewerAddress: viewerAddress(event, originKeys),
  userAgent: event.headers['user-agent'],
  cookies: cookiesOf(event),
  bearer: bearerToken(event),
  signed: signedBody(event),
  password: event.headers['password'],
  range: event.headers['range'],
});
