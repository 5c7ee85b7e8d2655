import { domainToASCII, domainToUnicode } from 'node:url';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownHost } from '#web/lib/format/shown-host.ts';

it('shownHost decodes Punycode labels', () => {
  expect(shownHost('xn--wgv71a119e.example.jp')).toBe('日本語.example.jp');
  expect(shownHost('xn--bcher-kva.example:4000')).toBe('bücher.example:4000');
  expect(shownHost('www.example.com')).toBe('www.example.com');
});

it('shownHost keeps a label that is not valid Punycode', () => {
  for (const host of ['xn--a!.jp', 'xn--99999999999.jp']) expect(shownHost(host)).toBe(host);
});

it('shownHost decodes every name as Node does', () => {
  const letter = fc.constantFrom(...Array.from('茶屋湯川旅館カフェ한국어中文网站büéñ京abc019'));
  const label = fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
      const ascii = domainToASCII(`${labels.join('.')}.jp`);
      fc.pre(ascii !== '');
      expect(shownHost(ascii)).toBe(domainToUnicode(ascii));
    }),
  );
});
