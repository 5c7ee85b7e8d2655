import type { Language } from '#shared/model/language.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { FORM_FILL_MIN_MS } from '#shared/model/limits.ts';
import { textFormatOf } from '#shared/model/forms/validate-form-fields.ts';
import type { AgreedPage } from '#shared/rules/forms/form-consent.ts';
import type { FormValueRule, FieldConstraints } from '#shared/rules/forms/form-values.ts';
import type { LineFormat } from '#shared/rules/forms/text-formats.ts';
import { PASSWORD_RULES } from '#shared/values/password.ts';
import { siteApiPath } from '#shared/rules/sites/site-file-keys.ts';
import type { PageContext } from '#site-renderer/pages/page-content.ts';
import type { FormPlan } from '#site-renderer/visitor/forms/form-plan.ts';

type FaultWord = FormValueRule | 'choose';

const OF_BOUNDS = {
  TEXT_BOX: ['too-short', 'too-long'],
  NUMBER: ['invalid-number', 'too-small', 'too-large'],
  DATE: ['invalid-date', 'too-early', 'too-late'],
  SELECT: ['choose', 'unknown-option'],
  RADIO: ['choose', 'unknown-option'],
  HIDDEN: [],
  SELECT_OPTIONS: ['choose', 'unknown-option', 'too-few', 'too-many'],
} as const satisfies Record<FieldConstraints['typeInput'], readonly FaultWord[]>;

const OF_FORMATS: Readonly<Record<LineFormat, readonly FaultWord[]>> = {
  email: ['invalid-email', 'email-local-too-long', 'unexpected-character'],
  url: ['invalid-url'],
  phone: ['invalid-phone', 'unexpected-character'],
  'postal-code': ['invalid-postal-code', 'unexpected-character'],
  katakana: ['invalid-katakana'],
};

/** Returns the faults that a field can have, by its type. */
function faultWordsOf(field: FieldConstraints): readonly FaultWord[] {
  if (field.key === 'password') return Object.keys(PASSWORD_RULES) as FaultWord[];
  if (field.key === 'confirm_password') return ['password-mismatch'];
  const format = textFormatOf(field);
  const ofFormat: readonly FaultWord[] = format === null || format === 'multi-line' ? [] : OF_FORMATS[format];
  return [...ofFormat, ...OF_BOUNDS[field.typeInput]];
}

/** The faults that the server can return for any field; `unknown-field` means that the form has changed. */
const ALWAYS = ['required', 'invalid', 'unknown-field'] as const;

/** Tolerance for browser timers that fire slightly early. */
const TIMER_SLACK_MS = 100;

/** The form-specific input of a plan. */
interface SentForm {
  /** The last path segment of the endpoint, which is also part of the draft's storage key. */
  endpoint: 'contact' | 'homepage' | 'register' | 'resend-register-email';
  formLang: Language;
  fields: readonly FieldConstraints[];
  agreements: readonly AgreedPage[];
  next: string | null;
}

/** Returns the data of a form's script, reduced to what this form needs. */
export function createFormPlan({ siteId, language, words }: PageContext, { endpoint, fields, agreements, ...form }: SentForm): FormPlan {
  const faultWords = new Set<FaultWord>([...ALWAYS, ...fields.flatMap(faultWordsOf)]);
  if (agreements.length > 0) faultWords.add('agreement-required');
  const { restored, clear, sending, offline, tooMany, failed, offerFull, offerEnded, withoutOffer, resent } = words.formPage;
  return {
    ...form,
    name: `${siteId} ${endpoint} ${language}`,
    api: `${siteApiPath(siteId)}/${endpoint}`,
    lang: language,
    fields: fields.map(({ id, key, typeInput, isRequired, options, validation, days, parameter, shownIf }) => ({
      id,
      key,
      typeInput,
      isRequired,
      options: options.map(({ value }) => ({ value })),
      // The order of keys is fixed, because storage may return keys in another order: the same form must render the same page.
      validation: validation && { format: validation.format, min: validation.min, max: validation.max },
      ...(days && { days: { first: days.first, last: days.last } }),
      ...(parameter !== undefined && { parameter }),
      ...(shownIf && { shownIf: { fieldId: shownIf.fieldId, option: shownIf.option } }),
    })),
    agreements,
    hasteMs: FORM_FILL_MIN_MS + TIMER_SLACK_MS,
    words: {
      fault: Object.fromEntries([...faultWords].map((word) => [word, words.form.fault[word]])),
      faults: words.form.faults,
      restored,
      clear,
      sending,
      offline,
      tooMany,
      failed,
      refused: { 'offer-full': offerFull, 'offer-ended': offerEnded } satisfies Partial<Record<ErrorCode, string>>,
      withoutOffer,
      sent: resent,
    },
  };
}
