import type { IncomingHttpHeaders } from 'node:http';
import { isChecksumHeader } from '#infra/local/storage/request/checksum.ts';
import type { StoredObject } from '#infra/local/storage/store/object-index.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';

const KEPT = ['cache-control', 'content-disposition', 'content-language', 'expires'];
const METADATA = 'x-amz-meta-';
const METADATA_MAX_BYTES = 2048;

/** Response headers that the query of a GET may override. */
const OVERRIDES = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'content-type', 'expires'];

/** Removes `aws-chunked`, which names the framing of an upload, not an encoding of the object. */
const objectEncoding = (encoding: string): string =>
  encoding
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'aws-chunked')
    .join(',');

/** Returns the headers of a write that are stored with the object and returned with it. */
export function storedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const stored: Record<string, string> = { 'content-type': headers['content-type'] ?? 'binary/octet-stream' };
  const encoding = objectEncoding(headers['content-encoding'] ?? '');
  if (encoding !== '') stored['content-encoding'] = encoding;
  let metadataSize = 0;
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== 'string') continue;
    if (name.startsWith(METADATA)) metadataSize += name.length - METADATA.length + value.length;
    if (name.startsWith(METADATA) || KEPT.includes(name)) stored[name] = value;
  }
  if (metadataSize > METADATA_MAX_BYTES) throw new S3Error('MetadataTooLarge');
  return stored;
}

/** Returns the stored headers that contain checksums of the bytes. */
export const checksumHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isChecksumHeader(name)));

/** Returns the response headers of an object. `query` may override some; checksums are included on request. */
export function responseHeaders(
  object: StoredObject,
  headers: IncomingHttpHeaders,
  query: ReadonlyMap<string, string>,
): Record<string, string> {
  const withChecksums = headers['x-amz-checksum-mode'] === 'ENABLED';
  const described = Object.fromEntries(Object.entries(object.headers).filter(([name]) => withChecksums || !isChecksumHeader(name)));
  for (const name of OVERRIDES) {
    const override = query.get(`response-${name}`);
    if (override !== undefined) described[name] = override.replaceAll(/[^\x20-\x7e]/g, '');
  }
  return {
    ...described,
    'accept-ranges': 'bytes',
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.modified).toUTCString(),
  };
}
