import type { FieldError, FieldRule } from '#shared/model/error.ts';
import type { Language } from '#shared/model/language.ts';
import type { FieldValidation, FormField } from '#shared/model/forms/form-field.ts';
import { textFormatOf, textMaxLength } from '#shared/model/forms/validate-form-fields.ts';
import { normaliseDay, normaliseSource } from '#shared/rules/forms/browser-values.ts';
import { hasOptions } from '#shared/rules/forms/form-fields.ts';
import { shownAnswers } from '#shared/rules/forms/shown-answers.ts';
import { formatFault, normaliseFormat } from '#shared/rules/forms/text-formats.ts';
import { hasControlCharacter, normaliseText, textLength } from '#shared/values/text/normalise-text.ts';
import { brokenPasswordRules, type PasswordRule } from '#shared/values/password.ts';
import { toCanonicalWidth } from '#shared/values/text/to-canonical-width.ts';

/**
 * Validation of form answers, shared by the visitor's page, the editor's preview and the server:
 * 1. Each answer is normalised by its field's type and format.
 * 2. Answers of fields that are not shown for these answers (`shownAnswers`) are ignored.
 * 3. A missing answer breaks `required` if the field is required, and no other rule.
 * 4. Otherwise the answer is checked against its field: options, number, text format, then bounds.
 * 5. A password confirmation that is otherwise valid must equal the password.
 */

/** The properties of a form field that determine which answers are valid. */
export type FieldConstraints = Omit<FormField, 'title' | 'placeholder'>;

/** Answers by field id: the ticked options of a checkbox field, the text of any other field. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

export type FormValueRule =
  | Extract<
      FieldRule,
      | 'required'
      | 'invalid'
      | 'invalid-email'
      | 'email-local-too-long'
      | 'unexpected-character'
      | 'invalid-url'
      | 'invalid-number'
      | 'invalid-phone'
      | 'invalid-postal-code'
      | 'invalid-katakana'
      | 'invalid-date'
      | 'too-early'
      | 'too-late'
      | 'too-short'
      | 'too-long'
      | 'too-few'
      | 'too-many'
      | 'too-small'
      | 'too-large'
      | 'unknown-option'
      | 'unknown-field'
      | 'password-mismatch'
      | 'agreement-required'
    >
  | PasswordRule;

function normaliseNumber(value: string): string {
  const number = toCanonicalWidth(value).replace(/^[‐-―−ー]/, '-');
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(number) ? number.replaceAll(',', '') : number;
}

const isPassword = ({ key }: FieldConstraints): boolean => key === 'password' || key === 'confirm_password';

/** Returns the stored form of a text answer. */
export function normaliseFieldValue(field: FieldConstraints, value: string): string {
  if (isPassword(field)) return value;
  if (field.typeInput === 'NUMBER') return normaliseNumber(value);
  if (field.typeInput === 'DATE') return normaliseDay(value);
  if (field.typeInput === 'HIDDEN') return normaliseSource(value);
  const format = textFormatOf(field);
  if (field.typeInput !== 'TEXT_BOX' || format === 'multi-line') return normaliseText(value);
  return format === null ? normaliseText(value).replaceAll(/\n+/g, ' ') : normaliseFormat(format, value);
}

function normaliseValue(field: FieldConstraints, value: FormValues[string]): FormValues[string] {
  if (field.typeInput === 'SELECT_OPTIONS')
    return [...new Set([value].flat().map((option) => normaliseFieldValue(field, option)))].filter((option) => option !== '');
  return typeof value === 'string' ? normaliseFieldValue(field, value) : value;
}

/** Returns the stored form of all answers. Answers of unknown fields are left unchanged. */
export const normaliseFormValues = (fields: readonly FieldConstraints[], values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => {
      const field = fields.find((one) => one.id === id);
      return [id, field ? normaliseValue(field, value) : value];
    }),
  );

type Fault = Omit<FieldError, 'path' | 'rule'> & { rule: FormValueRule };

interface BoundRules {
  low: FormValueRule;
  high: FormValueRule;
}

function boundFaults(value: number, bounds: Partial<FieldValidation> | null, { low, high }: BoundRules): Fault[] {
  const min = bounds?.min ?? -Infinity;
  const max = bounds?.max ?? Infinity;
  if (value < min) return [{ rule: low, params: { min } }];
  return value > max ? [{ rule: high, params: { max } }] : [];
}

function textFaults(field: FieldConstraints, value: string, language: Language): Fault[] {
  if (field.key === 'password') return brokenPasswordRules(value).map((rule) => ({ rule }));
  if (isPassword(field)) return [];
  if (hasControlCharacter(value)) return [{ rule: 'invalid' }];
  const format = textFormatOf(field);
  const fault = format !== null && format !== 'multi-line' && formatFault(format, value, language);
  if (fault) return [fault];
  const { validation } = field;
  const bounds = { ...validation, max: validation?.max ?? textMaxLength(field) };
  return boundFaults(textLength(value), bounds, { low: 'too-short', high: 'too-long' });
}

function numberFaults({ validation }: FieldConstraints, value: string): Fault[] {
  if (!/^[+-]?\d{1,20}(\.\d{1,10})?$/.test(value)) return [{ rule: 'invalid-number' }];
  return boundFaults(Number(value), validation, { low: 'too-small', high: 'too-large' });
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Returns a day as messages show it. */
export const shownDay = (day: string): string => day.replaceAll('-', '/');

function dayFaults({ days }: FieldConstraints, value: string): Fault[] {
  if (!isDay(value)) return [{ rule: 'invalid-date' }];
  const { first = null, last = null } = days ?? {};
  if (first !== null && value < first) return [{ rule: 'too-early', params: { min: shownDay(first) } }];
  return last !== null && value > last ? [{ rule: 'too-late', params: { max: shownDay(last) } }] : [];
}

const hasOption = ({ options }: FieldConstraints, value: string): boolean =>
  options.some((option) => normaliseText(option.value) === value);

function valueFaults(field: FieldConstraints, value: FormValues[string], language: Language): Fault[] {
  if (field.typeInput === 'HIDDEN') return typeof value === 'string' ? [] : [{ rule: 'invalid' }];
  if (value.length === 0) return field.isRequired ? [{ rule: 'required' }] : [];
  if (typeof value !== 'string') {
    if (field.typeInput !== 'SELECT_OPTIONS') return [{ rule: 'invalid' }];
    if (!value.every((option) => hasOption(field, option))) return [{ rule: 'unknown-option' }];
    return boundFaults(value.length, field.validation, { low: 'too-few', high: 'too-many' });
  }
  if (hasOptions(field.typeInput)) return hasOption(field, value) ? [] : [{ rule: 'unknown-option' }];
  if (field.typeInput === 'DATE') return dayFaults(field, value);
  return field.typeInput === 'NUMBER' ? numberFaults(field, value) : textFaults(field, value, language);
}

/** Returns the rules that answers break, each at its field's id, in the order of the form. `language`: the language of the form. */
export function validateFieldValues(fields: readonly FieldConstraints[], entered: FormValues, language: Language): FieldError[] {
  const values = shownAnswers(fields, normaliseFormValues(fields, entered));
  const valueOf = (field: FieldConstraints | undefined) => values[field?.id ?? ''] ?? '';
  const password = fields.find(({ key }) => key === 'password');
  const isConfirmed = (field: FieldConstraints): boolean => field.key !== 'confirm_password' || valueOf(field) === valueOf(password);
  return fields.flatMap((field) => {
    const value = values[field.id];
    const faults = value === undefined ? [] : valueFaults(field, value, language);
    const all = faults.length === 0 && !isConfirmed(field) ? [{ rule: 'password-mismatch' as const }] : faults;
    return all.map((fault) => ({ path: field.id, ...fault }));
  });
}

/** Like `validateFieldValues`, for untrusted input: an answer to a field that the form does not have is reported as `unknown-field`. */
export const validateFormValues = (fields: readonly FieldConstraints[], entered: FormValues, language: Language): FieldError[] => [
  ...validateFieldValues(fields, entered, language),
  ...Object.keys(entered)
    .filter((id) => !fields.some((field) => field.id === id))
    .map((path) => ({ path, rule: 'unknown-field' as const })),
];
