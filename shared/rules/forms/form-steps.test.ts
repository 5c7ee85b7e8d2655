import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formSteps, shownSteps } from '#shared/rules/forms/form-steps.ts';

interface Field {
  id: string;
  typeInput: 'TEXT_BOX' | 'HIDDEN';
  pageBreak?: { title: string };
}
const field = (id: string, pageBreak?: string): Field => ({
  id,
  typeInput: 'TEXT_BOX',
  ...(pageBreak !== undefined && { pageBreak: { title: pageBreak } }),
});
const hidden = (id: string): Field => ({ id, typeInput: 'HIDDEN' });
const idsOf = (fields: readonly Field[]) => formSteps(fields).map((step) => step.fields.map(({ id }) => id));

describe('formSteps (R-8.42)', () => {
  it('begins a page with each field that has a page break, and the first page with the first field', () => {
    expect(idsOf([field('a'), field('b', ''), field('c'), field('d', 'Seats')])).toEqual([['a'], ['b', 'c'], ['d']]);
    expect(formSteps([field('a'), field('b', 'Seats')]).map(({ title }) => title)).toEqual(['', 'Seats']);
  });

  it('returns one page for a form without page breaks or with one at its first field, and none without fields', () => {
    expect(idsOf([field('a'), field('b')])).toEqual([['a', 'b']]);
    expect(formSteps([field('a', 'Sender'), field('b')])).toMatchObject([{ title: 'Sender' }]);
    expect(formSteps([])).toEqual([]);
  });

  it('returns every field once, in the order of the form, and no empty page', () => {
    const fields = fc
      .array(fc.option(fc.constantFrom('', 'Seats'), { nil: undefined }))
      .map((breaks) => breaks.map((title, index) => field(String(index), title)));
    fc.assert(
      fc.property(fields, (list) => {
        const steps = formSteps(list);
        expect(steps.flatMap((step) => step.fields)).toEqual(list);
        for (const [index, { fields: own }] of steps.entries()) {
          expect(own.length).toBeGreaterThan(0);
          expect(index === 0 || own[0]?.pageBreak !== undefined).toBe(true);
          expect(own.slice(1).every(({ pageBreak }) => pageBreak === undefined)).toBe(true);
        }
      }),
    );
  });
});

describe('shownSteps (R-8.44)', () => {
  const steps = formSteps([field('a'), field('b', ''), hidden('source'), field('c', '')]);

  it('skips a page without a shown field', () => {
    expect(shownSteps(steps, { a: '', b: '', source: '', c: '' }, false)).toEqual([0, 1, 2]);
    expect(shownSteps(steps, { a: '', source: '', c: '' }, false)).toEqual([0, 2]);
    expect(shownSteps(steps, { a: '' }, false)).toEqual([0]);
  });

  it('keeps the last page of a form with agreements', () => {
    expect(shownSteps(steps, { a: '', source: '' }, true)).toEqual([0, 2]);
  });
});
