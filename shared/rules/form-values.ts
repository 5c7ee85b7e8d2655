import type { FieldError, FieldRule } from '#shared/model/error.ts';
import type { Language } from '#shared/model/language.ts';
import type { FormField } from '#shared/model/site-form.ts';
import { formatOf, textRoom } from '#shared/rules/form-fields.ts';
import { isEmail } from '#shared/rules/is-email.ts';
import { isWebAddress } from '#shared/rules/is-web-address.ts';
import { normaliseText, textLength } from '#shared/rules/normalise-text.ts';
import { brokenPasswordRules, type PasswordRule } from '#shared/rules/password.ts';

/**
 * What visitors enter in a form, and what is wrong with it. The same answer in the visitor's page, in the editor's live form
 * and on the server.
 */

/** By the id of the field; the options ticked of a checkbox field, a text of every other. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

export type FormValueRule =
  | Extract<
      FieldRule,
      | 'required'
      | 'invalid'
      | 'invalid-email'
      | 'invalid-url'
      | 'invalid-number'
      | 'invalid-phone'
      | 'invalid-postal-code'
      | 'invalid-katakana'
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

/** Full-width letters and digits as the ordinary ones, half-width kana as the full ones. */
const folded = (value: string): string => value.normalize('NFKC').trim();
/** What people type for a hyphen between digits, the long vowel sign among it. */
const withHyphens = (value: string): string => value.replaceAll(/[‐-―−ー]/g, '-');

function normaliseNumber(value: string): string {
  const number = folded(value).replace(/^[‐-―−ー]/, '-');
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(number) ? number.replaceAll(',', '') : number;
}

const normalisePostalCode = (value: string): string =>
  withHyphens(folded(value))
    .replace(/^[〒\s]+/, '')
    .replace(/^(\d{3}) ?(\d{4})$/, '$1-$2');

const oneLine = (value: string): string => normaliseText(value).replaceAll(/\n+/g, ' ');

const isPassword = ({ key }: FormField): boolean => key === 'password' || key === 'confirm_password';

function normaliseAnswer(field: FormField, value: string): string {
  if (isPassword(field)) return value;
  if (field.typeInput === 'NUMBER') return normaliseNumber(value);
  if (field.typeInput !== 'TEXT_BOX') return normaliseText(value);
  const format = formatOf(field);
  if (format === 'email') return folded(value).toLowerCase();
  if (format === 'phone') return withHyphens(folded(value));
  if (format === 'postal-code') return normalisePostalCode(value);
  if (format === 'katakana') return folded(value);
  return format === 'multi-line' ? normaliseText(value) : oneLine(value);
}

function normaliseValue(field: FormField, value: FormValues[string]): FormValues[string] {
  if (field.typeInput === 'SELECT_OPTIONS')
    return [...new Set([value].flat().map((option) => normaliseAnswer(field, option)))].filter((option) => option !== '');
  return typeof value === 'string' ? normaliseAnswer(field, value) : value;
}

/** What is kept of what somebody entered. */
export const normaliseFormValues = (fields: readonly FormField[], values: FormValues): FormValues =>
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

function boundFaults(value: number, min: number | null, max: number | null, { low, high }: BoundRules): Fault[] {
  if (min !== null && value < min) return [{ rule: low, params: { min } }];
  return max !== null && value > max ? [{ rule: high, params: { max } }] : [];
}

/** A Japanese code in every language: whoever reads another one may live there. */
const POSTAL_CODES: Readonly<Record<Language, RegExp>> = {
  jp: /^\d{3}-\d{4}$/,
  en: /^[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/i,
  cn: /^(\d{6}|\d{3}-\d{4})$/,
  kr: /^(\d{5}|\d{3}-\d{4})$/,
};

const isTelephone = (value: string): boolean => /^\+?\d{8,15}$/.test(value.replaceAll(/[\s().-]/g, ''));

function formatFault(field: FormField, value: string, language: Language): FormValueRule | undefined {
  const format = formatOf(field);
  if (format === 'email') return isEmail(value) ? undefined : 'invalid-email';
  if (format === 'url') return isWebAddress(value) ? undefined : 'invalid-url';
  if (format === 'phone') return isTelephone(value) ? undefined : 'invalid-phone';
  if (format === 'postal-code') return POSTAL_CODES[language].test(value) ? undefined : 'invalid-postal-code';
  return format === 'katakana' && !/^[ァ-ヺー・ ]+$/.test(value) ? 'invalid-katakana' : undefined;
}

function textFaults(field: FormField, value: string, language: Language): Fault[] {
  if (field.key === 'password') return brokenPasswordRules(value).map((rule) => ({ rule }));
  if (isPassword(field)) return [];
  const rule = formatFault(field, value, language);
  const { min = null, max = null } = field.validation ?? {};
  if (rule) return [{ rule }];
  return boundFaults(textLength(value), min, max ?? textRoom(field), { low: 'too-short', high: 'too-long' });
}

function numberFaults({ validation }: FormField, value: string): Fault[] {
  if (!/^[+-]?\d{1,20}(\.\d{1,10})?$/.test(value)) return [{ rule: 'invalid-number' }];
  return boundFaults(Number(value), validation?.min ?? null, validation?.max ?? null, { low: 'too-small', high: 'too-large' });
}

const offers = ({ options }: FormField, value: string): boolean => options.some((option) => normaliseText(option.value) === value);

function valueFaults(field: FormField, value: FormValues[string], language: Language): Fault[] {
  if (value.length === 0) return field.isRequired ? [{ rule: 'required' }] : [];
  if (typeof value !== 'string') {
    if (field.typeInput !== 'SELECT_OPTIONS') return [{ rule: 'invalid' }];
    if (!value.every((option) => offers(field, option))) return [{ rule: 'unknown-option' }];
    return boundFaults(value.length, field.validation?.min ?? null, field.validation?.max ?? null, { low: 'too-few', high: 'too-many' });
  }
  if (field.typeInput === 'SELECT') return offers(field, value) ? [] : [{ rule: 'unknown-option' }];
  return field.typeInput === 'NUMBER' ? numberFaults(field, value) : textFaults(field, value, language);
}

/**
 * The rules that what somebody entered in a form breaks, each under the id of its field, in the form's order; what the form
 * does not ask for is refused. `language` is the one the form was read in.
 */
export function formValueFaults(fields: readonly FormField[], entered: FormValues, language: Language): FieldError[] {
  const values = new Map(Object.entries(normaliseFormValues(fields, entered)));
  const password = fields.find(({ key }) => key === 'password');
  const isConfirmed = (field: FormField): boolean =>
    field.key !== 'confirm_password' || (values.get(field.id) ?? '') === (values.get(password?.id ?? '') ?? '');
  return [
    ...fields.flatMap((field) => {
      const faults = valueFaults(field, values.get(field.id) ?? '', language);
      const all = faults.length === 0 && !isConfirmed(field) ? [{ rule: 'password-mismatch' as const }] : faults;
      return all.map((fault) => ({ path: field.id, ...fault }));
    }),
    ...[...values.keys()]
      .filter((id) => !fields.some((field) => field.id === id))
      .map((path) => ({ path, rule: 'unknown-field' as const })),
  ];
}
