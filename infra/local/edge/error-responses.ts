import { Readable } from 'node:stream';
import type { ErrorPayload } from '#shared/api-contract/envelope.ts';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { ERROR_MESSAGES } from '#functions/platform/http/error-messages.ts';
import { withHeaders, type OriginResponse } from '#infra/local/edge/origin.ts';

export const htmlResponse = (status: number, message: string): OriginResponse => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(message) },
  body: Readable.from([message]),
});

/** Retry-After in seconds: long enough for a restart of a process or the end of an overload. */
const RETRY_AFTER_SECONDS = 2;

interface ErrorResponse {
  status: number;
  code: ErrorCode;
  /** The text of the page. */
  sentence: string;
  retryAfter?: number;
}

/** Returns an error response of the edge: in the API's format for API calls, otherwise as a page. */
function errorResponse(path: string, { status, code, sentence, retryAfter }: ErrorResponse): OriginResponse {
  const headers = { 'cache-control': 'no-store', ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) };
  if (!path.startsWith(`${API_ROOT}/`)) return withHeaders(htmlResponse(status, sentence), headers);
  const data: ErrorPayload = { code, ...(retryAfter !== undefined && { retryAfter }) };
  const body = JSON.stringify({ data, message: ERROR_MESSAGES[code] });
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) },
    body: Readable.from([body]),
  };
}

/** Returns the response for an unreachable origin. */
export const badGateway = (path: string): OriginResponse =>
  errorResponse(path, {
    status: 502,
    code: 'unavailable',
    sentence: 'The server cannot be reached for the moment. Please try again.',
    retryAfter: RETRY_AFTER_SECONDS,
  });

/** Returns the response for a request above the concurrency limit. */
export const serviceOverloaded = (path: string): OriginResponse =>
  errorResponse(path, {
    status: 503,
    code: 'unavailable',
    sentence: 'The server is busy. Please try again.',
    retryAfter: RETRY_AFTER_SECONDS,
  });

/** Returns the response for a write while the disk is full. */
export const storageFull = (path: string): OriginResponse =>
  errorResponse(path, {
    status: 507,
    code: 'storage-full',
    sentence: 'The storage is full: nothing can be saved until there is space again.',
  });
