import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormField, ShownIf } from '#shared/model/forms/form-field.ts';
import { validateFormValues } from '#shared/rules/forms/form-values.ts';
import { conditionSources, isBrokenCondition, shownAnswers } from '#shared/rules/forms/shown-answers.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const [KIND, DISH, NOTE] = [numberedUlid(1), numberedUlid(2), numberedUlid(3)];
const field = (id: string, patch: Partial<FormField> = {}): FormField => ({
  id,
  key: null,
  typeInput: 'TEXT_BOX',
  title: id,
  isRequired: false,
  placeholder: '',
  options: [],
  validation: null,
  ...patch,
});
const choice = (id: string, patch: Partial<FormField> = {}): FormField =>
  field(id, { typeInput: 'RADIO', options: [{ value: '予約' }, { value: '質問' }], ...patch });
const when = (fieldId: string, option: number | null): { shownIf: ShownIf } => ({ shownIf: { fieldId, option } });
const idsOf = (fields: readonly FormField[], values: Record<string, string | string[]>): string[] =>
  Object.keys(shownAnswers(fields, values));

/** The dish is asked of those who book, and the note of those who then choose the second dish. */
const CHAIN = [
  choice(KIND),
  choice(DISH, { typeInput: 'SELECT_OPTIONS', isRequired: true, ...when(KIND, 0) }),
  field(NOTE, { isRequired: true, ...when(DISH, 1) }),
];

describe('shownAnswers (R-8.38)', () => {
  it('contains the answer to a conditional field only if its option is chosen', () => {
    expect(idsOf(CHAIN, {})).toEqual([KIND]);
    expect(idsOf(CHAIN, { [KIND]: '質問' })).toEqual([KIND]);
    expect(idsOf(CHAIN, { [KIND]: '予約' })).toEqual([KIND, DISH]);
  });

  it('accepts one of several ticked boxes', () => {
    expect(idsOf(CHAIN, { [KIND]: '予約', [DISH]: ['予約', '質問'] })).toEqual([KIND, DISH, NOTE]);
    expect(idsOf(CHAIN, { [KIND]: '予約', [DISH]: ['予約'] })).toEqual([KIND, DISH]);
  });

  it('omits a field whose condition names a hidden field, whatever its stale answer is', () => {
    expect(idsOf(CHAIN, { [KIND]: '質問', [DISH]: ['質問'] })).toEqual([KIND]);
  });

  it('omits a field whose condition names a later, missing or removed field or option', () => {
    const all = { [KIND]: '予約', [DISH]: ['予約'] };
    expect(idsOf([field(NOTE, when(KIND, 0)), choice(KIND)], all)).toEqual([KIND]);
    expect(idsOf([field(NOTE, when(KIND, 0))], all)).toEqual([]);
    expect(idsOf([choice(KIND), field(NOTE, when(KIND, null))], all)).toEqual([KIND]);
    expect(idsOf([choice(KIND), field(NOTE, when(KIND, 2))], { [KIND]: '' })).toEqual([KIND]);
    expect(idsOf([field(KIND, when(KIND, 0))], { [KIND]: '予約' })).toEqual([]);
  });
});

describe('a field that is not shown', () => {
  it('is neither required nor validated (R-8.38)', () => {
    const rules = (values: Record<string, string | string[]>) =>
      validateFormValues(CHAIN, values, 'jp').map(({ path, rule }) => [path, rule]);
    expect(rules({ [KIND]: '質問' })).toEqual([]);
    expect(rules({ [KIND]: '質問', [DISH]: ['桜'], [NOTE]: 'x'.repeat(5_000) })).toEqual([]);
    expect(rules({ [KIND]: ' 予約\n' })).toEqual([[DISH, 'required']]);
    expect(rules({ [KIND]: '予約', [DISH]: ['質問'] })).toEqual([[NOTE, 'required']]);
  });
});

describe('isBrokenCondition (R-8.40)', () => {
  const isBroken = (fields: readonly FormField[], id = NOTE): boolean => {
    const index = fields.findIndex((one) => one.id === id);
    const { shownIf } = fields[index] ?? {};
    return shownIf !== undefined && isBrokenCondition(fields, index, shownIf);
  };

  it.each([
    ['an option of an earlier field', [choice(KIND), field(NOTE, when(KIND, 1))], false],
    ['a later field', [field(NOTE, when(KIND, 1)), choice(KIND)], true],
    ['the field itself', [choice(NOTE, when(NOTE, 1))], true],
    ['a removed field', [field(NOTE, when(KIND, 1))], true],
    ['a removed option', [choice(KIND), field(NOTE, when(KIND, null))], true],
    ['an option beyond the last', [choice(KIND), field(NOTE, when(KIND, 2))], true],
    ['a text', [choice(KIND, { typeInput: 'TEXT_BOX' }), field(NOTE, when(KIND, 1))], true],
  ])('of a condition on %s', (_, fields, expected) => expect(isBroken(fields)).toBe(expected));

  it('is false for exactly the conditions that the editor offers, and only then can a field be shown', () => {
    const anyField = fc.record({
      id: fc.constantFrom(KIND, DISH, NOTE),
      typeInput: fc.constantFrom('RADIO' as const, 'SELECT' as const, 'SELECT_OPTIONS' as const, 'TEXT_BOX' as const),
      optionCount: fc.nat(2),
      on: fc.constantFrom(KIND, DISH, NOTE),
      option: fc.option(fc.nat(2)),
    });
    const anyForm = fc.uniqueArray(anyField, { selector: ({ id }) => id }).map((fields) =>
      fields.map(({ id, typeInput, optionCount, on, option }) =>
        field(id, {
          typeInput,
          options: Array.from({ length: typeInput === 'TEXT_BOX' ? 0 : optionCount }, (_, at) => ({ value: `${id}${at}` })),
          ...when(on, option),
        }),
      ),
    );
    fc.assert(
      fc.property(anyForm, (fields) => {
        const everything = Object.fromEntries(fields.map(({ id, options }) => [id, options.map(({ value }) => value)]));
        for (const [index, one] of fields.entries()) {
          const { fieldId, option } = one.shownIf ?? expect.fail();
          const offered = conditionSources(fields, index).flatMap(({ id, options }) => options.map((_, at) => `${id} ${at}`));
          expect(isBroken(fields, one.id)).toBe(!offered.includes(`${fieldId} ${option}`));
          if (isBroken(fields, one.id)) expect(idsOf(fields, everything)).not.toContain(one.id);
        }
      }),
    );
  });
});
