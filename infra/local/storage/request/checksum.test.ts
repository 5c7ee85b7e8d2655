import { describe, expect, it } from 'vitest';
import { startChecksum, type ChecksumHeader } from '#infra/local/storage/request/checksum.ts';

/** Check values of the CRC catalogue and of RFC 1321, FIPS 180-4: all of the ASCII text `123456789`, in hex. */
const CHECK_VALUES: Record<ChecksumHeader, string> = {
  'content-md5': '25f9e794323b453885f5181f1b624d0b',
  'x-amz-checksum-sha1': 'f7c3bc1d808e04732adf679965ccc34ca7ae3441',
  'x-amz-checksum-sha256': '15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225',
  'x-amz-checksum-crc32': 'cbf43926',
  'x-amz-checksum-crc32c': 'e3069283',
  'x-amz-checksum-crc64nvme': 'ae8b14860a799888',
};

describe('startChecksum', () => {
  it.each(Object.entries(CHECK_VALUES))('computes %s over data in several chunks', (header, expected) => {
    const checksum = startChecksum(header as ChecksumHeader);
    checksum.update(Buffer.from('1234'));
    checksum.update(Buffer.alloc(0));
    checksum.update(Buffer.from('56789'));
    expect(Buffer.from(checksum.digest(), 'base64').toString('hex')).toBe(expected);
  });
});
