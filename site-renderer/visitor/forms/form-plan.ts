import type { Language } from '#shared/model/language.ts';
import type { AgreedPage } from '#shared/rules/forms/form-consent.ts';
import type { FormValueRule, FieldConstraints } from '#shared/rules/forms/form-values.ts';

/** The data of a form's script, written into the form as JSON. */
export interface FormPlan {
  /** The storage key of the draft on the visitor's device. */
  name: string;
  /** The address to which the form is sent. */
  api: string;
  /** The language of the page. */
  lang: Language;
  /** The language of the form's fields. */
  formLang: Language;
  fields: readonly FieldConstraints[];
  agreements: readonly AgreedPage[];
  /** The page that a sent form opens; `null` if the page stays open (sending an e-mail again). */
  next: string | null;
  /** Milliseconds for which a form must be shown before it is sent: the server refuses faster entries as automated. */
  hasteMs: number;
  words: FormPlanLabels;
}

export interface FormPlanLabels {
  /** The messages for the faults that these fields can have. */
  fault: Readonly<Partial<Record<FormValueRule | 'choose', string>>>;
  faults: string;
  restored: string;
  clear: string;
  sending: string;
  offline: string;
  tooMany: string;
  failed: string;
  /** The messages by the code of the refusal, for forms that were opened from popups. */
  refused: Readonly<Partial<Record<string, string>>>;
  /** The link to the form without the popup. */
  withoutOffer: string;
  /** Shown if the page stays open after sending. */
  sent: string;
}
