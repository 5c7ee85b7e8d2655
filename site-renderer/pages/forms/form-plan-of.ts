import type { Language } from '#shared/model/language.ts';
import { FORM_FILL_MIN_MS } from '#shared/model/limits.ts';
import { textFormatOf } from '#shared/rules/form/form-fields.ts';
import type { AgreedPage } from '#shared/rules/form/form-consent.ts';
import type { FormValueRule, FieldConstraints } from '#shared/rules/form/form-values.ts';
import { PASSWORD_RULES } from '#shared/rules/account/password.ts';
import { siteApiPath } from '#shared/rules/site/site-file-keys.ts';
import type { PageContext } from '#site-renderer/pages/page-content.ts';
import type { FormPlan } from '#site-renderer/visitor/forms/form-plan.ts';

type FaultWord = FormValueRule | 'choose';

const OF_BOUNDS = {
  TEXT_BOX: ['too-short', 'too-long'],
  NUMBER: ['invalid-number', 'too-small', 'too-large'],
  SELECT: ['choose', 'unknown-option'],
  SELECT_OPTIONS: ['choose', 'unknown-option', 'too-few', 'too-many'],
} as const satisfies Record<FieldConstraints['typeInput'], readonly FaultWord[]>;

/** The faults a field can have, by what it asks for. */
function faultWordsOf(field: FieldConstraints): readonly FaultWord[] {
  if (field.key === 'password') return Object.keys(PASSWORD_RULES) as FaultWord[];
  if (field.key === 'confirm_password') return ['password-mismatch'];
  const format = textFormatOf(field);
  const ofFormat: readonly FaultWord[] = format === null || format === 'multi-line' ? [] : [`invalid-${format}`];
  return [...ofFormat, ...OF_BOUNDS[field.typeInput]];
}

/** Beyond those, what the server may answer: that something is wrong, or that the form is another one by now. */
const ALWAYS = ['required', 'invalid', 'unknown-field'] as const;

/** Browsers’ timers may go off a little early. */
const TIMER_SLACK_MS = 100;

/** What a form is, besides where the page and its site are. */
interface SentForm {
  /** The last part of the endpoint's address, which also names what is kept on the device. */
  endpoint: 'contact' | 'homepage' | 'register' | 'resend-register-email';
  formLang: Language;
  fields: readonly FieldConstraints[];
  agreements: readonly AgreedPage[];
  next: string | null;
}

/** What the script of a form's page has to know, as small as it can be. */
export function formPlanOf({ siteId, language, words }: PageContext, { endpoint, fields, agreements, ...form }: SentForm): FormPlan {
  const told = new Set<FaultWord>([...ALWAYS, ...fields.flatMap(faultWordsOf)]);
  if (agreements.length > 0) told.add('agreement-required');
  const { restored, clear, sending, offline, tooMany, failed, resent } = words.formPage;
  return {
    ...form,
    name: `${siteId} ${endpoint} ${language}`,
    api: `${siteApiPath(siteId)}/${endpoint}`,
    lang: language,
    fields: fields.map(({ id, key, typeInput, isRequired, options, validation }) => ({
      id,
      key,
      typeInput,
      isRequired,
      options: options.map(({ value }) => ({ value })),
      // Parts come back from storage with their keys in another order: the same form has to give the same page.
      validation: validation && { format: validation.format, min: validation.min, max: validation.max },
    })),
    agreements,
    hasteMs: FORM_FILL_MIN_MS + TIMER_SLACK_MS,
    words: {
      fault: Object.fromEntries([...told].map((word) => [word, words.form.fault[word]])),
      faults: words.form.faults,
      restored,
      clear,
      sending,
      offline,
      tooMany,
      failed,
      sent: resent,
    },
  };
}
