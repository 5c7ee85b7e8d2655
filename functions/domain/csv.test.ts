import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from '#functions/domain/csv.ts';

/** Parses one line as RFC 4180 defines it. */
function readRow(line: string): string[] {
  const values: string[] = [];
  const body = line.slice(0, -2);
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|$)/gy;
  for (;;) {
    const [, quoted, plain = '', end] = field.exec(body) ?? [];
    values.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') return values;
  }
}

/** Characters that spreadsheets skip before a formula. */
const SKIPPED = [' ', '\u00A0', '\u3000', '\u200B', '\u202E', '\uFEFF', '\u00AD', '\u2060', '\u3164', '\u0000', '\u0085'];
function isFormula(value: string): boolean {
  const start = Array.from(value).find((character) => !/[\s\p{Cc}\p{Cf}\p{DI}]/u.test(character)) ?? '';
  return /^[\t\r\n]/.test(value) || ['=', '+', '-', '@', '＝', '＋', '－', '＠'].includes(start);
}
const value = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom(...SKIPPED, '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '"', ',', "'", ' ', 'a', '田'))
    .map((all) => all.join('')),
);

describe('CSV row', () => {
  it('quotes every field and ends with CRLF', () => {
    expect(csvRow(['plain', 'a,b', 'say "hi"', 'two\nlines', ' padded ', ''])).toBe(
      '"plain","a,b","say ""hi""","two\nlines"," padded ",""\r\n',
    );
  });

  it.each([
    '=1+1',
    '+81',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '＝1',
    '＋1',
    '－1',
    '＠A',
    ' =1',
    '\u200B=1',
    '\uFEFF\u00A0+1',
    '\u0000\t@A',
  ])('escapes the formula %j', (formula) => {
    expect(readRow(csvRow([formula]))).toEqual([`'${formula}`]);
  });

  it('parses back to its values, formulas as text', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const line = csvRow(values);
        expect(line.endsWith('\r\n')).toBe(true);
        expect(readRow(line)).toEqual(values.map((one) => (isFormula(one) ? `'${one}` : one)));
      }),
    );
  });

  it('never begins a field with a character that starts a formula', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        for (const shown of readRow(csvRow(values))) expect(isFormula(shown)).toBe(false);
      }),
    );
  });
});
