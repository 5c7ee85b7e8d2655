// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { validateForm } from '#functions/publishing/services/published-site/validate-form.ts';
import type { SiteContent } from '#functions/sites/services/site-content.ts';
import { FORM_OPTIONS_MAX } from '#shared/model/limits.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import type { Submission } from '#shared/model/forms/submission.ts';
import { hasOptions } from '#shared/rules/forms/form-fields.ts';
import { customField, idOf, siteWithForms } from '#site-renderer/pages/forms/form-pages-fixture.ts';
import { bodies, fetched, fillIn, find, freshFormPage, open, press } from '#test/support/sites/form-page-fixture.ts';

freshFormPage();

const VALUES = ['a', 'b', 'c'];
const nameOf = (number: number): string => idOf(`f${number}`);

/** A form of up to six fields with any conditions, also broken ones, and which of their options a visitor chooses. */
const anyForm = fc
  .array(
    fc.record({
      typeInput: fc.constantFrom('RADIO' as const, 'SELECT' as const, 'SELECT_OPTIONS' as const, 'TEXT_BOX' as const),
      on: fc.nat(6),
      option: fc.oneof(fc.nat(2), fc.constantFrom(null, FORM_OPTIONS_MAX - 1)),
      isConditional: fc.boolean(),
      isRequired: fc.boolean(),
      chosen: fc.subarray(VALUES, { minLength: 1 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((fields) =>
    fields.map(({ on, option, isConditional, chosen, ...field }, index) => ({
      chosen: field.typeInput === 'SELECT_OPTIONS' ? chosen : chosen.slice(0, 1),
      field: customField(index, {
        ...field,
        options: hasOptions(field.typeInput) ? VALUES.map((value) => ({ value })) : [],
        ...(isConditional && { shownIf: { fieldId: nameOf(on), option } }),
      }),
    })),
  );

/** Answers every field of the page, also those that are not shown, and returns the answers. */
function answerAll(form: readonly { field: FormField; chosen: string[] }[]): Submission['data'] {
  fillIn();
  for (const { field, chosen } of form)
    if (field.typeInput === 'SELECT' || field.typeInput === 'TEXT_BOX') find(`[name="${field.id}"]`).value = chosen[0] ?? '';
    else for (const value of chosen) find(`[name="${field.id}"][value="${value}"]`).checked = true;
  find('form').dispatchEvent(new Event('input', { bubbles: true }));
  const own = form.map(({ field, chosen }) => [field.id, field.typeInput === 'SELECT_OPTIONS' ? chosen : (chosen[0] ?? '')]);
  return { [idOf('email')]: 'hanako@example.com', [idOf('company')]: '茶舗', ...Object.fromEntries(own) };
}

const isShown = ({ id }: FormField): boolean => !find(`[name="${id}"]`).closest<HTMLElement>('.form-field')?.hidden;

it('stores exactly the answers to the fields that the page shows, whatever is sent (R-8.38, R-8.39)', async () => {
  await fc.assert(
    fc.asyncProperty(anyForm, async (form) => {
      localStorage.clear();
      vi.mocked(fetched).mockClear();
      const site = siteWithForms({ fields: form.map(({ field }) => field) });
      const part = site.contactForm.jp ?? expect.fail();
      open('contact', site);
      const everything = answerAll(form);
      const shown = part.fields.filter(isShown).map(({ id }) => id);
      await press();
      const [body] = bodies();
      expect(Object.keys(body?.data ?? {})).toEqual(shown);
      for (const data of [body?.data ?? {}, everything]) {
        const { answers } = await validateForm({} as SiteContent, 'contact', { lang: 'jp', part }, { data });
        expect(answers.map(({ id }) => id)).toEqual(shown);
        for (const { id, value } of answers) expect(value).toEqual(everything[id]);
      }
    }),
    { numRuns: 60 },
  );
});
