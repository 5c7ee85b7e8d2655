import * as fc from 'fast-check';
import { createElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import type { FieldError } from '#shared/model/error.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { type FormField, TEXT_FORMATS, TypeInput } from '#shared/model/forms/form-field.ts';
import { validateAgreements } from '#shared/rules/forms/form-consent.ts';
import { validateFormValues } from '#shared/rules/forms/form-values.ts';
import { FormView } from '#site-renderer/components/form/form-view.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { bodyOf, idOf, markupOf, customField, siteWithForms } from '#site-renderer/pages/forms/form-pages-fixture.ts';
import { faultsOf, showFaults } from '#site-renderer/visitor/forms/form-faults.ts';
import type { FormPlan } from '#site-renderer/visitor/forms/form-plan.ts';
import { readEntry } from '#site-renderer/visitor/forms/read-entry.ts';

const COMPANY = { ...EMPTY_COMPANY, termsOfService: '<p>茶</p>', privacyPolicy: '<p>茶</p>', contractAgreement: true };

const anyField = (number: number): fc.Arbitrary<FormField> =>
  fc
    .record({
      typeInput: fc.constantFrom(...TypeInput.options),
      isRequired: fc.boolean(),
      format: fc.option(fc.constantFrom(...TEXT_FORMATS)),
      min: fc.option(fc.integer({ min: 0, max: 3 })),
      max: fc.option(fc.integer({ min: 3, max: 9 })),
    })
    .map(({ typeInput, isRequired, format, min, max }) =>
      customField(number, {
        typeInput,
        isRequired,
        validation: { format: typeInput === 'TEXT_BOX' ? format : null, min, max },
        ...(typeInput === 'DATE' && { days: { first: min === null ? null : '2026-12-25', last: max === null ? null : '2027-01-31' } }),
      }),
    );
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('2026-12-24', '１２', '03ー1234−5678', '〒1234567', '100000', '06236', 'ﾔﾏﾀﾞ', '', '見学', 'Secret-123'),
);

const anyEntry = fc.record({
  fields: fc.tuple(anyField(1), anyField(2)),
  language: fc.constantFrom(...LANGUAGES),
  page: fc.constantFrom('contact' as const, 'register' as const),
  texts: fc.array(anyText, { minLength: 6, maxLength: 6 }),
  ticks: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
});

const shown = (): HTMLFormElement => document.querySelector('form') as HTMLFormElement;
const planOf = (form: HTMLFormElement): FormPlan => JSON.parse(form.querySelector('script')?.textContent ?? '') as FormPlan;

/** Fills in every field of the page and ticks some boxes. */
function enter(form: HTMLFormElement, texts: readonly string[], ticks: readonly boolean[]): void {
  form.querySelectorAll<HTMLInputElement>('.form-field :is(input:not([type=checkbox], [type=radio]), textarea)').forEach((field, index) => {
    field.value = texts[index % texts.length] ?? '';
  });
  form.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]').forEach((box, index) => {
    box.checked = ticks[index % ticks.length] ?? false;
  });
  for (const select of form.querySelectorAll('select')) select.selectedIndex = ticks[0] ? 1 : 0;
}

/** Returns the fault markup of the fields. A hidden help text counts as absent. */
function marks(root: ParentNode): string[] {
  const boxes = [...root.querySelectorAll('.form-field')].map((box) => box.cloneNode(true) as Element);
  for (const box of boxes) {
    for (const help of box.querySelectorAll('.form-help[hidden]')) help.remove();
    for (const control of box.querySelectorAll('*')) for (const name of ['value', 'checked', 'selected']) control.removeAttribute(name);
    for (const area of box.querySelectorAll('textarea')) area.textContent = '';
    // Ignores the order of attributes.
    for (const control of [box, ...box.querySelectorAll('*')]) {
      const attributes = [...control.attributes].toSorted((one, other) => one.name.localeCompare(other.name));
      for (const { name } of attributes) control.removeAttribute(name);
      for (const { name, value } of attributes) if (name !== 'data-required' || value !== '') control.setAttribute(name, value);
    }
  }
  return boxes.map(({ outerHTML }) => outerHTML);
}

describe('faults of an entry', () => {
  it('equal the faults of the shared rules, and are shown with the markup and messages of FormView', () => {
    fc.assert(
      fc.property(anyEntry, ({ fields, language, page, texts, ticks }) => {
        const site = siteWithForms({ fields, written: LANGUAGES, company: COMPANY });
        document.body.innerHTML = bodyOf(page, site, language);
        const form = shown();
        const plan = planOf(form);
        enter(form, texts, ticks);
        const entry = readEntry(plan.fields, form);
        const kind = page === 'contact' ? 'contact' : 'membership';
        const whole = (kind === 'contact' ? site.contactForm : site.membershipForm)[language] ?? expect.fail();
        const faults = [
          ...validateFormValues(whole.fields, entry.values, language),
          ...validateAgreements(['termsOfService', 'privacyPolicy'], entry.agreed),
        ];
        expect(faultsOf(plan, entry)).toEqual(faults);

        showFaults(form, plan, faults);
        const view = { kind, form: whole, company: COMPANY, language, words: VISITOR_LABELS[language], faults } as const;
        const expected = document.createElement('div');
        expected.innerHTML = markupOf(
          createElement(FormView, { ...view, companyUrl: language === 'jp' ? '/company' : `/${language}/company` }),
        );
        expect(marks(form)).toEqual(marks(expected));
        const summary = form.querySelector('.form-faults');
        expect(summary?.firstChild?.textContent).toBe(expected.querySelector('.form-faults')?.textContent);
        expect(summary?.getAttribute('role')).toBe(faults.length > 0 ? 'alert' : undefined);

        showFaults(form, plan, []);
        expected.innerHTML = bodyOf(page, site, language);
        expect(marks(form)).toEqual(marks(expected));
        expect(form.querySelector('.form-faults')).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

it('faultsOf validates an entry in the language of its form, not in the language of the page', () => {
  const site = siteWithForms({
    fields: [customField(1, { validation: { format: 'postal-code', min: null, max: null } })],
    written: ['jp'],
  });
  document.body.innerHTML = bodyOf('contact', site, 'cn');
  const values = { [idOf('email')]: 'hanako@example.com', [idOf('company')]: '茶舗', [idOf('f1')]: '100000' };
  expect(faultsOf(planOf(shown()), { values, agreed: [] })).toEqual([{ path: idOf('f1'), rule: 'invalid-postal-code' }]);
});

describe('summary of faults', () => {
  const refuse = (faults: FieldError[]): HTMLElement => {
    showFaults(shown(), planOf(shown()), faults);
    return shown().querySelector('.form-faults') as HTMLElement;
  };

  beforeEach(() => {
    document.body.innerHTML = bodyOf(
      'contact',
      siteWithForms({ fields: [customField(1, { typeInput: 'SELECT_OPTIONS' })], company: COMPANY }),
    );
  });

  it('lists every faulty field with its message and a link, also to a checkbox (R-15.73)', () => {
    const both = refuse([
      { path: idOf('company'), rule: 'required' },
      { path: idOf('f1'), rule: 'required' },
    ]);
    expect(both.firstChild?.textContent).toBe('直していただきたいところが2か所あります。');
    expect([...both.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      `会社名${VISITOR_LABELS.jp.form.fault.required}`,
      `項目1${VISITOR_LABELS.jp.form.fault.choose}`,
    ]);
    const focused = [...both.querySelectorAll('a')].map((link) => {
      link.click();
      return (document.activeElement as HTMLInputElement).name;
    });
    expect(focused).toEqual([idOf('company'), idOf('f1')]);
    refuse([{ path: idOf('f1'), rule: 'required' }])
      .querySelector('a')
      ?.click();
    expect((document.activeElement as HTMLInputElement).value).toBe('見学');
    const agreement = refuse([{ path: 'agreed.privacyPolicy', rule: 'agreement-required' }]).querySelector('a');
    expect(agreement?.textContent).toBe('プライバシーポリシーに同意します');
    agreement?.click();
    expect((document.activeElement as HTMLInputElement).value).toBe('privacyPolicy');
    expect(document.querySelectorAll('.form-faults')).toHaveLength(1);
  });

  it('states that the form has changed if the server names a field that the page does not have', () => {
    const sentence = VISITOR_LABELS.jp.form.fault['unknown-field'];
    expect(refuse([{ path: idOf('gone'), rule: 'required' }]).textContent).toBe(sentence);
  });

  it('is accompanied by a general message at a field if the page does not know the broken rule', () => {
    refuse([{ path: idOf('email'), rule: 'email-taken' }]);
    expect(shown().querySelector('.form-fault')?.textContent).toBe(VISITOR_LABELS.jp.form.fault.invalid);
  });
});
