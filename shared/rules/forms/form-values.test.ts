import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import {
  type FieldValidation,
  FORM_KINDS,
  type FormField,
  PROTECTED_KEYS,
  TEXT_FORMATS,
  TypeInput,
} from '#shared/model/forms/form-field.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { validateFormFields } from '#shared/model/forms/validate-form-fields.ts';
import { validateFormValues, type FormValues, normaliseFormValues } from '#shared/rules/forms/form-values.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const ID = numberedUlid(50);
const field = (patch: Partial<FormField> = {}): FormField => ({
  id: ID,
  key: null,
  typeInput: 'TEXT_BOX',
  title: '部署',
  isRequired: false,
  placeholder: '',
  options: ['赤', '青', '緑'].map((value) => ({ value })),
  validation: null,
  ...patch,
});
const bounded = (min: number | null, max: number | null, format: FieldValidation['format'] = null): FieldValidation => ({
  format,
  min,
  max,
});
const rules = (patch: Partial<FormField>, value: string | string[], language = LANGUAGES[0] as (typeof LANGUAGES)[number]) =>
  validateFormValues([field(patch)], { [ID]: value }, language).map(({ rule }) => rule);
const kept = (patch: Partial<FormField>, value: string | string[]) => normaliseFormValues([field(patch)], { [ID]: value })[ID];
const format = (name: FieldValidation['format']) => ({ validation: bounded(null, null, name) });

const MEMBERSHIP = defaultForm('membership', visitor.form.fields, (key) => numberedUlid(PROTECTED_KEYS.indexOf(key) + 1)).fields;
const [EMAIL = '', PASSWORD = '', CONFIRM = ''] = MEMBERSHIP.map(({ id }) => id);
const GOOD = { [EMAIL]: 'hanako@example.com', [PASSWORD]: 'Secret-123', [CONFIRM]: 'Secret-123' };

describe('a required field', () => {
  it.each([
    [{}, ''],
    [{}, ' \n　'],
    [{ typeInput: 'NUMBER' }, ''],
    [{ typeInput: 'SELECT' }, ''],
    [{ typeInput: 'SELECT_OPTIONS' }, []],
    [{ typeInput: 'SELECT_OPTIONS' }, ['']],
  ] satisfies [Partial<FormField>, string | string[]][])('with %o rejects the answer %o as missing', (patch, value) => {
    expect(rules({ ...patch, isRequired: true }, value)).toEqual(['required']);
    expect(rules(patch, value)).toEqual([]);
  });

  it('is reported if its answer is missing', () => {
    expect(validateFormValues(MEMBERSHIP, {}, 'jp')).toEqual(MEMBERSHIP.map(({ id }) => ({ path: id, rule: 'required' })));
  });
});

describe('a text answer', () => {
  it('is rejected if it does not match the format of its field', () => {
    const refused = (name: FieldValidation['format'], values: readonly string[]) =>
      values.filter((value) => rules(format(name), value).length > 0);
    expect(refused('email', ['a@example.com', 'ａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'a@b', 'a b@c.jp'])).toEqual(['a@b', 'a b@c.jp']);
    expect(refused('url', ['https://例え.jp/?q=1', 'http://a.jp', 'example.com', 'javascript:alert(1)'])).toEqual([
      'example.com',
      'javascript:alert(1)',
    ]);
    expect(refused('phone', ['０３ー１２３４－５６７８', '+81 (3) 1234.5678', '13812345678', '1234', '03-1234-56a8'])).toEqual([
      '1234',
      '03-1234-56a8',
    ]);
    expect(refused('katakana', ['ヤマダ ハナコ', 'ﾔﾏﾀﾞ　ﾊﾅｺ', 'やまだ', '山田'])).toEqual(['山田']);
    expect(refused('postal-code', ['〒１２３－４５６７', '1234567', '123ー4567', '12-34567', '100000'])).toEqual(['12-34567', '100000']);
  });

  it('is normalised to the canonical form of its field', () => {
    expect(kept({ key: 'email' }, ' Ｈanako@Example.com ')).toBe('hanako@example.com');
    expect(kept(format('phone'), '０３ー１２３４－５６７８')).toBe('03-1234-5678');
    expect(kept(format('postal-code'), '〒１２３４５６７')).toBe('123-4567');
    expect(kept(format('katakana'), 'ﾔﾏﾀﾞ　ﾊﾅｺ')).toBe('ヤマダ ハナコ');
  });

  it('a reading that was typed in hiragana is written in katakana (R-15.71)', () => {
    expect(kept(format('katakana'), 'やまだ　はなこ')).toBe('ヤマダ ハナコ');
    expect(kept(format('katakana'), 'ゔぃくとりあ・みすゞ')).toBe('ヴィクトリア・ミスヾ');
    expect(kept({}, 'やまだ')).toBe('やまだ');
  });

  it('is stripped of invisible characters and surrounding signs before its format is checked', () => {
    expect(
      ['\u202D090-1234-5678\u202C', '\u2068090-1234-5678\u2069', '\u200E090-1234-5678', 'tel:090-1234-5678'].map((value) =>
        kept(format('phone'), value),
      ),
    ).toEqual(Array.from({ length: 4 }, () => '090-1234-5678'));
    expect(kept(format('phone'), '+81\uFE0F9012345678')).toBe('+819012345678');
    expect(kept(format('phone'), '(03) 1234-5678')).toBe('(03) 1234-5678');
    expect(kept(format('postal-code'), '150-0001\u200B')).toBe('150-0001');
    expect(kept(format('katakana'), 'ヤマダ\u200B')).toBe('ヤマダ');
    expect(kept(format('url'), '<https://example.com/a>\uFEFF')).toBe('https://example.com/a');
    expect(kept({ typeInput: 'NUMBER' }, '1\u200B2')).toBe('12');
  });

  it('keeps joined emoji in free text', () => expect(kept({}, '👨\u200D👩\u200D👧')).toBe('👨\u200D👩\u200D👧'));

  it('is rejected with its first wrong character if its field has a format', () => {
    expect(validateFormValues([field(format('phone'))], { [ID]: '03-1234-56a8' }, 'jp')).toEqual([
      { path: ID, rule: 'unexpected-character', params: { character: 'a' } },
    ]);
    expect(validateFormValues([field({ key: 'email' })], { [ID]: 'たろう@cases.example' }, 'jp')).toEqual([
      { path: ID, rule: 'unexpected-character', params: { character: 'た' } },
    ]);
  });

  it('can be a postal code of the form’s language, or a Japanese postal code in any language', () => {
    const taken = (code: string) => LANGUAGES.filter((language) => rules(format('postal-code'), code, language).length === 0);
    expect(taken('123-4567')).toEqual(['jp', 'en', 'cn', 'kr']);
    expect(taken('100000')).toEqual(['en', 'cn']);
    expect(taken('06236')).toEqual(['en', 'kr']);
    expect(taken('SW1A 1AA')).toEqual(['en']);
  });

  it('is limited by its length in code points', () => {
    expect(rules({ validation: bounded(2, 3) }, '😀')).toEqual(['too-short']);
    expect(rules({ validation: bounded(2, 3) }, '😀😀😀')).toEqual([]);
    expect(validateFormValues([field({ validation: bounded(2, 3) })], { [ID]: 'abcd' }, 'jp')).toEqual([
      { path: ID, rule: 'too-long', params: { max: 3 } },
    ]);
  });

  it('has a default limit by format: one line, several lines, e-mail', () => {
    expect([rules({}, 'a'.repeat(120)), rules({}, 'a'.repeat(121))]).toEqual([[], ['too-long']]);
    expect([rules(format('multi-line'), 'a'.repeat(2_000)), rules(format('multi-line'), 'a'.repeat(2_001))]).toEqual([[], ['too-long']]);
    const address = `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.e`;
    expect([rules({ key: 'email' }, address), rules({ key: 'email' }, `a${address}`)]).toEqual([[], ['too-long']]);
  });

  it('has line breaks replaced in one-line fields, to prevent mail header injection', () => {
    expect(kept({}, 'Hanako\r\nBcc: all@example.com')).toBe('Hanako Bcc: all@example.com');
    expect(kept(format('multi-line'), 'a\r\n\r\nb')).toBe('a\n\nb');
  });
});

describe('a number answer', () => {
  it('is accepted in any width, sign and grouping', () => {
    const values = ['１２', '−5', '1,234,567', '3.5', '００7', ' 42 '];
    expect(values.map((value) => kept({ typeInput: 'NUMBER' }, value))).toEqual(['12', '-5', '1234567', '3.5', '007', '42']);
    expect(values.flatMap((value) => rules({ typeInput: 'NUMBER' }, value))).toEqual([]);
    for (const value of ['十', '1,2', '1e9', '0x10', 'Infinity', '5-', '9'.repeat(400)])
      expect(rules({ typeInput: 'NUMBER' }, value)).toEqual(['invalid-number']);
  });

  it('must be within the inclusive bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }), fc.nat(50), (value, min, more) => {
        const max = min + more;
        const expected = value < min ? ['too-small'] : value > max ? ['too-large'] : [];
        expect(rules({ typeInput: 'NUMBER', validation: bounded(min, max) }, String(value))).toEqual(expected);
      }),
    );
  });
});

describe('a choice answer', () => {
  it('must be an offered option after normalisation', () => {
    expect(rules({ typeInput: 'SELECT' }, ' 赤 ')).toEqual([]);
    expect(rules({ typeInput: 'SELECT' }, '白')).toEqual(['unknown-option']);
    expect(rules({ typeInput: 'SELECT_OPTIONS' }, ['赤', '白'])).toEqual(['unknown-option']);
    expect(rules({ typeInput: 'SELECT', options: [{ value: 'か\u3099' }] }, 'が')).toEqual([]);
  });

  it('counts each selected option once', () => {
    const patch = { typeInput: 'SELECT_OPTIONS', validation: bounded(2, 2) } as const;
    expect(
      [
        ['赤', '赤'],
        ['赤', '青'],
        ['赤', '青', '緑'],
      ].map((value) => rules(patch, value)),
    ).toEqual([['too-few'], [], ['too-many']]);
  });

  it('can be a single text if several options are allowed, but no list if only one option is allowed', () => {
    expect(rules({ typeInput: 'SELECT_OPTIONS' }, '青')).toEqual([]);
    expect(kept({ typeInput: 'SELECT_OPTIONS' }, '青')).toEqual(['青']);
    expect([rules({ typeInput: 'SELECT' }, ['赤']), rules({}, ['a'])]).toEqual([['invalid'], ['invalid']]);
  });
});

describe('a radio answer (R-8.30)', () => {
  it('must be one offered option', () => {
    const answers = [' 赤 ', '白', ['赤'], ''];
    expect(answers.map((value) => rules({ typeInput: 'RADIO' }, value))).toEqual([[], ['unknown-option'], ['invalid'], []]);
    expect(rules({ typeInput: 'RADIO', isRequired: true }, '')).toEqual(['required']);
  });
});

describe('a date answer (R-8.29)', () => {
  const DAYS = { typeInput: 'DATE', days: { first: '2026-12-01', last: '2026-12-31' } } as const;

  it('is kept as YYYY-MM-DD, in whatever notation it is sent', () => {
    const values = ['2026-12-24', '２０２６－１２－２４', '2026/12/24', '2026.12.24', '2026年12月24日'];
    expect(values.map((value) => kept({ typeInput: 'DATE' }, value))).toEqual(values.map(() => '2026-12-24'));
    expect(kept({ typeInput: 'DATE' }, '2026/1/2')).toBe('2026-01-02');
  });

  it('must be a day of the calendar', () => {
    for (const value of ['2026-02-29', '2026-13-01', '2026-00-10', '26-12-24', '-', '明日', '2026-12-24T10:00', '1'.repeat(10_000)])
      expect(rules({ typeInput: 'DATE' }, value)).toEqual(['invalid-date']);
    expect(rules({ typeInput: 'DATE' }, '2028-02-29')).toEqual([]);
    expect(rules({ typeInput: 'DATE' }, ['2026-12-24'])).toEqual(['invalid']);
  });

  it('is refused before the first and after the last day, with the day as messages show it', () => {
    const faults = (value: string) => validateFormValues([field(DAYS)], { [ID]: value }, 'jp');
    expect(['2026-12-01', '2026-12-31'].flatMap(faults)).toEqual([]);
    expect(faults('2026-11-30')).toEqual([{ path: ID, rule: 'too-early', params: { min: '2026/12/01' } }]);
    expect(faults('2027-01-01')).toEqual([{ path: ID, rule: 'too-late', params: { max: '2026/12/31' } }]);
  });

  it('is valid exactly for the days between both bounds', () => {
    const anyDay = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, fc.option(anyDay), fc.option(anyDay), (value, first, last) => {
        const isWithin = (first === null || first <= value) && (last === null || value <= last);
        expect(rules({ typeInput: 'DATE', days: { first, last } }, value).length === 0).toBe(isWithin);
      }),
    );
  });
});

describe('the value of a hidden field (R-8.37)', () => {
  const hidden = { typeInput: 'HIDDEN', parameter: 'utm_source', isRequired: true } as const;

  it('is kept as one line of at most 120 characters', () => {
    expect(kept(hidden, ' flyer\n2026\t\u0000x ')).toBe('flyer 2026 x');
    expect(kept(hidden, '😀'.repeat(200))).toBe('😀'.repeat(120));
    expect(Array.from(kept(hidden, '\uFB1D'.repeat(120)) as string)).toHaveLength(120);
    expect(kept(hidden, 'flyer\u2028Total\u2029x\u202Ey')).toBe('flyer Total x y');
  });

  it('is never refused, because the visitor cannot correct it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (value) => {
        expect(rules(hidden, value)).toEqual([]);
        expect(kept(hidden, kept(hidden, value) as string)).toBe(kept(hidden, value));
      }),
    );
    expect(rules(hidden, ['flyer'])).toEqual(['invalid']);
  });
});

describe('a password answer', () => {
  it('is reported with every broken rule, and is not normalised', () => {
    expect(validateFormValues(MEMBERSHIP, { ...GOOD, [PASSWORD]: 'abc', [CONFIRM]: 'abc' }, 'jp').map(({ rule }) => rule)).toEqual([
      'password-length',
      'password-uppercase',
      'password-digit',
      'password-special',
    ]);
    const values = { ...GOOD, [PASSWORD]: ' Ｓecret-123' };
    expect(normaliseFormValues(MEMBERSHIP, values)[PASSWORD]).toBe(' Ｓecret-123');
  });

  it('requires an equal confirmation', () => {
    expect(validateFormValues(MEMBERSHIP, GOOD, 'jp')).toEqual([]);
    expect(validateFormValues(MEMBERSHIP, { ...GOOD, [CONFIRM]: 'Secret-124' }, 'jp')).toEqual([
      { path: CONFIRM, rule: 'password-mismatch' },
    ]);
    expect(validateFormValues(MEMBERSHIP, { ...GOOD, [CONFIRM]: '' }, 'jp')).toEqual([{ path: CONFIRM, rule: 'required' }]);
  });
});

const anyField = (id: number): fc.Arbitrary<FormField> =>
  fc
    .record({
      typeInput: fc.constantFrom(...TypeInput.options),
      isRequired: fc.boolean(),
      format: fc.option(fc.constantFrom(...TEXT_FORMATS)),
      min: fc.option(fc.integer({ min: 0, max: 3 })),
      max: fc.option(fc.integer({ min: 3, max: 9 })),
    })
    .map(({ typeInput, isRequired, format: name, min, max }) =>
      field({ id: numberedUlid(id), typeInput, isRequired, validation: bounded(min, max, typeInput === 'TEXT_BOX' ? name : null) }),
    );
const anyFields = fc
  .tuple(anyField(50), anyField(51), fc.constantFrom(...FORM_KINDS))
  .map(([first, second]) => [...MEMBERSHIP, first, second]);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('１２', '03ー1234−5678', '〒1234567', 'ＡＢ＠ＥＸ．ＪＰ', 'ｶﾞ', '赤', 'Secret-123', '1,234'),
);
const anyValues = fc.dictionary(
  fc.constantFrom(...MEMBERSHIP.map(({ id }) => id), numberedUlid(50), numberedUlid(51), '__proto__', 'other'),
  fc.oneof(anyText, fc.array(anyText, { maxLength: 4 })),
) as fc.Arbitrary<FormValues>;

describe('any answer', () => {
  it('is normalised idempotently', () => {
    fc.assert(
      fc.property(anyFields, anyValues, (fields, values) => {
        const once = normaliseFormValues(fields, values);
        expect(normaliseFormValues(fields, once)).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it('breaks the same rules before and after normalisation, reported in the order of the form', () => {
    fc.assert(
      fc.property(anyFields, anyValues, fc.constantFrom(...LANGUAGES), (fields, values, language) => {
        const faults = validateFormValues(fields, values, language);
        expect(validateFormValues(fields, normaliseFormValues(fields, values), language)).toEqual(faults);
        const order = faults.map(({ path }) => fields.findIndex(({ id }) => id === path)).filter((at) => at >= 0);
        expect(order).toEqual(order.toSorted((left, right) => left - right));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is reported as unknown-field exactly if the form does not have its field', () => {
    fc.assert(
      fc.property(anyFields, anyValues, (fields, values) => {
        const refused = validateFormValues(fields, values, 'jp').filter(({ rule }) => rule === 'unknown-field');
        const unknown = Object.keys(values).filter((id) => fields.every((one) => one.id !== id));
        expect(refused.map(({ path }) => path).toSorted()).toEqual(unknown.toSorted());
      }),
    );
  });

  it('is accepted if it follows the rules of a valid form', () => {
    const answer = ({ typeInput, validation, options, key, id }: FormField): string | string[] => {
      if (key !== null) return GOOD[id] ?? '';
      const least = validation?.min ?? 1;
      if (typeInput === 'NUMBER') return String(validation?.min ?? validation?.max ?? 7);
      if (typeInput === 'SELECT' || typeInput === 'RADIO') return '赤';
      if (typeInput === 'DATE') return '2026-12-24';
      if (typeInput === 'SELECT_OPTIONS') return options.slice(0, Math.max(least, 1)).map(({ value }) => value);
      return 'ア'.repeat(Math.max(least, 1));
    };
    const isPlain = ({ validation }: FormField) => [null, undefined, 'multi-line', 'katakana'].includes(validation?.format);
    fc.assert(
      fc.property(anyFields, (fields) => {
        fc.pre(fields.every(isPlain) && validateFormFields('membership', fields).length === 0);
        expect(validateFormValues(fields, Object.fromEntries(fields.map((one) => [one.id, answer(one)])), 'jp')).toEqual([]);
      }),
    );
  });

  it('is validated in bounded time, whatever its length', () => {
    const long = [
      ' '.repeat(200_000),
      '9'.repeat(200_000),
      `a${' \n'.repeat(100_000)}b`,
      '1,'.repeat(100_000),
      '〒 '.repeat(100_000),
      '@.'.repeat(100_000),
    ];
    for (const name of [null, ...TEXT_FORMATS])
      for (const value of long)
        expect(
          validateFormValues([field(format(name)), field({ id: 'n', typeInput: 'NUMBER' })], { [ID]: `a${value}a`, n: `1${value}` }, 'jp'),
        ).not.toEqual([]);
  });
});
