import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The credentials of a machine's request. */
export type OpenProof =
  | { kind: 'key'; key: string }
  | { kind: 'basic'; username: string; password: string }
  /** The request names the access, and its IP address authenticates it. */
  | { kind: 'addresses'; accessId: string };

const AUTHORIZATION = /^(?<scheme>bearer|basic) +(?<credentials>[\w.~+/=-]+)$/i;

function basicProof(credentials: string): OpenProof | undefined {
  const text = Buffer.from(credentials, 'base64').toString();
  const colon = text.indexOf(':');
  return colon > 0 ? { kind: 'basic', username: text.slice(0, colon), password: text.slice(colon + 1) } : undefined;
}

/**
 * Returns the credentials in the headers of a request: `Authorization: Bearer <key>` or `X-Api-Key: <key>`, `Authorization: Basic`, or
 * `X-Api-Access: <id>`. Cookies are ignored. Forms and pictures of other sites cannot set these headers.
 */
export function readOpenProof({ headers }: Pick<APIGatewayProxyEventV2, 'headers'>): OpenProof | undefined {
  const authorization = headers['authorization'];
  if (authorization !== undefined) {
    const { scheme = '', credentials = '' } = AUTHORIZATION.exec(authorization)?.groups ?? {};
    if (scheme.toLowerCase() === 'basic') return basicProof(credentials);
    return credentials === '' ? undefined : { kind: 'key', key: credentials };
  }
  const { 'x-api-key': key, 'x-api-access': accessId } = headers;
  if (key) return { kind: 'key', key };
  return accessId ? { kind: 'addresses', accessId } : undefined;
}
