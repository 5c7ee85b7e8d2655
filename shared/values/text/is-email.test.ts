import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailFault, foldEmail, isEmail } from '#shared/values/text/is-email.ts';
import { fullWidth } from '#test/support/text/full-width.ts';

describe('isEmail', () => {
  it.each([
    'u@example.com',
    'some.one+tag@sub.example.co.jp',
    'a..b.@docomo.example',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.jp`,
    'a@1-2.example.com',
  ])('accepts %j', (address) => expect(isEmail(address)).toBe(true));

  it.each([
    ['no address', ''],
    ['no host', 'a@'],
    ['no local part', '@b.jp'],
    ['one label', 'a@b'],
    ['an empty label', 'a@b..jp'],
    ['a final dot', 'a@b.jp.'],
    ['white space', 'a b@c.jp'],
    ['a line break', 'a@b.jp\nc'],
    ['a zero-width space', 'u@exam\u200Bple.com'],
    ['a zero-width joiner in the local part', 'u\u200D@example.com'],
    ['a bidirectional mark', 'u\u202E@example.com'],
    ['a byte-order mark', '\uFEFFu@example.com'],
    ['a soft hyphen', 'u@exam\u00ADple.com'],
    ['a Hangul filler', 'u\u1160@example.com'],
    ['a variation selector', 'u\uFE0F@example.com'],
    ['NUL', 'u\u0000@example.com'],
    ['two addresses', 'a@b.jp,c@d.jp'],
    ['two addresses with a semicolon', 'a@b.jp;c@d.jp'],
    ['two addresses with a Japanese comma', 'a@b.jp、c@d.jp'],
    ['two at signs', 'a@@b.jp'],
    ['angle brackets', '<a@b.jp>'],
    ['a display name', 'A <a@b.jp>'],
    ['a label that begins with a hyphen', 'a@-b.jp'],
    ['a label that ends with a hyphen', 'a@b-.jp'],
    ['a last label that ends with a hyphen', 'a@b.jp-'],
    ['an underscore in a label', 'a@b_c.jp'],
    ['a local part of 65 characters', `${'a'.repeat(65)}@example.com`],
    ['a label of 64 characters', `a@${'b'.repeat(64)}.jp`],
  ])('refuses %s', (_, address) => expect(isEmail(address)).toBe(false));

  it('accepts an address with an invisible character at any position, because foldEmail drops the character', () => {
    const invisible = fc.constantFrom('\u200B', '\u200C', '\u200D', '\u2060', '\u202A', '\u2066', '\uFEFF', '\u00AD', '\u3164', '\uFE0F');
    fc.assert(
      fc.property(fc.emailAddress(), invisible, fc.nat(), (address, character, at) => {
        const place = at % (address.length + 1);
        expect(foldEmail(`${address.slice(0, place)}${character}${address.slice(place)}`)).toBe(foldEmail(address));
      }),
    );
  });

  it('accepts every address that RFC 5322 allows without quotes', () => {
    const address = fc.emailAddress().filter((one) => one.indexOf('@') <= 64);
    fc.assert(
      fc.property(address, (one) => {
        expect(isEmail(foldEmail(one))).toBe(true);
      }),
    );
  });
});

describe('emailFault', () => {
  it.each([
    ['たろう@cases.example', 'た'],
    ['täro@cases.example', 'ä'],
    ['a\uFFFD@cases.example', '\uFFFD'],
    ['taro(x@cases.example', '('],
  ])('returns the wrong character of %j (R-11.2)', (address, character) =>
    expect(emailFault(foldEmail(address))).toEqual({ rule: 'unexpected-character', params: { character } }),
  );

  it('reports the maximum length of the local part', () => {
    expect(emailFault(`${'a'.repeat(65)}@example.com`)).toEqual({ rule: 'email-local-too-long', params: { max: 64 } });
  });
});

describe('foldEmail', () => {
  it.each([
    ['hanako@日本語.example', 'hanako@xn--wgv71a119e.example'],
    ['hanako@XN--WGV71A119E.example', 'hanako@xn--wgv71a119e.example'],
    ['taro@cases.example\u200B', 'taro@cases.example'],
    ['\u202Ataro@cases.example\u202C', 'taro@cases.example'],
    ['ta\u00ADro@cases.example', 'taro@cases.example'],
    ['mailto:taro@cases.example', 'taro@cases.example'],
    ['<mailto:taro@cases.example>', 'taro@cases.example'],
    ["'taro@cases.example'", 'taro@cases.example'],
    ['(taro@cases.example)', 'taro@cases.example'],
    ['taro@cases.example.', 'taro@cases.example'],
    ['“taro@cases.example”、', 'taro@cases.example'],
    ["o'brien@cases.example", "o'brien@cases.example"],
    ["'brien@cases.example", "'brien@cases.example"],
  ])('normalises %j', (written, canonical) => expect(foldEmail(written)).toBe(canonical));

  it('leaves an ASCII address in lower case unchanged', () => {
    expect(foldEmail('some.one+tag@example.co.jp')).toBe('some.one+tag@example.co.jp');
  });

  it('returns the same address for every width and case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const folded = foldEmail(address);
        for (const written of [fullWidth(address), address.toUpperCase(), ` ${fullWidth(address.toUpperCase())}\u3000`])
          expect(foldEmail(written)).toBe(folded);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldEmail(foldEmail(text))).toBe(foldEmail(text));
      }),
    );
  });
});
