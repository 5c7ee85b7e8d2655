import { describe, expect, it } from 'vitest';
import { bodyOf, customField, idOf, pagesOf, siteWithForms } from '#site-renderer/pages/forms/form-pages-fixture.ts';
import { FORM_CSS, FORM_STEPS_CSS } from '#site-renderer/styles/form-css.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';

const fields = [
  customField(1, { typeInput: 'RADIO', pageBreak: { title: '<ご予約>' } }),
  customField(2, { shownIf: { fieldId: idOf('f1'), option: 0 }, pageBreak: { title: '' } }),
  customField(3, { typeInput: 'HIDDEN', parameter: 'utm_source' }),
];
const agreed = { ...EMPTY_COMPANY, showInContact: true, contractAgreement: true, termsOfService: '<p>a</p>', privacyPolicy: '<p>b</p>' };
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const drawn = (site = siteWithForms({ fields })) => parse(bodyOf('contact', site));
const pageOf = (site: ReturnType<typeof siteWithForms>) => pagesOf(site).find(({ page }) => page === 'contact');

describe('FormStepsView (R-8.44)', () => {
  it('renders the pages of a form below each other, with their titles and the position for an empty form', () => {
    const pages = [...drawn().querySelectorAll('.form-step')];
    expect(pages.map((page) => page.querySelectorAll('.form-field').length)).toEqual([2, 1, 1]);
    expect(pages.map((page) => page.querySelector('h2')?.textContent)).toEqual([
      'ステップ 1 / 2',
      'ステップ 2 / 2<ご予約>',
      'ステップ 1 / 2',
    ]);
    expect(drawn().querySelectorAll('[hidden]').length).toBe(2);
    expect([...drawn().querySelectorAll('.form > button[hidden]')].map(({ className }) => className)).toEqual(['form-next', 'form-back']);
  });

  it('renders the agreements on the last page, which is then never skipped', () => {
    const pages = drawn(siteWithForms({ fields, company: agreed })).querySelectorAll('.form-step');
    expect([...pages].map((page) => page.querySelector('.form-agreements') !== null)).toEqual([false, false, true]);
    expect(pages[2]?.querySelector('small')?.textContent).toBe('ステップ 3 / 3');
  });

  it('leaves the first page in view until the script runs, and all pages without positions where none runs', () => {
    expect(FORM_STEPS_CSS).toContain('@media (scripting:enabled){.form:has(>:disabled) .form-step ~ .form-step{display:none}}');
    expect(FORM_STEPS_CSS).toContain(
      '@media (scripting:none){.form-progress,.form-step h2 small,.form-step h2:not(:has(span)){display:none}}',
    );
    expect(FORM_STEPS_CSS).toContain('@media (prefers-reduced-motion:no-preference){.form-progress{transition:');
    expect(new TextEncoder().encode(FORM_STEPS_CSS).length).toBeLessThanOrEqual(1_024);
  });

  it('adds script and styles only to pages with a form of several pages', () => {
    const single = siteWithForms({ fields: [customField(1)] });
    expect(pageOf(siteWithForms({ fields }))).toMatchObject({ script: 'stepped-form-page', styles: FORM_CSS + FORM_STEPS_CSS });
    expect(pageOf(single)).toMatchObject({ script: 'form-page', styles: FORM_CSS });
    expect(bodyOf('contact', single)).not.toMatch(/form-(?:step|next|back|progress)/);
    expect(pageOf(siteWithForms({ fields: [customField(1), customField(2)] }))?.script).toBe('form-page');
  });
});
