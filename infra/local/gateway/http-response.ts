import type { OutgoingHttpHeaders } from 'node:http';

export interface HttpResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Returns an error response that API Gateway creates. */
export const gatewayResponse = (status: number, message: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message })),
});

export const INTERNAL_SERVER_ERROR = gatewayResponse(500, 'Internal Server Error');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the HTTP response for a function's result, by the rules of payload format 2.0. */
export function toHttpResponse(answer: unknown): HttpResponse {
  if (!isRecord(answer) || !('statusCode' in answer)) {
    // Without a status code the whole result is the body of a 200.
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) };
  }
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded = false } = answer;
  const status = Number(statusCode);
  if (
    !Number.isInteger(status) ||
    status < 200 ||
    status > 599 ||
    !isRecord(headers) ||
    !Array.isArray(cookies) ||
    typeof body !== 'string'
  )
    return INTERNAL_SERVER_ERROR;
  const plain = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...Object.fromEntries(plain),
      ...(cookies.length > 0 && { 'set-cookie': cookies.map(String) }),
    },
    body: Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8'),
  };
}
