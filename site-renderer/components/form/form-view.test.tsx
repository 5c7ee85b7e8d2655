import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import type { FieldError } from '#shared/model/error.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { FORM_KINDS, type FormField, type FormKind, PROTECTED_KEYS } from '#shared/model/forms/form-field.ts';
import { contrastRatio } from '#shared/values/colour.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { validateFormValues, type FormValues } from '#shared/rules/forms/form-values.ts';
import { FormView } from '#site-renderer/components/form/form-view.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { FORM_CSS } from '#site-renderer/styles/form-css.ts';

const words = VISITOR_LABELS.jp;
const idOf = (key: string): string => `01J${key.toUpperCase()}`;
const OWN: FormField = {
  id: 'OWN',
  key: null,
  typeInput: 'TEXT_BOX',
  title: '用件',
  isRequired: false,
  placeholder: '',
  options: ['見学', '相談'].map((value) => ({ value })),
  validation: null,
};
interface Shown {
  values?: FormValues;
  answers?: FormValues;
  faults?: FieldError[];
  company?: typeof EMPTY_COMPANY;
}

function draw(kind: FormKind, fields: FormField[] = [], { company, ...more }: Shown = {}) {
  const started = defaultForm(kind, words.form.fields, idOf);
  const form = { ...started, fields: [...started.fields, ...fields] };
  return renderToStaticMarkup(<FormView kind={kind} form={form} company={company} language="jp" words={words} {...more} />);
}
const control = (html: string, id: string): string => new RegExp(`<(?:input|select|textarea)[^>]*name="${id}"[^>]*>`).exec(html)?.[0] ?? '';
const own = (patch: Partial<FormField>): FormField => ({ ...OWN, ...patch });

describe('FormView', () => {
  it('marks conditional fields, so that scripts hide them until their option is chosen (R-8.39)', () => {
    const fields = [
      own({ id: 'KIND', typeInput: 'SELECT' }),
      own({ id: 'MORE', typeInput: 'RADIO', isRequired: true, shownIf: { fieldId: 'KIND', option: 1 } }),
    ];
    const hidden = (html: string) => [...html.matchAll(/data-conditional="true"( hidden="")?/g)].map(([, is]) => is !== undefined);
    expect(hidden(draw('contact', fields))).toEqual([false]);
    expect(hidden(draw('contact', fields, { answers: { KIND: '見学' } }))).toEqual([true]);
    expect(hidden(draw('contact', fields, { answers: { KIND: '相談' } }))).toEqual([false]);
    expect(draw('contact', fields)).not.toContain(' hidden');
    expect(FORM_CSS).toContain('@media (scripting:enabled){.form:has(>:disabled) [data-conditional]{display:none}}');
  });

  it.each(FORM_KINDS)('gives every field a label and marks it as required or optional: %s', (kind) => {
    const html = draw(kind, [OWN]);
    for (const key of PROTECTED_KEYS.filter((one) => html.includes(idOf(one)))) {
      expect(html).toContain(`for="${idOf(key)}"`);
      expect(control(html, idOf(key))).toContain(`id="${idOf(key)}"`);
    }
    expect(html).toMatch(/メールアドレス<\/span> <small>必須/);
    expect(html).toMatch(/用件<\/span> <small>任意/);
    expect(html).toContain('noValidate');
  });

  it('sets input modes and autocomplete hints', () => {
    const attributes = (patch: Partial<FormField>) => control(draw('contact', [own(patch)]), 'OWN');
    const format = (name: 'phone' | 'url' | 'postal-code' | 'multi-line') =>
      attributes({ validation: { format: name, min: null, max: null } });
    expect(control(draw('contact'), idOf('email'))).toMatch(/type="email" autoComplete="email"/);
    expect(control(draw('membership'), idOf('password'))).toMatch(/type="password" autoComplete="new-password"/);
    expect(control(draw('membership'), idOf('confirm_password'))).toMatch(/autoComplete="new-password"/);
    expect(control(draw('contact'), idOf('company'))).toMatch(/autoComplete="organization"/);
    expect(format('phone')).toMatch(/type="tel" autoComplete="tel"/);
    expect(format('url')).toMatch(/type="url"/);
    expect(format('postal-code')).toMatch(/autoComplete="postal-code" inputMode="numeric"/);
    expect(format('multi-line')).toMatch(/^<textarea/);
    expect(attributes({ typeInput: 'NUMBER', validation: { format: null, min: 0, max: null } })).toMatch(/type="text" inputMode="decimal"/);
    expect(attributes({ typeInput: 'NUMBER' })).not.toMatch(/inputMode/i);
  });

  it.each([
    ['お名前', 'name'],
    ['氏名（漢字）', 'name'],
    ['ペットの名前', undefined],
    ['フリガナ', undefined],
    ['姓', 'family-name'],
    ['First name', 'given-name'],
    ['电子邮箱', 'email'],
    ['연락처', 'tel'],
    ['郵便番号', 'postal-code'],
    ['都道府県', 'address-level1'],
    ['市区町村', 'address-level2'],
    ['ご住所', 'address-line1'],
    ['建物名', 'address-line2'],
    ['生年月日:', 'bday'],
    ['御社名', 'organization'],
    ['用件', undefined],
  ])('lets browsers fill in the field %s as %s (R-15.70)', (title, token) => {
    expect(/autoComplete="([^"]*)"/.exec(control(draw('contact', [own({ title })]), 'OWN'))?.[1]).toBe(token);
    const select = control(draw('contact', [own({ title, typeInput: 'SELECT' })]), 'OWN');
    expect(/autoComplete="([^"]*)"/.exec(select)?.[1]).toBe(token);
  });

  it('lets browsers fill in a whole address where lines can be broken, and no reading in kana', () => {
    const address = own({ title: '住所', validation: { format: 'multi-line', min: null, max: null } });
    expect(control(draw('contact', [address]), 'OWN')).toContain('autoComplete="street-address"');
    const reading = own({ title: 'お名前', validation: { format: 'katakana', min: null, max: null } });
    expect(control(draw('contact', [reading]), 'OWN')).not.toContain('autoComplete');
  });

  it('renders the options of choice fields', () => {
    expect(draw('contact', [own({ typeInput: 'SELECT' })])).toContain(
      '<option value="" selected="">選択してください</option><option value="見学">見学</option>',
    );
    const boxes = draw('contact', [own({ typeInput: 'SELECT_OPTIONS', validation: { format: null, min: 1, max: 2 } })], {
      values: { OWN: ['相談'] },
    });
    expect(boxes).toMatch(/<fieldset[^>]*aria-describedby="OWN-help"/);
    expect(boxes).toContain('1〜2個選んでください。');
    expect(boxes).toContain('checked="" value="相談"');
    expect(boxes).not.toContain('checked="" value="見学"');
  });

  it('renders a date with its days, and a year of four digits without a last day (R-8.29)', () => {
    const html = draw('contact', [own({ typeInput: 'DATE', title: 'ご来店日', days: { first: '2026-12-01', last: '2026-12-31' } })]);
    expect(control(html, 'OWN')).toMatch(/type="date" min="2026-12-01" max="2026-12-31"/);
    expect(html).toContain('<p class="form-help" id="OWN-help">2026/12/01〜2026/12/31の日付</p>');
    const birthday = draw('contact', [own({ typeInput: 'DATE', title: '生年月日' })], { values: { OWN: '1990-04-01' } });
    for (const part of ['type="date"', 'autoComplete="bday"', 'max="9999-12-31"', 'value="1990-04-01"'])
      expect(control(birthday, 'OWN')).toContain(part);
    expect(birthday).not.toContain('OWN-help');
  });

  it('renders radio buttons as a group, with a choice that takes an optional answer back (R-8.30)', () => {
    const html = draw('contact', [own({ typeInput: 'RADIO' })], { values: { OWN: '相談' } });
    expect(html).toMatch(/<fieldset[^>]*><legend class="form-label"><span>用件/);
    expect(html).toContain('checked="" value="相談"');
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html).toContain(`value=""/><span>${words.form.noChoice}</span>`);
    const required = draw('contact', [own({ typeInput: 'RADIO', isRequired: true })]);
    expect(required.match(/type="radio"/g)).toHaveLength(2);
    expect(control(required, 'OWN')).toContain('required=""');
    expect(required).not.toContain('autoComplete="on"');
  });

  it('shows nothing of a hidden field (R-8.37)', () => {
    expect(draw('contact', [own({ typeInput: 'HIDDEN', parameter: 'utm_source' })])).toBe(draw('contact'));
  });

  it('shows the faults of a field in place of its help', () => {
    const bounded = own({ validation: { format: null, min: 2, max: 4 } });
    expect(draw('contact', [bounded])).toContain('<p class="form-help" id="OWN-help">2〜4文字</p>');
    const values = { [idOf('email')]: 'hanako', OWN: 'あ' };
    const fields = [...defaultForm('contact', words.form.fields, idOf).fields, bounded];
    const html = draw('contact', [bounded], { values, faults: validateFormValues(fields, values, 'jp') });
    expect(html).toContain('role="alert" tabindex="-1">直していただきたいところが3か所あります。');
    expect(html).toContain('<div class="form-fault" id="OWN-fault"><p>2文字以上で入力してください。</p></div>');
    expect(control(html, 'OWN')).toMatch(/aria-describedby="OWN-fault" aria-invalid="true"/);
    expect(control(html, idOf('email'))).toMatch(/value="hanako"/);
    expect(html).not.toContain('OWN-help');
    const missing = draw('membership', [], { faults: [{ path: idOf('password'), rule: 'required' }] });
    expect(missing).toContain(`aria-describedby="${idOf('password')}-fault ${idOf('password')}-help"`);
  });

  it('never renders a password value', () => {
    expect(
      draw('membership', [], { values: { [idOf('password')]: 'Secret-123', [idOf('confirm_password')]: 'Secret-123' } }),
    ).not.toContain('Secret');
  });

  it('requires agreement to terms and privacy policy, with links, if the company requires it', () => {
    const company = { ...EMPTY_COMPANY, termsOfService: '<p>茶</p>', contractAgreement: true };
    const html = draw('contact', [], { company, faults: [{ path: 'agreed.privacyPolicy', rule: 'agreement-required' }] });
    expect(html).toContain('<input type="checkbox" required="" aria-invalid="false" name="agreed" value="termsOfService"/>');
    expect(html).toContain('aria-invalid="true" aria-describedby="privacyPolicy-fault" name="agreed" value="privacyPolicy"/>');
    expect(html).toMatch(/<a href="#termsOfService" data-dialog="閉じる">利用規約<\/a>に同意します/);
    expect(html).toContain('id="privacyPolicy-fault"><p>続けるには同意が必要です。');
    expect(draw('contact', [], { company: { ...company, showInContact: false } })).not.toMatch(/agreed|利用規約/);
    const shown = draw('contact', [], { company: { ...company, contractAgreement: false } });
    expect(shown).toContain('<a href="#termsOfService" data-dialog="閉じる">利用規約</a>');
    expect(shown).not.toContain('agreed');
  });

  it('escapes markup in texts, and labels fields without a title', () => {
    const html = draw('contact', [own({ title: '<b>x</b>', placeholder: '"><i>', options: [{ value: '<u>' }], typeInput: 'SELECT' })]);
    expect(html).not.toMatch(/<(b|i|u)>/);
    expect(draw('contact', [own({ title: '' })])).toContain('(名前のない項目)');
  });

  it('fills in the parameters of a message in every language', () => {
    for (const language of LANGUAGES) {
      const { form } = VISITOR_LABELS[language];
      const field = own({ typeInput: 'NUMBER', validation: { format: null, min: 3, max: 5 } });
      const html = renderToStaticMarkup(
        <FormView
          kind="contact"
          form={{ ...defaultForm('contact', form.fields, idOf), fields: [field] }}
          company={undefined}
          language={language}
          words={VISITOR_LABELS[language]}
          faults={[{ path: 'OWN', rule: 'too-large', params: { max: 5 } }]}
        />,
      );
      expect(html).toMatch(/form-fault.*5/);
      expect(html).not.toContain('{{');
    }
  });
});

describe('FORM_CSS', () => {
  it('uses readable contrast, and a text size at which phones do not zoom', () => {
    for (const [, colour = ''] of FORM_CSS.matchAll(/[;{]color:(#[0-9a-f]{6})/g))
      expect(contrastRatio(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(FORM_CSS).toContain('font:1rem/1.6');
    expect(new TextEncoder().encode(FORM_CSS).length).toBeLessThanOrEqual(4 * 1024);
  });
});
