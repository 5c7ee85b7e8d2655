import type { Language } from '#shared/model/language.ts';
import type { AgreedPage } from '#shared/rules/form/form-consent.ts';
import type { FormValueRule, FieldConstraints } from '#shared/rules/form/form-values.ts';

/** What the script of a form's page has to know; written into the form as JSON. */
export interface FormPlan {
  /** What it is kept under on the visitor's device. */
  name: string;
  /** Where it is sent. */
  api: string;
  /** The language of the page. */
  lang: Language;
  /** The one the form is written in. */
  formLang: Language;
  fields: readonly FieldConstraints[];
  agreements: readonly AgreedPage[];
  /** Where a sent form leads; `null` where only an address is sent, and the page stays. */
  next: string | null;
  /** Sent faster than this, it was not filled in by people: those whom the browser helped wait that long. */
  hasteMs: number;
  words: FormPlanLabels;
}

export interface FormPlanLabels {
  /** Of the faults that these fields can have. */
  fault: Readonly<Partial<Record<FormValueRule | 'choose', string>>>;
  faults: string;
  restored: string;
  clear: string;
  sending: string;
  offline: string;
  tooMany: string;
  failed: string;
  /** Where the page stays. */
  sent: string;
}
