import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import type { RequestTarget } from '#infra/local/storage/request/request-target.ts';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** The inputs of each chunk's signature; the first one chains on the request's signature. */
export interface ChunkSigning {
  key: Buffer;
  date: string;
  scope: string;
  seed: string;
}

/** How the signature covers the body. `signing` is null if chunks are framed but not signed. */
export type Payload = { kind: 'unsigned' } | { kind: 'sha256'; hex: string } | { kind: 'chunked'; signing: ChunkSigning | null };

/** The parts of a Signature Version 4, from the headers or the query. */
interface Claim {
  accessKeyId: string;
  date: string;
  /** `<day>/<region>/s3/aws4_request` */
  scope: string;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SKEW_MS = 15 * 60_000;
const EXPIRES_MAX_SECONDS = 604_800;

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
export const sha256Hex = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');

export const sign = (key: Buffer, ...lines: string[]): string => hmac(key, lines.join('\n')).toString('hex');

/** Compares two signatures in constant time. */
export const signaturesMatch = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Returns the signing key for the requests of one day to a region. */
export const signingKey = (secretAccessKey: string, scope: string): Buffer =>
  scope.split('/').reduce<Buffer | string>((key, part) => hmac(key, part), `AWS4${secretAccessKey}`) as Buffer;

/** Returns `20261120T050000Z` as epoch milliseconds; NaN if invalid. */
const instantOf = (date: string): number => Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function headerClaim(request: IncomingMessage, authorization: string, now: number): Claim {
  const match = /^AWS4-HMAC-SHA256 +Credential=([^/,]+)\/([^,]+), *SignedHeaders=([^,]+), *Signature=([\da-f]{64})$/.exec(authorization);
  if (!match) throw new S3Error('AuthorizationHeaderMalformed');
  const [, accessKeyId = '', scope = '', signedHeaders = '', signature = ''] = match;
  const date = headerValue(request, 'x-amz-date') ?? '';
  const payloadHash = headerValue(request, 'x-amz-content-sha256');
  if (Number.isNaN(instantOf(date))) throw new S3Error('AccessDenied', 'AWS authentication requires a valid x-amz-date header');
  if (Math.abs(instantOf(date) - now) > SKEW_MS) throw new S3Error('RequestTimeTooSkewed');
  if (payloadHash === undefined) throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  return { accessKeyId, date, scope, signedHeaders: signedHeaders.split(';'), signature, payloadHash };
}

function queryClaim(request: IncomingMessage, { query }: RequestTarget, now: number): Claim {
  const date = query.get('X-Amz-Date') ?? '';
  const [accessKeyId = '', ...scope] = (query.get('X-Amz-Credential') ?? '').split('/');
  const expires = Number(query.get('X-Amz-Expires') ?? Number.NaN);
  const since = instantOf(date);
  if (query.get('X-Amz-Algorithm') !== ALGORITHM || Number.isNaN(since)) throw new S3Error('AuthorizationQueryParametersError');
  if (!Number.isInteger(expires) || expires < 1 || expires > EXPIRES_MAX_SECONDS) {
    throw new S3Error('AuthorizationQueryParametersError', `X-Amz-Expires must be between 1 and ${EXPIRES_MAX_SECONDS} seconds`);
  }
  if (since > now + SKEW_MS) throw new S3Error('AccessDenied', 'Request is not valid yet');
  if (now > since + expires * 1000) throw new S3Error('AccessDenied', 'Request has expired');
  return {
    accessKeyId,
    date,
    scope: scope.join('/'),
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    payloadHash: headerValue(request, 'x-amz-content-sha256') ?? query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

/** Returns a header as signers sign it, in UTF-8: Node decodes the bytes of headers as Latin-1. */
function headerValue(request: IncomingMessage, name: string): string | undefined {
  const values = request.headersDistinct[name];
  return values && Buffer.from(values.map((value) => value.trim().replaceAll(/ +/g, ' ')).join(','), 'latin1').toString();
}

function readClaim(request: IncomingMessage, target: RequestTarget, now: number): Claim {
  const { authorization } = request.headers;
  const inQuery = target.query.has('X-Amz-Algorithm') || target.query.has('X-Amz-Signature');
  if (authorization !== undefined && inQuery) throw new S3Error('InvalidArgument', 'Only one auth mechanism allowed');
  if (inQuery) return queryClaim(request, target, now);
  if (authorization === undefined) throw new S3Error('AccessDenied');
  return headerClaim(request, authorization, now);
}

function checkScope({ scope, date }: Claim): void {
  const [day, region, service, end, ...rest] = scope.split('/');
  if (day !== date.slice(0, 8) || !region || service !== 's3' || end !== 'aws4_request' || rest.length > 0) {
    throw new S3Error('AuthorizationHeaderMalformed', 'The credential must be scoped as <date of the request>/<region>/s3/aws4_request');
  }
}

/** Refuses unsigned `x-amz-` headers, which could change the meaning of a signed request. */
function checkSignedHeaders({ signedHeaders }: Claim, request: IncomingMessage): void {
  const unsigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name));
  if (unsigned.length > 0 || !signedHeaders.includes('host')) {
    throw new S3Error('AccessDenied', `There were headers present in the request which were not signed: ${unsigned.join(', ') || 'host'}`);
  }
}

function payloadOf({ payloadHash, date, scope, signature }: Claim, key: Buffer): Payload {
  if (payloadHash === 'UNSIGNED-PAYLOAD') return { kind: 'unsigned' };
  if (payloadHash === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return { kind: 'chunked', signing: null };
  if (/^STREAMING-AWS4-HMAC-SHA256-PAYLOAD(-TRAILER)?$/.test(payloadHash))
    return { kind: 'chunked', signing: { key, date, scope, seed: signature } };
  if (/^[\da-f]{64}$/.test(payloadHash)) return { kind: 'sha256', hex: payloadHash };
  throw new S3Error(
    'InvalidArgument',
    'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, a known STREAMING value, or a SHA-256 in lower case hex',
  );
}

/**
 * Checks a request's Signature Version 4, in its headers or its query, against `now` (epoch ms). Covers every signed header, so a
 * signed content-length or content-type binds size and type. Throws the refusal that S3 returns.
 */
export function authenticate(request: IncomingMessage, target: RequestTarget, credentials: Credentials, now: number): Payload {
  const claim = readClaim(request, target, now);
  if (claim.accessKeyId !== credentials.accessKeyId) throw new S3Error('InvalidAccessKeyId');
  checkScope(claim);
  checkSignedHeaders(claim, request);
  const canonicalRequest = [
    request.method ?? '',
    target.canonicalPath,
    target.canonicalQuery,
    ...claim.signedHeaders.map((name) => `${name}:${headerValue(request, name) ?? ''}`),
    '',
    claim.signedHeaders.join(';'),
    claim.payloadHash,
  ].join('\n');
  const key = signingKey(credentials.secretAccessKey, claim.scope);
  const expected = sign(key, ALGORITHM, claim.date, claim.scope, sha256Hex(canonicalRequest));
  if (!signaturesMatch(expected, claim.signature)) throw new S3Error('SignatureDoesNotMatch');
  return payloadOf(claim, key);
}
