import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Envelope, ErrorPayload } from '#shared/api-contract/envelope.ts';
import { ERROR_STATUS } from '#shared/model/error.ts';
import type { AppError } from '#functions/platform/base/app-error.ts';
import { ERROR_MESSAGES } from '#functions/platform/http/error-messages.ts';
import type { FileReply } from '#functions/platform/http/use-case.ts';

/** Headers of every answer. Answers are private to their caller; browsers must not store, execute, frame or sniff them. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
} as const;

const SUCCESS_MESSAGE = 'OK';

const bodyOf = <T>(envelope: Envelope<T>): string => JSON.stringify(envelope);

/**
 * The minimum size of compressed answers; below, compressing costs more than it saves. A Lambda answer is limited to 6 MB, and a site of
 * 2,600 sheets in four languages is larger uncompressed.
 */
const GZIP_MIN_BYTES = 16 * 1_024;

/** Compresses a large answer for a client that accepts gzip. */
export function gzipIfLarge(answer: APIGatewayProxyStructuredResultV2, acceptEncoding = ''): APIGatewayProxyStructuredResultV2 {
  const { body = '', headers } = answer;
  if (body.length < GZIP_MIN_BYTES || !/\bgzip\b/.test(acceptEncoding)) return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}

interface Success {
  /** The data, already parsed by the endpoint's response schema. */
  data: unknown;
  /** Tags of media, by id. */
  media: Readonly<Record<string, string>>;
  cookies: string[];
  headers?: Readonly<Record<string, string>>;
}

export const successResponse = (statusCode: number, { data, media, cookies, headers }: Success): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { ...HEADERS, ...headers },
  ...(cookies.length > 0 && { cookies }),
  body: bodyOf({ data, message: SUCCESS_MESSAGE, ...(Object.keys(media).length > 0 && { media }) }),
});

/** Whether a file is compressed for transfer. Pictures and videos are compressed already, and their ranges are those of the stored file. */
const isCompressible = (contentType: string): boolean => /^(?:text|application)\//.test(contentType);

/** Returns the response with a file. Text is compressed for a client that accepts gzip. */
export function fileResponse(
  { bytes, contentType, status, headers, cookies = [] }: FileReply,
  acceptEncoding = '',
): APIGatewayProxyStructuredResultV2 {
  const isGzipped = isCompressible(contentType) && /\bgzip\b/.test(acceptEncoding);
  const sent = isGzipped ? gzipSync(bytes) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    statusCode: status,
    headers: {
      ...HEADERS,
      'content-type': contentType,
      'cache-control': 'private, no-store',
      ...(isCompressible(contentType) ? { vary: 'accept-encoding' } : { 'accept-ranges': 'bytes' }),
      ...(isGzipped && { 'content-encoding': 'gzip' }),
      ...headers,
    },
    ...(cookies.length > 0 && { cookies: [...cookies] }),
    body: sent.toString('base64'),
    isBase64Encoded: true,
  };
}

/**
 * Returns the response for an error. The only place that maps error codes to HTTP statuses. By `requestId`, support finds the request in the
 * log.
 */
export function errorResponse({ code, detail, headers }: AppError, requestId: string): APIGatewayProxyStructuredResultV2 {
  const data: ErrorPayload = { code, ...detail };
  return {
    statusCode: ERROR_STATUS[code],
    headers: {
      ...HEADERS,
      ...headers,
      'x-request-id': requestId,
      ...(detail.retryAfter !== undefined && { 'retry-after': String(detail.retryAfter) }),
    },
    body: bodyOf({ data, message: ERROR_MESSAGES[code] }),
  };
}
