import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { CHECKSUM_HEADERS, isChecksumHeader, startChecksum, type ChecksumHeader } from '#infra/local/storage/request/checksum.ts';
import { decodeChunks } from '#infra/local/storage/request/chunked-body.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import type { Payload } from '#infra/local/storage/request/signature.ts';

/** A complete body that matches its stated length and checksums. */
export interface ReceivedBody {
  size: number;
  /** MD5 in hex. */
  md5: string;
  /** The verified `x-amz-checksum-` values, by header. */
  checksums: Record<string, string>;
}

/** S3's limit for one PUT. */
const BODY_MAX_BYTES = 5 * 2 ** 30;

/** The maximum size of a document: enough for a list of 1,000 keys of maximum length with every character escaped. */
const DOCUMENT_MAX_BYTES = 8 * 2 ** 20;

function statedLength(headers: IncomingHttpHeaders, payload: Payload): number {
  const header = payload.kind === 'chunked' ? headers['x-amz-decoded-content-length'] : headers['content-length'];
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) throw new S3Error('MissingContentLength');
  if (Number(header) > BODY_MAX_BYTES) throw new S3Error('EntityTooLarge');
  return Number(header);
}

/** Returns the checksums in headers; `null` for a checksum in a trailer. */
function statedChecksums(headers: IncomingHttpHeaders, payload: Payload): Map<ChecksumHeader, string | null> {
  const stated = new Map<ChecksumHeader, string | null>();
  for (const name of CHECKSUM_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') stated.set(name, value);
  }
  const trailer = headers['x-amz-trailer'];
  if (payload.kind === 'chunked' && typeof trailer === 'string') {
    const name = trailer.trim().toLowerCase();
    if (!isChecksumHeader(name)) throw new S3Error('InvalidRequest', 'The value specified in the x-amz-trailer header is not supported');
    stated.set(name, null);
  }
  return stated;
}

function checkDigest(name: ChecksumHeader, expected: string | undefined, actual: string): void {
  if (expected === undefined) throw new S3Error('InvalidRequest', `The announced trailer ${name} is missing.`);
  if (Buffer.from(expected, 'base64').length !== Buffer.from(actual, 'base64').length) throw new S3Error('InvalidDigest');
  if (expected !== actual) throw new S3Error('BadDigest', `The ${name} you specified did not match what we received.`);
}

/**
 * Reads a request's body to its end, without chunk framing, passes each chunk to `write`, and checks length, signed hash and
 * checksums. It can throw after chunks were written: the caller must discard them. The request can still be answered.
 */
export async function receiveBody(
  request: IncomingMessage,
  headers: IncomingHttpHeaders,
  payload: Payload,
  write: (piece: Uint8Array) => Promise<void>,
): Promise<ReceivedBody> {
  const length = statedLength(headers, payload);
  const stated = statedChecksums(headers, payload);
  const running = new Map([...new Set<ChecksumHeader>(['content-md5', ...stated.keys()])].map((name) => [name, startChecksum(name)]));
  const signedHash = payload.kind === 'sha256' ? createHash('sha256') : undefined;
  const trailers = new Map<string, string>();
  const source: AsyncIterable<Uint8Array> = request.iterator({ destroyOnReturn: false });
  let size = 0;
  for await (const piece of payload.kind === 'chunked' ? decodeChunks(source, payload.signing, trailers) : source) {
    size += piece.byteLength;
    if (size > length) throw new S3Error('IncompleteBody');
    signedHash?.update(piece);
    for (const checksum of running.values()) checksum.update(piece);
    await write(piece);
  }
  if (size !== length) throw new S3Error('IncompleteBody');
  if (payload.kind === 'sha256' && signedHash?.digest('hex') !== payload.hex) throw new S3Error('XAmzContentSHA256Mismatch');

  const digests = new Map([...running].map(([name, checksum]) => [name, checksum.digest()]));
  for (const [name, value] of stated) checkDigest(name, value ?? trailers.get(name), digests.get(name) ?? '');
  const md5 = Buffer.from(digests.get('content-md5') ?? '', 'base64').toString('hex');
  digests.delete('content-md5');
  return { size, md5, checksums: Object.fromEntries(digests) };
}

/** Receives a small body as text, with the same checks. Throws `EntityTooLarge` above 8 MB. */
export async function receiveDocument(request: IncomingMessage, headers: IncomingHttpHeaders, payload: Payload): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  await receiveBody(request, headers, payload, async (piece) => {
    size += piece.byteLength;
    if (size > DOCUMENT_MAX_BYTES) throw new S3Error('EntityTooLarge');
    pieces.push(piece);
  });
  return Buffer.concat(pieces).toString();
}
