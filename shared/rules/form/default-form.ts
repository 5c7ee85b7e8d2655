import type { FormField, FormKind, ProtectedKey, SiteForm } from '#shared/model/form/site-form.ts';
import { PROTECTED_FIELD_KEYS, isAlwaysRequired } from '#shared/rules/form/form-fields.ts';

/** What protected fields are called at first, in the language of the form. */
export type ProtectedFieldLabels = Readonly<Record<ProtectedKey, { readonly title: string; readonly placeholder: string }>>;

/** A protected field as a form starts with it. A company has to be told where somebody asks something of the site's owner. */
export const newProtectedField = (kind: FormKind, key: ProtectedKey, words: ProtectedFieldLabels, id: string): FormField => ({
  id,
  key,
  typeInput: 'TEXT_BOX',
  title: words[key].title,
  isRequired: isAlwaysRequired({ key }) || kind === 'contact',
  placeholder: words[key].placeholder,
  options: [],
  validation: null,
});

/** What a form starts with (spec 3 "Form definitions"). */
export function defaultForm(kind: FormKind, words: ProtectedFieldLabels, newId: (key: ProtectedKey) => string): SiteForm {
  const fields = PROTECTED_FIELD_KEYS[kind].map((key) => newProtectedField(kind, key, words, newId(key)));
  return kind === 'membership' ? { fields, basedOn: null } : { fields, basedOn: null, destinationEmail: '', companyName: '' };
}
