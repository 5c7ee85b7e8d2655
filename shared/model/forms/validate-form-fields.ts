import type { FieldRule } from '#shared/model/error.ts';
import type { FormField, FormKind, ProtectedKey, TextFormat } from '#shared/model/forms/form-field.ts';
import { FORM_ANSWER_MAX } from '#shared/model/input-limits.ts';

/** The fields that each form starts with and cannot lose, in order. */
export const PROTECTED_FIELD_KEYS: Readonly<Record<FormKind, readonly ProtectedKey[]>> = {
  contact: ['email', 'company'],
  membership: ['email', 'password', 'confirm_password'],
  homepage: ['email', 'company'],
};

/** Further protected fields that a form may have, once each. */
export const OPTIONAL_FIELD_KEYS: Readonly<Record<FormKind, readonly ProtectedKey[]>> = {
  contact: [],
  membership: ['company'],
  homepage: [],
};

/** Whether a field cannot be removed from a form. */
export const isProtectedField = (kind: FormKind, { key }: Pick<FormField, 'key'>): boolean =>
  key !== null && PROTECTED_FIELD_KEYS[kind].includes(key);

/** Fields that the product needs to answer a form or to sign in a member. The company name may be optional. */
const ALWAYS_REQUIRED: readonly ProtectedKey[] = ['email', 'password', 'confirm_password'];
export const isAlwaysRequired = ({ key }: Pick<FormField, 'key'>): boolean => key !== null && ALWAYS_REQUIRED.includes(key);

/** Returns the format of a text field; `null` for any text of one line. */
export const textFormatOf = ({ key, validation }: Pick<FormField, 'key' | 'validation'>): TextFormat | null =>
  key === 'email' ? 'email' : (validation?.format ?? null);

/** Returns the maximum length that the answer of a text field may have, in code points. */
export function textMaxLength(field: Pick<FormField, 'key' | 'validation'>): number {
  const format = textFormatOf(field);
  if (format === 'email' || format === 'url') return FORM_ANSWER_MAX[format];
  return format === 'multi-line' ? FORM_ANSWER_MAX.lines : FORM_ANSWER_MAX.line;
}

interface BoundLimits {
  min: readonly [number, number];
  max: readonly [number, number];
}

/** Returns the range of valid `min` and `max` settings with which the field can be answered; `null` if the field has no bounds. */
function boundLimits(field: FormField): BoundLimits | null {
  if (field.typeInput === 'NUMBER') return { min: [-Infinity, Infinity], max: [-Infinity, Infinity] };
  if (field.typeInput === 'TEXT_BOX') return { min: [0, textMaxLength(field)], max: [1, textMaxLength(field)] };
  const optionCount = field.options.length;
  return field.typeInput === 'SELECT_OPTIONS' && optionCount > 0 ? { min: [0, optionCount], max: [1, Infinity] } : null;
}

interface FormFault {
  path: (string | number)[];
  rule: FieldRule;
  params?: Record<string, string | number>;
}

function boundsFaults(field: FormField): FormFault[] {
  const limits = boundLimits(field);
  const { min = null, max = null } = field.validation ?? {};
  if (!limits) return [];
  const faults: FormFault[] = [];
  for (const [bound, value] of Object.entries({ min, max }) as ['min' | 'max', number | null][]) {
    const [lowest, highest] = limits[bound];
    const path = ['validation', bound];
    if (value !== null && value < lowest) faults.push({ path, rule: 'too-small', params: { min: lowest } });
    if (value !== null && value > highest) faults.push({ path, rule: 'too-large', params: { max: highest } });
  }
  if (min !== null && max !== null && min > max) faults.push({ path: ['validation', 'max'], rule: 'too-small', params: { min } });
  return faults;
}

function daysFaults({ typeInput, days }: FormField): FormFault[] {
  if (!days) return [];
  if (typeInput !== 'DATE') return [{ path: ['days'], rule: 'invalid' }];
  const isReversed = days.first !== null && days.last !== null && days.last < days.first;
  return isReversed ? [{ path: ['days', 'last'], rule: 'end-before-start' }] : [];
}

function parameterFaults({ typeInput, parameter }: FormField): FormFault[] {
  if (typeInput === 'HIDDEN') return parameter ? [] : [{ path: ['parameter'], rule: 'required' }];
  return parameter === undefined ? [] : [{ path: ['parameter'], rule: 'invalid' }];
}

/** Whether a field may be shown under a condition: a field that the product needs is always shown, and a hidden one never. */
export const canBeConditional = (field: Pick<FormField, 'key' | 'typeInput'>): boolean =>
  !isAlwaysRequired(field) && field.typeInput !== 'HIDDEN';

function conditionFaults(field: FormField): FormFault[] {
  if (!field.shownIf || canBeConditional(field)) return [];
  return [{ path: ['shownIf'], rule: isAlwaysRequired(field) ? 'protected-field' : 'invalid' }];
}

/** Whether a page of a form may begin with a field: with any that visitors see. */
export const canBeginPage = ({ typeInput }: Pick<FormField, 'typeInput'>): boolean => typeInput !== 'HIDDEN';

const pageFaults = (field: FormField): FormFault[] =>
  field.pageBreak && !canBeginPage(field) ? [{ path: ['pageBreak'], rule: 'invalid' }] : [];

function fieldFaults(kind: FormKind, field: FormField): FormFault[] {
  const { key, typeInput, isRequired, validation } = field;
  const faults: FormFault[] = [];
  const isOfForm = isProtectedField(kind, field) || (key !== null && OPTIONAL_FIELD_KEYS[kind].includes(key));
  if (key !== null && (typeInput !== 'TEXT_BOX' || !isOfForm)) faults.push({ path: ['key'], rule: 'protected-field' });
  if (isAlwaysRequired(field) && !isRequired) faults.push({ path: ['isRequired'], rule: 'protected-field' });
  if (isAlwaysRequired(field) && validation) faults.push({ path: ['validation'], rule: 'protected-field' });
  if (validation && validation.format !== null && typeInput !== 'TEXT_BOX')
    faults.push({ path: ['validation', 'format'], rule: 'invalid' });
  return [
    ...faults,
    ...boundsFaults(field),
    ...daysFaults(field),
    ...parameterFaults(field),
    ...conditionFaults(field),
    ...pageFaults(field),
  ];
}

/** Returns the rules that the definition of a form breaks: protected fields exist once and unchanged, and bounds can be satisfied. */
export function validateFormFields(kind: FormKind, fields: readonly FormField[]): FormFault[] {
  const keys = fields.flatMap(({ key }) => key ?? []);
  const hasProtectedFields = PROTECTED_FIELD_KEYS[kind].every((key) => keys.includes(key)) && new Set(keys).size === keys.length;
  return [
    ...(hasProtectedFields ? [] : [{ path: [], rule: 'protected-field' as const }]),
    ...fields.flatMap((field, index) => fieldFaults(kind, field).map(({ path, ...fault }) => ({ path: [index, ...path], ...fault }))),
  ];
}
