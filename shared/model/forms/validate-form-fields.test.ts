import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORM_KINDS, type FormField, type FormKind, PROTECTED_KEYS } from '#shared/model/forms/form-field.ts';
import { ContactForm, HomepageForm, MembershipForm } from '#shared/model/forms/site-form.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { defaultForm, newProtectedField } from '#shared/rules/forms/default-form.ts';
import { PROTECTED_FIELD_KEYS, validateFormFields } from '#shared/model/forms/validate-form-fields.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const LABELS = visitor.form.fields;
const idOf = (key: string): string => numberedUlid(PROTECTED_KEYS.findIndex((one) => one === key) + 1);
const start = (kind: FormKind): FormField[] => defaultForm(kind, LABELS, idOf).fields;
const OWN: FormField = {
  id: numberedUlid(50),
  key: null,
  typeInput: 'TEXT_BOX',
  title: '部署',
  isRequired: false,
  placeholder: '',
  options: [],
  validation: null,
};
const own = (patch: Partial<FormField>): FormField => ({ ...OWN, ...patch });
const rulesOf = (kind: FormKind, fields: readonly FormField[]) =>
  validateFormFields(kind, fields).map(({ path, rule }) => `${path.join('.')} ${rule}`);
const anyKind = fc.constantFrom(...FORM_KINDS);

describe('defaultForm', () => {
  it.each([
    ['contact', ['email!', 'company!']],
    ['membership', ['email!', 'password!', 'confirm_password!']],
    ['homepage', ['email!', 'company']],
  ] as const)('creates a %s form with its default fields (R-8.19)', (kind, expected) => {
    expect(start(kind).map(({ key, isRequired }) => `${key}${isRequired ? '!' : ''}`)).toEqual(expected);
    expect(start(kind).every(({ title, typeInput }) => title !== '' && typeInput === 'TEXT_BOX')).toBe(true);
    const schema = { contact: ContactForm, membership: MembershipForm, homepage: HomepageForm }[kind];
    expect(schema.safeParse(defaultForm(kind, LABELS, idOf)).success).toBe(true);
  });
});

describe('protected form fields', () => {
  it('can be reordered, renamed and mixed with other fields', () => {
    fc.assert(
      fc.property(
        anyKind,
        fc.array(fc.integer({ min: 100, max: 120 })),
        fc.string({ maxLength: 50 }),
        fc.func(fc.double()),
        (kind, ids, title, order) => {
          const fields = [...start(kind).map((field) => ({ ...field, title })), ...ids.map((id) => own({ id: numberedUlid(id) }))];
          const shuffled = fields.toSorted((left, right) => Math.sign(order(left.id) - order(right.id)) || 0);
          expect(validateFormFields(kind, shuffled)).toEqual([]);
        },
      ),
    );
  });

  it('can be neither removed nor duplicated', () => {
    fc.assert(
      fc.property(anyKind, fc.nat(), (kind, at) => {
        const fields = start(kind);
        const index = at % fields.length;
        expect(rulesOf(kind, fields.toSpliced(index, 1))).toEqual([' protected-field']);
        expect(rulesOf(kind, [...fields, { ...(fields[index] ?? OWN), id: numberedUlid(90) }])).toEqual([' protected-field']);
      }),
    );
  });

  it('cannot change their type', () => {
    fc.assert(
      fc.property(anyKind, fc.nat(), fc.constantFrom('NUMBER', 'SELECT', 'SELECT_OPTIONS'), (kind, at, typeInput) => {
        const fields = start(kind);
        const index = at % fields.length;
        const retyped = fields.with(index, { ...(fields[index] ?? OWN), typeInput });
        expect(rulesOf(kind, retyped)).toContain(`${index}.key protected-field`);
      }),
    );
  });

  it('must be required and without validation, except that the company may be optional', () => {
    const loose = start('membership').map((field) => ({ ...field, isRequired: false, validation: { format: null, min: 1, max: 3 } }));
    expect(rulesOf('membership', loose)).toEqual(
      PROTECTED_FIELD_KEYS.membership.flatMap((_, index) => [`${index}.isRequired protected-field`, `${index}.validation protected-field`]),
    );
    const open = start('contact').map((field) => (field.key === 'company' ? { ...field, isRequired: false } : field));
    expect(validateFormFields('contact', open)).toEqual([]);
  });

  it('are rejected in forms of another kind; a membership form may also have one company field', () => {
    const company = newProtectedField('membership', 'company', LABELS, numberedUlid(60));
    expect(validateFormFields('membership', [...start('membership'), company])).toEqual([]);
    expect(rulesOf('membership', [...start('membership'), company, { ...company, id: numberedUlid(61) }])).toEqual([' protected-field']);
    const password = newProtectedField('membership', 'password', LABELS, numberedUlid(62));
    expect(rulesOf('contact', [...start('contact'), password])).toEqual(['2.key protected-field']);
  });
});

describe('bounds of a form field', () => {
  const faultsOf = (patch: Partial<FormField>) =>
    validateFormFields('contact', [...start('contact'), own(patch)]).map(({ path, rule, params }) => [
      path.slice(1).join('.'),
      rule,
      params,
    ]);

  it.each<[Partial<FormField>, unknown[]]>([
    [{ validation: { format: null, min: 5, max: 4 } }, [['validation.max', 'too-small', { min: 5 }]]],
    [{ typeInput: 'NUMBER', validation: { format: null, min: -5, max: -6 } }, [['validation.max', 'too-small', { min: -5 }]]],
    [
      { validation: { format: null, min: -1, max: 0 } },
      [
        ['validation.min', 'too-small', { min: 0 }],
        ['validation.max', 'too-small', { min: 1 }],
      ],
    ],
    [{ validation: { format: null, min: 121, max: null } }, [['validation.min', 'too-large', { max: 120 }]]],
    [{ validation: { format: 'multi-line', min: 121, max: 2_001 } }, [['validation.max', 'too-large', { max: 2_000 }]]],
    [
      { typeInput: 'SELECT_OPTIONS', options: [{ value: 'a' }], validation: { format: null, min: 2, max: 9 } },
      [['validation.min', 'too-large', { max: 1 }]],
    ],
    [{ typeInput: 'NUMBER', validation: { format: 'url', min: null, max: null } }, [['validation.format', 'invalid', undefined]]],
  ])('are rejected if no answer can satisfy them: %o', (patch, faults) => expect(faultsOf(patch)).toEqual(faults));

  it.each<Partial<FormField>>([
    { validation: { format: null, min: 0, max: 120 } },
    { validation: { format: 'email', min: null, max: 254 } },
    { typeInput: 'NUMBER', validation: { format: null, min: -5, max: -5 } },
    { typeInput: 'SELECT_OPTIONS', options: [], validation: { format: null, min: 2, max: 2 } },
    { typeInput: 'SELECT_OPTIONS', options: [{ value: 'a' }], validation: { format: null, min: 1, max: 9 } },
    { typeInput: 'SELECT', options: [{ value: 'a' }], validation: { format: null, min: null, max: null } },
  ])('are accepted if an answer can satisfy them: %o', (patch) => expect(faultsOf(patch)).toEqual([]));
});

describe('the days of a date field (R-8.29)', () => {
  const dated = (patch: Partial<FormField>) => rulesOf('contact', [...start('contact'), own({ typeInput: 'DATE', ...patch })]);

  it('may have no first or no last day, and end on the day on which they start', () => {
    expect(dated({})).toEqual([]);
    expect(dated({ days: { first: null, last: '2026-12-24' } })).toEqual([]);
    expect(dated({ days: { first: '2026-12-24', last: '2026-12-24' } })).toEqual([]);
  });

  it('end on or after the day on which they start, and belong to no other type', () => {
    expect(dated({ days: { first: '2026-12-24', last: '2026-12-23' } })).toEqual(['2.days.last end-before-start']);
    expect(dated({ typeInput: 'RADIO', days: { first: null, last: null } })).toEqual(['2.days invalid']);
  });

  it('are days of the calendar', () => {
    const form = {
      ...defaultForm('contact', LABELS, idOf),
      fields: [...start('contact'), own({ typeInput: 'DATE', days: { first: '2026-02-29', last: null } })],
    };
    expect(ContactForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'))).toEqual(['fields.2.days.first']);
  });
});

it('a field has a condition only if it is neither always required nor hidden (R-8.38)', () => {
  const shownIf = { fieldId: numberedUlid(1), option: 0 };
  const [email, ...others] = start('contact');
  expect(rulesOf('contact', [...start('contact'), own({ shownIf })])).toEqual([]);
  expect(rulesOf('contact', [{ ...(email as FormField), shownIf }, ...others])).toEqual(['0.shownIf protected-field']);
  expect(rulesOf('contact', [...start('contact'), own({ typeInput: 'HIDDEN', parameter: 'a', shownIf })])).toEqual(['2.shownIf invalid']);
  const form = { ...defaultForm('contact', LABELS, idOf), fields: [...start('contact'), own({ shownIf: { ...shownIf, option: 50 } })] };
  expect(ContactForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'))).toEqual(['fields.2.shownIf.option']);
});

it('a page begins only with a field that is not hidden, under a title of limited length (R-8.42)', () => {
  const pageBreak = { title: 'ご予約' };
  expect(rulesOf('contact', [...start('contact'), own({ pageBreak })])).toEqual([]);
  expect(rulesOf('contact', [...start('contact'), own({ typeInput: 'HIDDEN', parameter: 'a', pageBreak })])).toEqual([
    '2.pageBreak invalid',
  ]);
  const form = {
    ...defaultForm('contact', LABELS, idOf),
    fields: [...start('contact'), own({ pageBreak: { title: 'x'.repeat(400_000) } })],
  };
  expect(ContactForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'))).toEqual(['fields.2.pageBreak.title']);
});

it('a hidden field has the name of a parameter, and no other field has one (R-8.37)', () => {
  const hidden = (patch: Partial<FormField>) => rulesOf('contact', [...start('contact'), own(patch)]);
  expect(hidden({ typeInput: 'HIDDEN', parameter: 'utm_source' })).toEqual([]);
  expect(hidden({ typeInput: 'HIDDEN', parameter: '' })).toEqual(['2.parameter required']);
  expect(hidden({ typeInput: 'HIDDEN' })).toEqual(['2.parameter required']);
  expect(hidden({ parameter: 'utm_source' })).toEqual(['2.parameter invalid']);
  const fields = [...start('contact'), own({ typeInput: 'HIDDEN', parameter: 'a=b' })];
  expect(ContactForm.safeParse({ ...defaultForm('contact', LABELS, idOf), fields }).success).toBe(false);
});
