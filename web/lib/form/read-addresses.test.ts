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

  it('takes the address out of what mail programs and spreadsheets copy', () => {
    expect(readable('"Sato, Hana" <hana@example.jp>, 山田 太郎 <taro@example.jp>\n<info@example.jp>\n鈴木\tsuzuki@example.jp')).toEqual([
      'hana@example.jp',
      'taro@example.jp',
      'info@example.jp',
      'suzuki@example.jp',
    ]);
  });

  it('folds addresses and names each once', () => {
    expect(readable('Hana@Example.JP\nｈａｎａ@example.jp hana@example.jp')).toEqual(['hana@example.jp']);
  });

  it('tells the rule that each other text breaks, as it was pasted', () => {
    expect(faults('hana@\nok@example.jp\n佐藤\na@b@example.jp')).toEqual([
      { text: 'hana@', error: { path: '', rule: 'invalid-email' } },
      { text: '佐藤', error: { path: '', rule: 'invalid-email' } },
      { text: 'a@b@example.jp', error: { path: '', rule: 'invalid-email' } },
    ]);
    expect(faults(`${'a'.repeat(400)}@example.jp`)).toMatchObject([{ error: { rule: 'too-long' } }]);
  });

  it('tells a text that breaks a rule several times once', () => {
    expect(faults('佐藤\nhana@, ok@example.jp\n佐藤').map(({ text }) => text)).toEqual(['佐藤', 'hana@']);
  });

  it('reads nothing from an empty text', () => {
    expect(readAddresses(' \n,;\t')).toEqual({ addresses: [], faults: [] });
  });

  it('loses nothing: every text with an @ is an address or has a fault', () => {
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
