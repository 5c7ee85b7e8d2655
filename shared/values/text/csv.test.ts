import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow, withFormulas, withoutFormulas } from '#shared/values/text/csv.ts';
import { hostileText, isFormula, readCsvRow, readSemicolonRow } from '#test/support/text/csv-injection.ts';

describe('csvRow', () => {
  it('quotes every field and ends with CRLF', () => {
    expect(csvRow(['plain', 'a,b', 'say "hi"', 'two\nlines', ' padded ', ''])).toBe(
      '"plain","a,b","say ""hi""","two\nlines"," padded ",""\r\n',
    );
  });

  it.each([
    '=1+1',
    '+A1',
    '-1+cmd',
    '+81 (0)3-1234-5678 ext. 1',
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

  it.each(['-43780', '+81 3-1234-5678', '+81312345678', '-1.5', '+12.3%', '0312345678', '2026-11-28'])(
    'leaves the number %s unchanged',
    (number) => expect(readCsvRow(csvRow([number]))).toEqual([number]),
  );

  it.each([-43_780, -1.5, -1e21, 1e-7, 0])('writes the number %d unchanged', (number) =>
    expect(readCsvRow(csvRow([number]))).toEqual([String(number)]),
  );

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['x;"=1+1"', 'x;\'"=1+1"'],
    ['a; @SUM(A1);-A1;-5', "a;' @SUM(A1);'-A1;'-5"],
    ['x;-', "x;'-"],
  ])('escapes a formula after a semicolon inside a field: %j', (value, written) => {
    expect(readCsvRow(csvRow([value]))).toEqual([written]);
  });

  it('never writes a field that starts with a formula for programs that split rows at semicolons', () => {
    fc.assert(
      fc.property(fc.array(hostileText(), { minLength: 1 }), (values) => {
        const [, ...others] = readSemicolonRow(csvRow(values));
        for (const shown of others) expect(isFormula(shown)).toBe(false);
      }),
    );
  });

  it('can be parsed back to its values, with formulas as text', () => {
    fc.assert(
      fc.property(fc.array(hostileText(), { minLength: 1 }), (values) => {
        const line = csvRow(values);
        expect(line.endsWith('\r\n')).toBe(true);
        expect(readCsvRow(line).map((one) => one.replaceAll("'", ''))).toEqual(values.map((one) => one.replaceAll("'", '')));
      }),
    );
  });

  it('never writes a field that starts with a formula', () => {
    fc.assert(
      fc.property(fc.array(hostileText(), { minLength: 1 }), (values) => {
        for (const shown of readCsvRow(csvRow(values))) expect(isFormula(shown)).toBe(false);
      }),
    );
  });
});

describe('withFormulas', () => {
  it('returns what was written, except for texts that already had an apostrophe before a formula', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        fc.pre(!/(?:^|;)'/u.test(text));
        expect(withFormulas(withoutFormulas(text))).toBe(text);
      }),
    );
  });

  it('finds formulas that programs see after a semicolon and quotation marks', () => {
    for (const text of ['a;"=1', 'a;""+1;=2']) {
      expect(withoutFormulas(text)).not.toBe(text);
      expect(withFormulas(withoutFormulas(text))).toBe(text);
    }
  });

  it('leaves apostrophes before other texts', () => expect(withFormulas("'90s; 'quoted'")).toBe("'90s; 'quoted'"));
});
