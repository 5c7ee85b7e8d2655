import { type LiveContent, localisedPart } from '#functions/domain/published-site/live-content.ts';
import { invalidInput } from '#functions/app-error.ts';
import type { FormAnswer } from '#functions/store/visitor/form-entry.ts';
import type { Language } from '#shared/model/language.ts';
import type { FormKind } from '#shared/model/form/form-field.ts';
import type { SiteForm } from '#shared/model/form/site-form.ts';
import type { Submission } from '#shared/model/form/submission.ts';
import { type AgreedPage, validateAgreements, requiredAgreements } from '#shared/rules/form/form-consent.ts';
import { validateFormValues, normaliseFormValues } from '#shared/rules/form/form-values.ts';

/** Valid answers in the order of the form, with the titles that the fields had when it was sent. */
export interface ValidatedForm {
  answers: readonly FormAnswer[];
  agreed: readonly AgreedPage[];
}

/** The answers to a form of a published site; `invalid-input` names every fault by field. One read. */
export async function validateForm(
  content: LiveContent,
  kind: FormKind,
  { lang, part: { fields } }: { lang: Language; part: SiteForm },
  { data, agreed }: Pick<Submission, 'data' | 'agreed'>,
): Promise<ValidatedForm> {
  const needed = requiredAgreements(kind, (await localisedPart(content, 'company'))?.part);
  const faults = [
    ...validateFormValues(fields, data, lang).map(({ path, ...fault }) => ({ path: `data.${path}`, ...fault })),
    ...validateAgreements(needed, agreed),
  ];
  if (faults.length > 0) throw invalidInput(faults);
  const values = normaliseFormValues(fields, data);
  return {
    answers: fields.map(({ id, key, title, typeInput }) => ({ id, key, title, typeInput, value: values[id] ?? '' })),
    agreed: needed,
  };
}
