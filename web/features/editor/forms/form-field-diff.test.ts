import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import type { FormField, ProtectedKey } from '#shared/model/forms/form-field.ts';
import { diffFormFields, withMissingFields } from '#web/features/editor/forms/form-field-diff.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const question = (number: number, key: ProtectedKey | null = null): FormField => ({
  id: numberedUlid(number),
  key,
  typeInput: 'TEXT_BOX',
  title: String(number),
  isRequired: false,
  placeholder: '',
  options: [],
  validation: null,
});
const questions = (...numbers: number[]): FormField[] => numbers.map((number) => question(number));
const titles = (fields: readonly FormField[]): number[] => fields.map(({ title }) => Number(title));

describe('fields of a translated form', () => {
  it('diffFormFields matches fields with the default language by id', () => {
    const { missing, extra } = diffFormFields(questions(2, 9, 1), questions(1, 2, 3, 4));
    expect([titles(missing), titles(extra)]).toEqual([[3, 4], [9]]);
  });

  it('diffFormFields matches protected fields by key', () => {
    expect(diffFormFields([question(7, 'company')], [question(1, 'company')])).toEqual({ missing: [], extra: [] });
  });

  it('withMissingFields inserts missing fields after their nearest predecessor, or first', () => {
    expect(titles(withMissingFields(questions(9, 2, 4), questions(1, 2, 3, 4, 5)))).toEqual([1, 9, 2, 3, 4, 5]);
    expect(titles(withMissingFields(questions(4, 8, 2), questions(2, 3, 4)))).toEqual([4, 8, 2, 3]);
  });

  it('withMissingFields adds missing fields one by one, up to the maximum', () => {
    const original = questions(1, 2, 3, 4);
    expect(titles(withMissingFields(questions(1, 4), original, ({ title }) => title === '3'))).toEqual([1, 3, 4]);
    const nearlyFull = questions(...Array.from({ length: FORM_FIELDS_MAX - 1 }, (_, index) => index + 100));
    expect(withMissingFields(nearlyFull, original)).toHaveLength(FORM_FIELDS_MAX);
    expect(withMissingFields([...nearlyFull, question(99)], original)).toHaveLength(FORM_FIELDS_MAX);
  });
});

describe('withMissingFields, for any two forms', () => {
  const someQuestions = fc.uniqueArray(fc.integer({ min: 1, max: 12 })).map((numbers) => questions(...numbers));

  it('adds all missing fields after their predecessor and keeps the order of the others', () => {
    fc.assert(
      fc.property(someQuestions, someQuestions, (fields, original) => {
        const filled = withMissingFields(fields, original);
        const { missing, extra } = diffFormFields(fields, original);
        expect(diffFormFields(filled, original)).toEqual({ missing: [], extra });
        expect(filled.filter((field) => !missing.includes(field))).toEqual(fields);
        for (const field of missing) {
          const before = original[original.indexOf(field) - 1];
          const at = before && filled.find(({ id }) => id === before.id);
          expect(filled.indexOf(field)).toBe(at ? filled.indexOf(at) + 1 : 0);
        }
        expect(withMissingFields(filled, original)).toEqual(filled);
      }),
    );
  });

  it('adds the same fields one by one as all at once', () => {
    fc.assert(
      fc.property(someQuestions, someQuestions, (fields, original) => {
        const oneByOne = diffFormFields(fields, original).missing.reduce<FormField[]>(
          (present, field) => withMissingFields(present, original, ({ id }) => id === field.id),
          fields,
        );
        expect(oneByOne).toEqual(withMissingFields(fields, original));
      }),
    );
  });
});
