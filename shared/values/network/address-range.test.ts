import { BlockList, isIP } from 'node:net';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInRanges, parseAddressRange } from '#shared/values/network/address-range.ts';

it.each(['192.0.2.1', '192.0.2.0/24', '10.0.0.0/8', '2001:db8::1', '2001:db8::/32', '::1', '::ffff:192.0.2.1', '1:2:3:4:5:6:7:8/64'])(
  'parseAddressRange accepts %s',
  (text) => expect(parseAddressRange(text)).toBeDefined(),
);

it.each([
  '',
  'example.com',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.01',
  '192.0.2.1/33',
  '192.0.2.1/0',
  '192.0.2.1/',
  '192.0.2.1/8/8',
  '::/0',
  ':::',
  '1::2::3',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7::8:9',
  '12345::',
  'fe80::1%eth0',
  '::ffff:192.0.2.0/120',
  '192.0.2.1 ',
])('parseAddressRange rejects %j', (text) => expect(parseAddressRange(text)).toBeUndefined());

it('isInRanges treats an IPv4-mapped IPv6 address as the IPv4 address', () => {
  expect(isInRanges('::ffff:192.0.2.7', ['192.0.2.0/24'])).toBe(true);
  expect(isInRanges('192.0.2.7', ['::ffff:192.0.2.7'])).toBe(true);
});

it('isInRanges returns false without ranges, and for a malformed address', () => {
  expect(isInRanges('192.0.2.7', [])).toBe(false);
  expect(isInRanges('', ['192.0.2.0/24'])).toBe(false);
});

const address = fc.oneof(fc.ipV4(), fc.ipV6());
/** A pair of addresses that differ in a single bit. */
const near = fc.tuple(fc.ipV4(), fc.integer({ min: 0, max: 31 })).map(([text, bit]) => {
  const value = text.split('.').reduce((all, octet) => all * 256 + Number(octet), 0);
  const flipped = (BigInt(value) ^ (1n << BigInt(bit))) & 0xffffffffn;
  return [text, [24n, 16n, 8n, 0n].map((shift) => (flipped >> shift) & 255n).join('.')] as const;
});

it('isInRanges returns the same as the BlockList of Node', () => {
  const pairs = fc.oneof(
    fc.tuple(address, address),
    near,
    address.map((one) => [one, one] as const),
  );
  fc.assert(
    fc.property(pairs, fc.integer({ min: 1, max: 128 }), ([range, tested], length) => {
      const family = isIP(range) === 4 ? 'ipv4' : 'ipv6';
      const prefix = family === 'ipv4' ? ((length - 1) % 32) + 1 : length;
      const isMapped = [range, tested].some((one) => parseAddressRange(one)?.version === 4 && one.includes(':'));
      fc.pre(!isMapped);
      // Node's list also finds IPv4 addresses in IPv6 ranges.
      if (isIP(range) !== isIP(tested)) {
        expect(isInRanges(tested, [`${range}/${prefix}`])).toBe(false);
        return;
      }
      const list = new BlockList();
      list.addSubnet(range, prefix, family);
      expect(isInRanges(tested, [`${range}/${prefix}`])).toBe(list.check(tested, isIP(tested) === 4 ? 'ipv4' : 'ipv6'));
    }),
    { numRuns: 500 },
  );
});
