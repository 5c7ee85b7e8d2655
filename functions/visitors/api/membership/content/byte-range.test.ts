import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RESPONSE_BYTES_MAX, parseByteRange } from '#functions/visitors/api/membership/content/byte-range.ts';

const whole = { read: 'bytes=0-4194303', isPart: false };

it.each([
  ['no header', undefined, whole],
  ['a part', 'bytes=5-9', { read: 'bytes=5-9', isPart: true }],
  ['an open range', 'bytes=10-', { read: 'bytes=10-4194313', isPart: true }],
  ['a range larger than a response', 'bytes=0-99999999', { read: 'bytes=0-4194303', isPart: true }],
  ['a suffix', 'bytes=-500', { read: 'bytes=-500', isPart: true }],
  ['a long suffix', 'bytes=-99999999', { read: 'bytes=-4194304', isPart: true }],
  ['an empty suffix', 'bytes=-0', { read: 'bytes=-0', isPart: true }],
  ['another case and surrounding spaces', ' Bytes=1-1 ', { read: 'bytes=1-1', isPart: true }],
  ['several parts', 'bytes=0-1,5-6', whole],
  ['a part that ends before it begins', 'bytes=9-5', whole],
  ['another unit', 'rows=0-1', whole],
  ['a dash', 'bytes=-', whole],
  ['junk', 'bytes=a-b\u0000', whole],
  ['a number beyond any file size', `bytes=${'9'.repeat(40)}-`, whole],
])('parseByteRange parses %s', (_, header, expected) => {
  expect(parseByteRange(header)).toEqual(expected);
});

it('parseByteRange returns at most one range, limited to the size of a response', () => {
  const place = fc.option(fc.nat(2 ** 40), { nil: '' });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(place, place).map(([first, last]) => `bytes=${first}-${last}`),
      ),
      (header) => {
        const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(parseByteRange(header).read) ?? [];
        const length = first === '' ? Number(last) : Number(last) - Number(first) + 1;
        expect(last).not.toBe('');
        expect(length).toBeGreaterThanOrEqual(first === '' ? 0 : 1);
        expect(length).toBeLessThanOrEqual(RESPONSE_BYTES_MAX);
      },
    ),
  );
});
