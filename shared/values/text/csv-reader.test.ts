import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_DELIMITERS, detectDelimiter, readCsv } from '#shared/values/text/csv-reader.ts';
import { csvRow } from '#shared/values/text/csv.ts';

describe('readCsv', () => {
  it.each([
    ['', []],
    ['a,b', [['a', 'b']]],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\nb\rc\r\n', [['a'], ['b'], ['c']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"a,b","c\r\nd","e ""f"""', [['a,b', 'c\r\nd', 'e "f"']]],
    ['a "b" c,d"e', [['a "b" c', 'd"e']]],
    ['"a" b,c', [['a b', 'c']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['"",x', [['', 'x']]],
  ])('parses %j', (text, records) => expect(readCsv(text, ',')).toEqual({ records, unclosedAt: undefined }));

  it('returns the row whose quotation mark is never closed', () => {
    expect(readCsv('a,b\nc,"d\ne,f\n', ',')).toEqual({ records: [['a', 'b']], unclosedAt: 2 });
  });

  it('parses quoted records of any content, for every delimiter', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'あ', '"', ',', '\t', ';', '\r\n', '\n', ' ', "'") });
    const file = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(file, fc.constantFrom(...CSV_DELIMITERS), (records, delimiter) => {
        const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
        const text = records.map((record) => record.map(quoted).join(delimiter)).join('\r\n');
        expect(readCsv(text, delimiter).records).toEqual(records);
      }),
    );
  });

  it('parses an exported file without formulas', () => {
    const cell = fc.string({ unit: 'binary' }).filter((value) => !/^[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (values) => {
        expect(readCsv(csvRow(values), ',').records).toEqual([values]);
      }),
    );
  });
});

it('detectDelimiter returns the delimiter that separates the most fields of the first record', () => {
  expect(detectDelimiter('a\tb\tc, d\n')).toBe('\t');
  expect(detectDelimiter('"a\tb",c\n')).toBe(',');
  expect(detectDelimiter('a;b;c,d\n')).toBe(';');
  expect(detectDelimiter('a;b,c\n')).toBe(',');
  expect(detectDelimiter('a')).toBe(',');
});

it('readCsv reads no more records than the given number', () => {
  expect(readCsv('a\nb\nc', ',', 2)).toEqual({ records: [['a'], ['b']], unclosedAt: undefined });
  expect(readCsv('a\n"b', ',', 1)).toEqual({ records: [['a']], unclosedAt: undefined });
});
