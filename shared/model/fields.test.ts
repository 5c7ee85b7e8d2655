import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  ruleIssue,
  colour,
  day,
  decimalNumber,
  email,
  instant,
  longText,
  parse,
  requiredLongText,
  requiredText,
  siteId,
  text,
  ulid,
  wholeNumber,
} from '#shared/model/fields.ts';
import { isWebAddress } from '#shared/values/text/is-web-address.ts';
import { normaliseText, textLength } from '#shared/values/text/normalise-text.ts';

const errorsOf = (schema: z.ZodType, value: unknown, prefix?: string) => {
  const parsed = parse(schema, value, prefix);
  return parsed.ok ? [] : parsed.errors;
};
const rules = (schema: z.ZodType, value: unknown) => errorsOf(schema, value).map(({ rule }) => rule);
const value = (schema: z.ZodType, given: unknown) => {
  const parsed = parse(schema, given);
  return parsed.ok ? parsed.value : parsed.errors;
};

describe('text fields', () => {
  it('normalise to NFC, use LF line breaks and trim outer white space', () => {
    expect(value(longText(10), ' \u304B\u3099\r\nx\ry ')).toBe('\u304C\nx\ny');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (any) => normaliseText(normaliseText(any)) === normaliseText(any)));
  });

  it('count code points after normalisation', () => {
    expect(textLength('  😀😀\r\n ')).toBe(2);
    expect(value(longText(3), '😀\r\n😀')).toBe('😀\n😀');
    expect(errorsOf(text(3), '😀😀😀😀')).toEqual([{ path: '', rule: 'too-long', params: { max: 3 } }]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (any) => {
        expect(rules(longText(10), any).includes('too-long')).toBe(textLength(any) > 10);
      }),
    );
  });

  it('treat text of invisible characters only as empty', () => {
    for (const typed of ['\u200B', '\u3164\uFEFF', '\u0000', '\u2800 \u00AD']) {
      expect(rules(requiredText(5), typed)).toEqual(['required']);
      expect(rules(requiredLongText(5), typed)).toEqual(['required']);
      expect(value(text(5), typed)).toBe('');
    }
  });

  it('reject control characters, and line breaks in single-line text', () => {
    expect(rules(text(9), 'a\u0000b')).toEqual(['control-character']);
    expect(rules(longText(9), 'a\u001Bb')).toEqual(['control-character']);
    for (const character of ['\n', '\r\n', '\t', '\u2028']) expect(rules(text(9), `a${character}b`)).toEqual(['line-break']);
    expect(rules(longText(9), 'a\n\tb')).toEqual([]);
    expect(value(text(9), 'a\n')).toBe('a');
  });

  it('report missing or blank required text', () => {
    expect(rules(requiredText(5), '  ')).toEqual(['required']);
    expect(rules(requiredText(5), undefined)).toEqual(['required']);
    expect(rules(requiredText(5), 7)).toEqual(['invalid']);
    expect(rules(requiredText(5), null)).toEqual(['invalid']);
    expect(value(text(5), ' ')).toBe('');
  });
});

describe('email field', () => {
  it('trims the address and converts it to lower case', () => {
    expect(value(email(), ' Some.One+tag@Example.CO.JP ')).toBe('some.one+tag@example.co.jp');
  });

  it.each(['a', 'a@', '@b.jp', 'a@b', 'a b@c.jp', 'a@b..jp', 'a@b.jp,c@d.jp', 'a@@b.jp'])('refuses %j', (address) => {
    expect(rules(email(), address)).toEqual(['invalid-email']);
  });

  it('reports an empty address only as required', () => {
    expect(rules(email(), '')).toEqual(['required']);
  });
});

it.each([
  ['https://example.com', true],

  ['https://例え.jp/パス', true],
  ['ftp://example.com', false],
  ['javascript:alert(1)', false],
  ['//example.com', false],
  ['example.com', false],
  ['https://exa mple.com', false],
  ['https://', false],
  ['', false],
])('isWebAddress(%j) returns %s', (address, expected) => {
  expect(isWebAddress(address)).toBe(expected);
});

it('day field rejects dates that do not exist (R-11.19)', () => {
  expect(value(day(), '2028-02-29')).toBe('2028-02-29');
  for (const wrong of ['2026-02-29', '2026-13-01', '2026/11/20', '20261120', '']) expect(rules(day(), wrong)).toEqual(['invalid-date']);
});

it('wholeNumber field reports the broken bound', () => {
  expect(errorsOf(wholeNumber(1, 100), 0)).toEqual([{ path: '', rule: 'too-small', params: { min: 1 } }]);
  expect(errorsOf(wholeNumber(1, 100), 101)).toEqual([{ path: '', rule: 'too-large', params: { max: 100 } }]);
  for (const wrong of [1.5, '7', Number.NaN, Infinity, null]) expect(rules(wholeNumber(1, 100), wrong)).toEqual(['invalid-whole-number']);
  expect(value(wholeNumber(1, 100), 100)).toBe(100);
});

it('decimalNumber field rounds to three decimals and reports the broken bound', () => {
  const rounded = [33.333_333_333, 0.1 + 0.2, 100.000_4, 2.03e-313].map((given) => value(decimalNumber(0, 100), given));
  expect(rounded).toEqual([33.333, 0.3, 100, 0]);
  expect(value(decimalNumber(0, 100), -1e-200)).toBe(0);
  expect(errorsOf(decimalNumber(0, 100), -0.001)).toEqual([{ path: '', rule: 'too-small', params: { min: 0 } }]);
  for (const large of [100.001, 1e300, Number.MAX_VALUE])
    expect(errorsOf(decimalNumber(0, 100), large)).toEqual([{ path: '', rule: 'too-large', params: { max: 100 } }]);
});

it('identifier, instant and colour fields reject values in another format', () => {
  expect(value(ulid(), '01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBe('01ARZ3NDEKTSV4RRFFQ69G5FAV');
  expect(rules(ulid(), '01arz3ndektsv4rrffq69g5fav')).toEqual(['invalid']);
  expect(value(siteId(), 'a12345678901')).toBe('a12345678901');
  expect(rules(siteId(), '012345678901')).toEqual(['invalid']);
  expect(rules(siteId(), 'a12345678901\n')).toEqual(['invalid']);
  expect(value(instant(), '2026-11-20T10:00:00.000Z')).toBe('2026-11-20T10:00:00.000Z');
  expect(value(instant(), '2026-11-20T19:00:00+09:00')).toBe('2026-11-20T10:00:00.000Z');
  for (const wrong of ['2026-11-20', '2026-11-20T10:00:00', '2026-13-20T10:00:00Z', '2026-11-20T10:00:00+9'])
    expect(rules(instant(), wrong)).toEqual(['invalid']);
  expect(value(colour(), ' #99D52A ')).toBe('#99D52A');
  expect(rules(colour(), 'blue')).toEqual(['invalid-colour']);
});

describe('parse', () => {
  const schema = z.strictObject({
    list: z.array(z.strictObject({ size: z.int() })).max(2),
    table: z
      .record(
        z.string().refine((key) => key.startsWith('k'), ruleIssue('invalid-cell')),
        z.int(),
      )
      .optional(),
    line: z.string().max(3).optional(),
  });

  it('reports the path of a fault, dotted and below the prefix', () => {
    expect(errorsOf(schema, { list: [{ size: 1 }, { size: 'x' }] }, 'query')).toEqual([
      { path: 'query.list.1.size', rule: 'invalid-whole-number' },
    ]);
  });

  it('reports each unknown field', () => {
    expect(errorsOf(schema, { list: [{ size: 1, colour: 2 }], more: 1, other: 2 })).toEqual([
      { path: 'list.0.colour', rule: 'unknown-field' },
      { path: 'more', rule: 'unknown-field' },
      { path: 'other', rule: 'unknown-field' },
    ]);
  });

  it('reports the rule of an invalid key, and the bound that a value exceeds', () => {
    expect(errorsOf(schema, { list: [], table: { x: 1 } })).toEqual([{ path: 'table.x', rule: 'invalid-cell' }]);
    expect(errorsOf(schema, { list: [{ size: 1 }, { size: 2 }, { size: 3 }], line: 'long' })).toEqual([
      { path: 'list', rule: 'too-many', params: { max: 2 } },
      { path: 'line', rule: 'too-long', params: { max: 3 } },
    ]);
  });

  it('limits the number of errors and the length of their paths', () => {
    expect(
      errorsOf(
        z.array(z.int()),
        Array.from({ length: 500 }, () => 'x'),
      ),
    ).toHaveLength(100);
    expect(errorsOf(schema, { list: [], ['x'.repeat(10_000)]: 1 })).toEqual([{ path: 'x'.repeat(256), rule: 'unknown-field' }]);
    const echoing = z.string().refine(() => false, ruleIssue('unsupported-file', { name: 'n'.repeat(10_000) }));
    expect(errorsOf(echoing, 'x')).toEqual([{ path: '', rule: 'unsupported-file', params: { name: 'n'.repeat(256) } }]);
  });
});
