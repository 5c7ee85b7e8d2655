import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath } from '#site-renderer/visitor/membership/return-path.ts';

const ORIGIN = 'https://abc.sites.example.com';
const from = (search: string): string => returnPath({ href: `${ORIGIN}/login${search}`, origin: ORIGIN }, '/en');

test('returnPath returns the sheet from which the visitor came, or the home page', () => {
  expect(from('?to=/B2')).toBe(`${ORIGIN}/B2`);
  expect(from('?to=%2Fshop%2Fen%2FB2')).toBe(`${ORIGIN}/shop/en/B2`);
  expect(from('')).toBe('/en');
  expect(from('?to=')).toBe('/en');
});

test('returnPath never returns an address of another site', () => {
  const attacks = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ];
  for (const to of [...attacks, ...attacks.map(encodeURIComponent)]) {
    const path = from(`?to=${to}`);
    expect(new URL(path, `${ORIGIN}/login`).origin, to).toBe(ORIGIN);
  }
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[/\\.@:\t]{1,6}evil\.example$/)), (to) => {
      expect(new URL(from(`?to=${encodeURIComponent(to)}`), `${ORIGIN}/login`).origin).toBe(ORIGIN);
    }),
  );
});
