import { FORM_ANSWER_MAX } from '#shared/model/input-limits.ts';
import type { FieldRule } from '#shared/model/error.ts';
import type { FormField, FormKind, ProtectedKey, TextFormat, TypeInput } from '#shared/model/form/site-form.ts';
import type { InternalPage } from '#shared/rules/site/destination.ts';

/** The part of a site that holds each form. */
export const FORM_PART = { contact: 'contactForm', membership: 'membershipForm', homepage: 'homepageForm' } as const satisfies Record<
  FormKind,
  string
>;

/** The page of a site that shows each form. */
export const FORM_PAGE = { contact: 'contact', membership: 'membership', homepage: 'form' } as const satisfies Record<
  FormKind,
  InternalPage
>;

/** The fields that each form starts with and keeps (spec 3 "Form definitions"), in order. */
export const PROTECTED_FIELD_KEYS: Readonly<Record<FormKind, readonly ProtectedKey[]>> = {
  contact: ['email', 'company'],
  membership: ['email', 'password', 'confirm_password'],
  homepage: ['email', 'company'],
};

/** Those it may have besides, once. */
export const OPTIONAL_FIELD_KEYS: Readonly<Record<FormKind, readonly ProtectedKey[]>> = {
  contact: [],
  membership: ['company'],
  homepage: [],
};

/** Whether a form cannot be without a field. */
export const isProtectedField = (kind: FormKind, { key }: Pick<FormField, 'key'>): boolean =>
  key !== null && PROTECTED_FIELD_KEYS[kind].includes(key);

/** Fields without which the product could not answer or sign anybody in; a company one may be left open. */
const ALWAYS_REQUIRED: readonly ProtectedKey[] = ['email', 'password', 'confirm_password'];
export const isAlwaysRequired = ({ key }: Pick<FormField, 'key'>): boolean => key !== null && ALWAYS_REQUIRED.includes(key);

/** Whether visitors choose from what a field offers. */
export const hasOptions = (typeInput: TypeInput): boolean => typeInput === 'SELECT' || typeInput === 'SELECT_OPTIONS';

/** What a text has to be; `null`: any one line. */
export const textFormatOf = ({ key, validation }: Pick<FormField, 'key' | 'validation'>): TextFormat | null =>
  key === 'email' ? 'email' : (validation?.format ?? null);

/** The most characters a text may be given, whatever its form says. */
export function textMaxLength(field: Pick<FormField, 'key' | 'validation'>): number {
  const format = textFormatOf(field);
  if (format === 'email' || format === 'url') return FORM_ANSWER_MAX[format];
  return format === 'multi-line' ? FORM_ANSWER_MAX.lines : FORM_ANSWER_MAX.line;
}

interface BoundsRoom {
  min: readonly [number, number];
  max: readonly [number, number];
}

/** What the bounds of a field lie between, so that something can be entered; `null` where they mean nothing. */
function boundsRoom(field: FormField): BoundsRoom | null {
  if (field.typeInput === 'NUMBER') return { min: [-Infinity, Infinity], max: [-Infinity, Infinity] };
  if (field.typeInput === 'TEXT_BOX') return { min: [0, textMaxLength(field)], max: [1, textMaxLength(field)] };
  const offered = field.options.length;
  return field.typeInput === 'SELECT_OPTIONS' && offered > 0 ? { min: [0, offered], max: [1, Infinity] } : null;
}

interface FormFault {
  path: (string | number)[];
  rule: FieldRule;
  params?: Record<string, string | number>;
}

function boundsFaults(field: FormField): FormFault[] {
  const room = boundsRoom(field);
  const { min = null, max = null } = field.validation ?? {};
  if (!room) return [];
  const faults: FormFault[] = [];
  for (const [bound, value] of Object.entries({ min, max }) as ['min' | 'max', number | null][]) {
    const [least, most] = room[bound];
    const path = ['validation', bound];
    if (value !== null && value < least) faults.push({ path, rule: 'too-small', params: { min: least } });
    if (value !== null && value > most) faults.push({ path, rule: 'too-large', params: { max: most } });
  }
  if (min !== null && max !== null && min > max) faults.push({ path: ['validation', 'max'], rule: 'too-small', params: { min } });
  return faults;
}

function fieldFaults(kind: FormKind, field: FormField): FormFault[] {
  const { key, typeInput, isRequired, validation } = field;
  const faults: FormFault[] = [];
  const isOfForm = isProtectedField(kind, field) || (key !== null && OPTIONAL_FIELD_KEYS[kind].includes(key));
  if (key !== null && (typeInput !== 'TEXT_BOX' || !isOfForm)) faults.push({ path: ['key'], rule: 'protected-field' });
  if (isAlwaysRequired(field) && !isRequired) faults.push({ path: ['isRequired'], rule: 'protected-field' });
  if (isAlwaysRequired(field) && validation) faults.push({ path: ['validation'], rule: 'protected-field' });
  if (validation && validation.format !== null && typeInput !== 'TEXT_BOX')
    faults.push({ path: ['validation', 'format'], rule: 'invalid' });
  return [...faults, ...boundsFaults(field)];
}

/** What a form breaks by itself: its protected fields are there once, as what they are, and bounds leave room. */
export function validateFormFields(kind: FormKind, fields: readonly FormField[]): FormFault[] {
  const found = fields.flatMap(({ key }) => key ?? []);
  const isWhole = PROTECTED_FIELD_KEYS[kind].every((key) => found.includes(key)) && new Set(found).size === found.length;
  return [
    ...(isWhole ? [] : [{ path: [], rule: 'protected-field' as const }]),
    ...fields.flatMap((field, index) => fieldFaults(kind, field).map(({ path, ...fault }) => ({ path: [index, ...path], ...fault }))),
  ];
}
