import type { IncomingHttpHeaders } from 'node:http';
import { S3Error } from '#infra/local/storage/s3-error.ts';

/** The values that preconditions compare: the entity tag without quotes and the time of the last change in epoch milliseconds. */
export interface Validators {
  etag: string;
  modified: number;
}

const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, '').replaceAll('"', ''));

const names = (header: string, etag: string): boolean => header.trim() === '*' || tagsOf(header).includes(etag);

/** HTTP dates have whole seconds only. */
const seconds = (time: number): number => Math.floor(time / 1000);

/** Whether to answer a read with the object or with 304, in the order of RFC 9110, 13.2.2. Throws `PreconditionFailed`. */
export function evaluateReadPreconditions(headers: IncomingHttpHeaders, current: Validators): 'send' | 'not-modified' {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  const unmodifiedSince = Date.parse(headers['if-unmodified-since'] ?? '');
  const modifiedSince = Date.parse(headers['if-modified-since'] ?? '');
  if (match !== undefined ? !names(match, current.etag) : seconds(current.modified) > seconds(unmodifiedSince)) {
    throw new S3Error('PreconditionFailed');
  }
  if (noneMatch !== undefined) return names(noneMatch, current.etag) ? 'not-modified' : 'send';
  return seconds(current.modified) <= seconds(modifiedSince) ? 'not-modified' : 'send';
}

/** Whether a write may replace `current`. S3 supports `If-None-Match: *` and `If-Match` with one tag. Throws the refusal. */
export function assertWritePreconditions(headers: IncomingHttpHeaders, current: Validators | undefined): void {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (noneMatch !== undefined) {
    if (noneMatch.trim() !== '*') throw new S3Error('NotImplemented', 'If-None-Match on a write must be "*".');
    if (current) throw new S3Error('PreconditionFailed');
  }
  if (match !== undefined) {
    if (!current) throw new S3Error('NoSuchKey');
    if (!names(match, current.etag)) throw new S3Error('PreconditionFailed');
  }
}
