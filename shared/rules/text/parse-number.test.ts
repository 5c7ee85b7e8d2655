import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseNumber } from '#shared/rules/text/parse-number.ts';
import { fullWidth } from '#test/support/text/full-width.ts';

it.each([
  ['', null],
  [' \u3000', null],
  ['30', 30],
  ['007', 7],
  [' 1,000 ', 1_000],
  ['１，２３４', 1_234],
  ['9'.repeat(15), 999_999_999_999_999],
])('parseNumber parses %j as %j', (typed, number) => expect(parseNumber(typed)).toBe(number));

it.each(
  ['-1', '+1', '−1', '1.5', '1.0', '１．５', '1e3', '0x10', '1,00', ',1', '1 000', '30名', '¥30', 'なし', '٣', '½', '①a'].concat([
    '1\u200B0',
    '9'.repeat(16),
    'Infinity',
    'NaN',
    '--1',
    '1.',
    '.5',
  ]),
)('parseNumber rejects %j as a whole number', (typed) => expect(parseNumber(typed)).toBeUndefined());

it('parseNumber parses a sign only with `isSigned`', () => {
  const read = ['-1', '－1', '−12', '-0', '-', '-1.5'].map((typed) => parseNumber(typed, { isSigned: true }));
  expect(read).toEqual([-1, -1, -12, 0, undefined, undefined]);
});

it('parseNumber parses at most as many decimals as `fractionDigits` allows', () => {
  const read = ['1.5', '１．５', '100', '1.25', '1e1', '-1.5'].map((typed) => parseNumber(typed, { fractionDigits: 1 }));
  expect(read).toEqual([1.5, 1.5, 100, undefined, undefined, undefined]);
});

it('parseNumber parses every whole number in every width and grouping', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999_999 }), (number) => {
      for (const written of [String(number), number.toLocaleString('en-US')])
        for (const typed of [written, fullWidth(written)]) expect(parseNumber(typed)).toBe(number);
    }),
  );
});

it('parseNumber returns a number only for digits, grouped or not', () => {
  const typedText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom('0', '1', '１', '.', ',', '-', 'e', 'x', ' ')).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(typedText, (typed) => {
      const isDigits = /^\d{1,15}$|^\d{1,3}(,\d{3}){1,4}$/.test(typed.normalize('NFKC').trim());
      expect(typeof parseNumber(typed) === 'number').toBe(isDigits);
    }),
  );
});
