import type { IncomingHttpHeaders } from 'node:http';
import { isChecksumHeader } from '#infra/local/storage/request/checksum.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';
import type { StoredObject } from '#infra/local/storage/store/object-index.ts';

const MODE = 'x-amz-object-lock-mode';
const RETAINED_UNTIL = 'x-amz-object-lock-retain-until-date';
const MODES = ['COMPLIANCE', 'GOVERNANCE'];

/** Returns the headers that lock the object of a write. Throws if the bucket does not support locks or the retention is invalid. */
export function lockHeaders(headers: IncomingHttpHeaders, isLockable: boolean, now: number): Record<string, string> {
  const [mode, until] = [headers[MODE], headers[RETAINED_UNTIL]];
  if (mode === undefined && until === undefined) return {};
  if (!isLockable) throw new S3Error('InvalidRequest', 'Bucket is missing Object Lock Configuration');
  if (typeof mode !== 'string' || typeof until !== 'string' || !MODES.includes(mode))
    throw new S3Error('InvalidArgument', 'x-amz-object-lock-retain-until-date and x-amz-object-lock-mode must both be supplied');
  if (!(Date.parse(until) > now)) throw new S3Error('InvalidArgument', 'The retain until date must be in the future!');
  if (headers['content-md5'] === undefined && !Object.keys(headers).some(isChecksumHeader))
    throw new S3Error(
      'InvalidRequest',
      'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests with Object Lock parameters',
    );
  return { [MODE]: mode, [RETAINED_UNTIL]: until };
}

/** Returns the headers of an object without its lock, which copies do not inherit. */
export const withoutLock = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== MODE && name !== RETAINED_UNTIL));

/**
 * Throws `AccessDenied` if an object may not be deleted or replaced yet. S3 would keep a locked version below a new one or a
 * delete marker; this server has no versions, and the product's bucket refuses both by its policy and by conditional writes.
 */
export function assertUnlocked(current: StoredObject | undefined, now: number): void {
  const until = current?.headers[RETAINED_UNTIL];
  if (until !== undefined && Date.parse(until) > now)
    throw new S3Error('AccessDenied', 'Access Denied because object protected by object lock.');
}
