import * as fc from 'fast-check';
import { decodeTime } from 'ulid';
import { expect, it } from 'vitest';
import { ulid } from '#shared/model/fields.ts';
import { newUlid } from '#site-renderer/visitor/forms/new-ulid.ts';

it('newUlid returns a unique ULID that the server accepts and that contains its time', () => {
  fc.assert(
    fc.property(fc.nat(4_102_444_800_000), (now) => {
      const made = newUlid(now);
      expect(ulid().parse(made)).toBe(made);
      expect(decodeTime(made)).toBe(now);
    }),
  );
  expect(new Set(Array.from({ length: 1_000 }, () => newUlid(1))).size).toBe(1_000);
});
