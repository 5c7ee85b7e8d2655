import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { TEXT_FORMATS } from '#shared/model/forms/form-field.ts';
import * as server from '#shared/rules/forms/text-formats.ts';
import * as page from '#site-renderer/visitor/forms/visitor-text-formats.ts';

const FORMATS = TEXT_FORMATS.filter((format) => format !== 'multi-line');

const RIGHT = [
  'hanako@example.com',
  'hanako@日本語。example',
  'try..this..0511@example.co.jp',
  'https://例え.jp/?q=1',
  '(03) 1234-5678',
  '+81 90-1234-5678',
  '０３ー１２３４－５６７８',
  '〒１２３－４５６７',
  '1234567',
  '06236',
  '100000',
  'SW1A 1AA',
  'ヤマダ ハナコ',
  'ﾔﾏﾀﾞ・ﾊﾅｺ',
];
const WRAPPERS = ['“”', '「」', '<>', '()', "''", '\u202A\u202C', '\uFEFF ', ' \u200B', '  '];

const anyValue = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.record({ value: fc.constantFrom(...RIGHT), around: fc.constantFrom('', ...WRAPPERS) }).map(({ value, around }) => {
    const [before = '', after = ''] = around;
    return `${before}${value}${after}`;
  }),
);

describe('text formats of a page', () => {
  it('accept all input that the server accepts, before and after normalisation by the page', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FORMATS), anyValue, fc.constantFrom(...LANGUAGES), (format, value, language) => {
        const stored = server.normaliseFormat(format, value);
        fc.pre(stored !== '' && server.formatFault(format, stored, language) === undefined);
        const sent = page.normaliseFormat(format, value);
        expect(page.formatFault(format, sent, language)).toBeUndefined();
        expect(server.normaliseFormat(format, sent)).toBe(stored);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['email', 'hanako'],
    ['email', 'hanako@example'],
    ['url', 'example.com'],
    ['phone', '1234'],
    ['postal-code', '12-34567-8'],
    ['katakana', '山田'],
  ] as const)('reject, before sending, a value that is clearly no %s: %s', (format, value) => {
    expect(page.formatFault(format, page.normaliseFormat(format, value), 'jp')).toEqual({ rule: `invalid-${format}` });
  });
});
