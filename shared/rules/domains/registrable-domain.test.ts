import { expect, test } from 'vitest';
import { registrableDomainOf } from '#shared/rules/domains/registrable-domain.ts';

test.each([
  ['www.example.jp', 'example.jp'],
  ['a.b.example.co.jp', 'example.co.jp'],
  ['shop.example.tokyo.jp', 'example.tokyo.jp'],
  ['xn--t8jz70l.xn--r8jz45g.jp', 'xn--r8jz45g.jp'],
  ['example.jp', 'example.jp'],
  ['co.jp', null],
])('registrableDomainOf(%s) returns %s', (name, expected) => {
  expect(registrableDomainOf(name)).toBe(expected);
});
