import { describe, expect, it } from 'vitest';
import { isInRanges } from '#shared/values/network/address-range.ts';
import { isPrivateRange, isWideRange, subscriberRange } from '#shared/values/network/own-addresses.ts';

describe('isPrivateRange', () => {
  it.each(['192.168.1.5', '10.0.0.0/8', '172.20.0.1', 'fe80::1', 'fd00::/64', '::ffff:192.168.1.5'])('returns true for %s', (range) =>
    expect(isPrivateRange(range)).toBe(true),
  );
  it.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '2001:db8::/48'])('returns false for %s', (range) =>
    expect(isPrivateRange(range)).toBe(false),
  );
});

describe('isWideRange', () => {
  it.each(['203.0.0.0/15', '1.0.0.0/1', '2000::/3', '2001::/31'])('returns true for %s', (range) => expect(isWideRange(range)).toBe(true));
  it.each(['203.0.0.0/16', '203.0.113.7', '2001:db8::/32', '2001:db8::1'])('returns false for %s', (range) =>
    expect(isWideRange(range)).toBe(false),
  );
});

describe('subscriberRange', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['192.168.1.5', null],
    ['::ffff:10.1.2.3', null],
    ['fe80::1', null],
    ['unknown', null],
  ])('returns for the address %s the range %s', (address, range) => expect(subscriberRange(address)).toBe(range));

  it('returns a range that contains the address', () => {
    for (const address of ['203.0.113.7', '2001:db8:1:2:3:4:5:6', '2001:db8::7', '2001:db8:1::'])
      expect(isInRanges(address, [subscriberRange(address) ?? ''])).toBe(true);
  });
});
