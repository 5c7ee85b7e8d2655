import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { email, ruleIssue, text, wholeNumber } from '#shared/model/fields.ts';
import { storedForm } from '#shared/model/stored-form.ts';
import { SiteDocument } from '#shared/model/sites/site.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

const Person = z.strictObject({
  name: text(5),
  email: email().nullable(),
  ages: z
    .record(
      z.string().refine((key) => key.startsWith('k')),
      wholeNumber(0, 5),
    )
    .optional(),
  texts: z.partialRecord(z.enum(['jp', 'en']), z.union([text(3), z.int()])),
  many: z
    .array(z.int())
    .max(2)
    .refine(() => false, ruleIssue('invalid')),
});
const stored = { name: ' too long\u0000 ', email: 'no address', ages: { x: 7 }, texts: { jp: 'too long' }, many: [1] };

describe('storedForm', () => {
  it('accepts a stored value that breaks rules of input, and returns it unchanged', () => {
    expect(Person.safeParse(stored).success).toBe(false);
    expect(storedForm(Person).parse(stored)).toEqual(stored);
  });

  it.each([
    ['an undeclared field', { ...stored, more: 1 }],
    ['a missing field', { ...stored, name: undefined }],
    ['a wrong type', { ...stored, ages: { k: 1.5 } }],
    ['an unknown language', { ...stored, texts: { fr: 'x' } }],
    ['too many items', { ...stored, many: [1, 2, 3] }],
  ])('refuses %s', (_, value) => expect(storedForm(Person).safeParse(value).success).toBe(false));

  it('caches the stored form of a schema, and returns schemas without rules unchanged', () => {
    expect(storedForm(Person)).toBe(storedForm(Person));
    const plain = z.object({ a: z.string(), b: z.array(z.int()) });
    expect(storedForm(plain)).toBe(plain);
  });

  it('parses every site document unchanged', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        expect(storedForm(SiteDocument).parse(document)).toEqual(document);
      }),
      { numRuns: 30 },
    );
  });
});
