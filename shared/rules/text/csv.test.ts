import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from '#shared/rules/text/csv.ts';
import { hostileText, isFormula, readCsvRow } from '#test/support/text/csv-injection.ts';

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
    expect(readCsvRow(csvRow([formula]))).toEqual([`'${formula}`]);
  });

  it('parses back to its values, formulas as text', () => {
    fc.assert(
      fc.property(fc.array(hostileText(), { minLength: 1 }), (values) => {
        const line = csvRow(values);
        expect(line.endsWith('\r\n')).toBe(true);
        expect(readCsvRow(line)).toEqual(values.map((one) => (isFormula(one) ? `'${one}` : one)));
      }),
    );
  });

  it('never begins a field with a character that starts a formula', () => {
    fc.assert(
      fc.property(fc.array(hostileText(), { minLength: 1 }), (values) => {
        for (const shown of readCsvRow(csvRow(values))) expect(isFormula(shown)).toBe(false);
      }),
    );
  });
});
