import { describe, expect, it } from 'vitest';
import { assertUnlocked, lockHeaders } from '#infra/local/storage/request/object-lock.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const LOCK = {
  'x-amz-object-lock-mode': 'COMPLIANCE',
  'x-amz-object-lock-retain-until-date': '2036-12-01T00:00:00Z',
};
const CHECKED = { ...LOCK, 'x-amz-checksum-sha256': 'hash' };

describe('object lock headers', () => {
  it('are stored as the mode and the end of the retention', () => {
    expect(lockHeaders(CHECKED, true, NOW)).toEqual(LOCK);
    expect(lockHeaders({}, false, NOW)).toEqual({});
  });

  it.each([
    ['a bucket without locks', CHECKED, false, 'Bucket is missing Object Lock Configuration'],
    ['an expired retention', { ...CHECKED, 'x-amz-object-lock-retain-until-date': '2026-11-30T00:00:00Z' }, true, 'future'],
    ['a mode alone', { 'x-amz-object-lock-mode': 'COMPLIANCE' }, true, 'must both be supplied'],
    ['an unknown mode', { ...CHECKED, 'x-amz-object-lock-mode': 'NONE' }, true, 'must both be supplied'],
    ['a body without a checksum', LOCK, true, 'Content-MD5 OR x-amz-checksum-'],
  ])('are refused with %s', (_, headers, isLockable, message) => {
    expect(() => lockHeaders(headers, isLockable, NOW)).toThrow(message);
  });

  it('protect an object until the end of its retention', () => {
    const object = { blob: 'b', size: 1, etag: 'e', modified: 0, headers: LOCK };
    expect(() => assertUnlocked(object, NOW)).toThrow('object lock');
    expect(() => assertUnlocked(object, Date.parse('2036-12-01T00:00:00Z'))).not.toThrow();
    expect(() => assertUnlocked({ ...object, headers: {} }, NOW)).not.toThrow();
    expect(() => assertUnlocked(undefined, NOW)).not.toThrow();
  });
});
