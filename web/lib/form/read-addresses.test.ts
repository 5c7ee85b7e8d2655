import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddresses } from '#web/lib/form/read-addresses.ts';

const readable = (pasted: string) => readAddresses(pasted).addresses;
const faults = (pasted: string) => readAddresses(pasted).faults;

describe('readAddresses', () => {
  it('reads addresses between line breaks, commas, semicolons and spaces of any width', () => {
    const pasted =
      'a@example.jp, b@example.jp;c@example.jp\r\nd@example.jp、e@example.jp，f@example.jp；g@example.jp\th@example.jp　i@example.jp';
    expect(readable(pasted)).toEqual('abcdefghi'.split('').map((letter) => `${letter}@example.jp`));
    expect(faults(pasted)).toEqual([]);
  });

  it('extracts addresses from text copied from mail programs and spreadsheets', () => {
    expect(readable('"Sato, Hana" <hana@example.jp>, 山田 太郎 <taro@example.jp>\n<info@example.jp>\n鈴木\tsuzuki@example.jp')).toEqual([
      'hana@example.jp',
      'taro@example.jp',
      'info@example.jp',
      'suzuki@example.jp',
    ]);
  });

  it('reads unquoted text with a comma before <address> as the name of that address', () => {
    const pasted = 'Yamada, Taro <taro@cases.example>; Suzuki, Jiro <jiro@cases.example>, info@cases.example';
    expect(readAddresses(pasted)).toEqual({
      addresses: ['taro@cases.example', 'jiro@cases.example', 'info@cases.example'],
      faults: [],
    });
  });

  it.each([
    'mailto:taro@cases.example',
    '<mailto:taro@cases.example>',
    "'taro@cases.example'",
    '“taro@cases.example”',
    '(taro@cases.example)',
    '「taro@cases.example」',
    'taro@cases.example.',
    'taro@cases.example;',
    'taro@cases.example\u200B',
    '\u202Ataro@cases.example\u202C',
    'ta\u00ADro@cases.example',
    '\uFEFFtaro@cases.example',
    'Taro "T." Yamada <taro@cases.example>',
  ])('extracts taro@cases.example from %j', (pasted) => {
    expect(readAddresses(pasted)).toEqual({ addresses: ['taro@cases.example'], faults: [] });
  });

  it('returns an address once if its host is written both in Unicode and in ASCII', () => {
    expect(readable('hanako@日本語.example, hanako@xn--wgv71a119e.example')).toEqual(['hanako@xn--wgv71a119e.example']);
  });

  it('returns a fault that names the first character not allowed in an address', () => {
    expect(faults('たろう@cases.example')).toEqual([
      { text: 'たろう@cases.example', error: { path: '', rule: 'unexpected-character', params: { character: 'た' } } },
    ]);
  });

  it('normalises addresses and removes duplicates', () => {
    expect(readable('Hana@Example.JP\nｈａｎａ@example.jp hana@example.jp')).toEqual(['hana@example.jp']);
  });

  it('returns each invalid text as pasted, with the broken rule', () => {
    expect(faults('hana@\nok@example.jp\n佐藤\na@b@example.jp')).toEqual([
      { text: 'hana@', error: { path: '', rule: 'invalid-email' } },
      { text: '佐藤', error: { path: '', rule: 'invalid-email' } },
      { text: 'a@b@example.jp', error: { path: '', rule: 'invalid-email' } },
    ]);
    expect(faults(`${'a'.repeat(400)}@example.jp`)).toMatchObject([{ error: { rule: 'too-long' } }]);
  });

  it('returns a repeated invalid text once', () => {
    expect(faults('佐藤\nhana@, ok@example.jp\n佐藤').map(({ text }) => text)).toEqual(['佐藤', 'hana@']);
  });

  it('returns empty lists for a text without addresses', () => {
    expect(readAddresses(' \n,;\t')).toEqual({ addresses: [], faults: [] });
  });

  it('returns every text with an @ either as an address or as a fault', () => {
    fc.assert(
      fc.property(fc.array(fc.emailAddress(), { maxLength: 8 }), fc.constantFrom('\n', ', ', '; ', ' ', '、'), (emails, separator) => {
        const safe = emails.filter((email) => !/["',;<>()]/.test(email));
        const { addresses, faults: refused } = readAddresses(safe.join(separator));
        const told = new Set([...addresses, ...refused.map(({ text }) => text.toLowerCase())]);
        for (const email of safe) expect(told).toContain(email.toLowerCase());
      }),
    );
  });
});
