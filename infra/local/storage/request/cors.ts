import type { IncomingHttpHeaders } from 'node:http';
import { S3Error } from '#infra/local/storage/s3-error.ts';

/** The methods that a bucket's CORS rule allows. It allows all headers. */
const METHODS = 'GET, HEAD, PUT';
const MAX_AGE_SECONDS = 3000;

/** Returns the CORS headers of a response: none without an origin, and none for a foreign origin, which S3 answers nevertheless. */
export function corsHeaders(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined || !allowedOrigins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'ETag',
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

/** Returns the headers of the response to a preflight request. Throws `AccessForbidden`. */
export function preflightHeaders(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): Record<string, string> {
  const method = headers['access-control-request-method'];
  const cors = corsHeaders(headers, allowedOrigins);
  if (headers.origin === undefined || method === undefined)
    throw new S3Error('InvalidRequest', 'Insufficient information. Origin request header needed.');
  if (Object.keys(cors).length === 0 || !METHODS.split(', ').includes(method)) throw new S3Error('AccessForbidden');
  const requested = headers['access-control-request-headers'];
  return {
    ...cors,
    'access-control-allow-methods': METHODS,
    'access-control-max-age': String(MAX_AGE_SECONDS),
    ...(requested !== undefined && { 'access-control-allow-headers': requested }),
  };
}
