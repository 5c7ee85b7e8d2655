import * as z from 'zod';
import { text } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { CONSENT_TEXT_MAX } from '#shared/model/limits.ts';

/** Whether the tags of a site wait for the visitor's consent, and the owner's own text of the question in each language. */
export const SiteConsent = z.strictObject({
  isOn: z.boolean(),
  /** An absent or empty text: the product's text in that language. */
  texts: z.partialRecord(Language, text(CONSENT_TEXT_MAX)),
});
export type SiteConsent = z.infer<typeof SiteConsent>;

export const NO_CONSENT: SiteConsent = { isOn: false, texts: {} };
