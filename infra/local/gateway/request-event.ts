import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Content types whose bodies API Gateway passes as text; all others are base64. */
const TEXT_BODY = /^(?:text\/|application\/(?:json|javascript|xml)\b)/i;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns the time in common log format, as in `requestContext.time`. */
function logTime(at: Date): string {
  const [date = '', time = ''] = at.toISOString().split('T');
  return `${date.slice(8)}/${MONTHS[at.getUTCMonth()]}/${date.slice(0, 4)}:${time.slice(0, 8)} +0000`;
}

function joined(pairs: Iterable<readonly [string, string]>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of pairs) values[name] = name in values ? `${values[name]},${value}` : value;
  return values;
}

function* rawHeaders({ rawHeaders: flat }: IncomingMessage): Generator<[string, string]> {
  for (let index = 0; index < flat.length; index += 2) yield [(flat[index] ?? '').toLowerCase(), flat[index + 1] ?? ''];
}

/** Returns API Gateway's event of payload format 2.0 for a request with the given route and body. */
export function toRequestEvent(
  request: IncomingMessage,
  { routeKey, parameters }: { routeKey: string; parameters: Record<string, string> | undefined },
  body: Buffer,
  now: Date,
): APIGatewayProxyEventV2 {
  const [path = '', ...rest] = (request.url ?? '/').split('?');
  const rawQueryString = rest.join('?');
  const headers = joined(rawHeaders(request));
  const { cookie, ...others } = headers;
  // HTTP APIs, unlike REST APIs and function URLs, pass the path decoded.
  const rawPath = decodeURIComponent(path);
  const isText = TEXT_BODY.test(headers['content-type'] ?? '');
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    ...(cookie !== undefined && { cookies: cookie.split(/[;,]\s*/) }),
    headers: others,
    ...(rawQueryString !== '' && { queryStringParameters: joined(new URLSearchParams(rawQueryString)) }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers['host'] ?? '',
      domainPrefix: 'local',
      http: {
        method: request.method ?? '',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(parameters && { pathParameters: parameters }),
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}
