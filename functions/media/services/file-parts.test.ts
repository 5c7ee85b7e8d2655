import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filePartsOf, missingParts, isMultipart } from '#functions/media/services/file-parts.ts';
import { MEGABYTE, UPLOAD_PART_BYTES, VIDEO_MAX_MB } from '#shared/model/limits.ts';

const LARGEST = VIDEO_MAX_MB * MEGABYTE;
const anySize = fc.oneof(
  fc.integer({ min: 1, max: LARGEST }),
  fc.constantFrom(1, UPLOAD_PART_BYTES - 1, UPLOAD_PART_BYTES, UPLOAD_PART_BYTES + 1, LARGEST),
);

describe('parts of a file', () => {
  it('are contiguous and, except for the last, large enough for storage', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const parts = filePartsOf(size);
        expect(parts.map(({ number }) => number)).toEqual(parts.map((_, index) => index + 1));
        expect(parts.reduce((end, part) => (part.start === end && part.size > 0 ? end + part.size : Number.NaN), 0)).toBe(size);
        expect(parts.slice(0, -1).every((part) => part.size === UPLOAD_PART_BYTES)).toBe(true);
        expect(parts.length > 1).toBe(isMultipart(size));
      }),
    );
  });

  it('count as missing until uploaded completely', () => {
    fc.assert(
      fc.property(anySize, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (size, isThere) => {
        const parts = filePartsOf(size);
        const arrived = parts.flatMap(({ number, size: bytes }, index) => (isThere[index] ? [{ number, size: bytes, etag: '' }] : []));
        expect(missingParts(size, arrived)).toEqual(parts.filter((_, index) => !isThere[index]));
        expect(
          missingParts(
            size,
            arrived.map((part) => ({ ...part, size: part.size - 1 })),
          ),
        ).toEqual(parts);
      }),
    );
  });
});
