import { localisedPart, type SiteContent } from '#functions/sites/services/site-content.ts';
import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { FormAnswer, FormColumns } from '#functions/visitors/store/records/form-entry.ts';
import type { Language } from '#shared/model/language.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import type { Submission } from '#shared/model/forms/submission.ts';
import { type AgreedPage, validateAgreements, requiredAgreements } from '#shared/rules/forms/form-consent.ts';
import { answersByField } from '#shared/rules/forms/answers-by-field.ts';
import { shownAnswers } from '#shared/rules/forms/shown-answers.ts';
import { validateFormValues, normaliseFormValues } from '#shared/rules/forms/form-values.ts';

/** Valid answers to the fields that the form shows for them, in the order of the form, with the titles of the fields at the time of submission. */
export interface ValidatedForm {
  answers: readonly FormAnswer[];
  /** All fields but those of passwords, if the form does not show some of them. */
  formColumns?: FormColumns;
  agreed: readonly AgreedPage[];
}

const columnsOf = (fields: SiteForm['fields']): FormColumns =>
  fields.filter(({ key }) => key !== 'password' && key !== 'confirm_password').map(({ id, key, title }) => ({ id, key, title }));

/**
 * Returns the answers to a form of a published site. Throws `invalid-input` with every fault, by the field names of the submission. The
 * agreements of the form are required if the submission contains any. Makes at most one read.
 */
export async function validateForm(
  content: SiteContent,
  kind: FormKind,
  { lang, part: { fields } }: { lang: Language; part: SiteForm },
  { data, agreed }: Pick<Submission, 'data' | 'agreed'>,
): Promise<ValidatedForm> {
  const company = agreed && (await localisedPart(content, 'company'))?.part;
  const needed = agreed ? requiredAgreements(kind, company) : [];
  const named = answersByField(fields, data);
  const faultsOfAnswers = [...named.faults, ...validateFormValues(fields, named.values, lang)];
  const faults = [
    ...faultsOfAnswers.map(({ path, ...fault }) => ({ path: `data.${named.nameOf(path)}`, ...fault })),
    ...validateAgreements(needed, agreed ?? []),
  ];
  if (faults.length > 0) throw invalidInput(faults);
  const values = shownAnswers(fields, normaliseFormValues(fields, named.values));
  const answers = fields.flatMap(({ id, key, title, typeInput }) => {
    const value = values[id];
    return value === undefined ? [] : [{ id, key, title, typeInput, value }];
  });
  return {
    answers,
    ...(answers.length < fields.length && { formColumns: columnsOf(fields) }),
    agreed: needed,
  };
}
