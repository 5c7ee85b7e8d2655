import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseDomainName } from '#shared/rules/domains/domain-name.ts';

const SUFFIXES = ['jp', 'co.jp', 'com', 'example'];
/** Returns the result of the public suffix list for the suffixes of these tests. */
const registrableDomainOf = (name: string): string | null => {
  const labels = name.split('.');
  const suffix = labels.findIndex((_, index) => SUFFIXES.includes(labels.slice(index).join('.')));
  return suffix <= 0 ? null : labels.slice(suffix - 1).join('.');
};
const parse = (typed: string) => parseDomainName(typed, { registrableDomainOf, reserved: ['sites.product.example', 'product.example'] });

describe('parseDomainName', () => {
  test.each([
    ['shop.example.co.jp', 'shop.example.co.jp'],
    ['  Shop.Example.CO.JP. ', 'shop.example.co.jp'],
    ['https://www.shop.com/', 'www.shop.com'],
    ['a.b.c.d.jp', 'a.b.c.d.jp'],
    ['お店.例え.jp', 'xn--t8jz70l.xn--r8jz45g.jp'],
    ['xn--t8jz70l.xn--r8jz45g.jp', 'xn--t8jz70l.xn--r8jz45g.jp'],
    ['ｓｈｏｐ。example。jp', 'shop.example.jp'],
    ['shop.notproduct.example', 'shop.notproduct.example'],
  ])('reads %s as %s', (typed, name) => {
    expect(parse(typed)).toEqual({ name });
  });

  test.each([
    ['', 'domain-malformed'],
    ['shop', 'domain-malformed'],
    ['shop..example.jp', 'domain-malformed'],
    ['-shop.example.jp', 'domain-malformed'],
    ['shop_1.example.jp', 'domain-malformed'],
    ['*.example.jp', 'domain-malformed'],
    ['shop.example.jp:8080', 'domain-malformed'],
    ['shop.example.jp/path', 'domain-malformed'],
    ['me@shop.example.jp', 'domain-malformed'],
    ['192.0.2.1', 'domain-malformed'],
    ['[2001:db8::1]', 'domain-malformed'],
    ['shop.example.jp\u0000', 'domain-malformed'],
    [`${'a'.repeat(64)}.example.jp`, 'domain-malformed'],
    [`${'a'.repeat(54)}.example.jp`, 'domain-too-long'],
    ['example.jp', 'domain-apex'],
    ['example.co.jp', 'domain-apex'],
    ['co.jp', 'domain-apex'],
    ['product.example', 'domain-reserved'],
    ['a.sites.product.example', 'domain-reserved'],
  ])('rejects %s: %s', (typed, fault) => {
    expect(parse(typed)).toMatchObject({ fault });
  });

  it('returns the same name for its own result', () => {
    const label = fc.stringMatching(/^[a-z0-9ぁ-ん]{1,8}$/);
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
        const parsed = parse([...labels, 'example', 'jp'].join('.'));
        if ('name' in parsed) expect(parse(parsed.name)).toEqual(parsed);
      }),
    );
  });

  it('never throws, and accepts host names only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const parsed = parse(typed);
        if ('name' in parsed) expect(parsed.name).toMatch(/^[a-z\d-]+(?:\.[a-z\d-]+){2,}$/);
      }),
      { numRuns: 500 },
    );
  });
});
