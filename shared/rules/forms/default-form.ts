import type { FormField, FormKind, ProtectedKey } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import { PROTECTED_FIELD_KEYS, isAlwaysRequired } from '#shared/model/forms/validate-form-fields.ts';

/** Initial titles and placeholders of protected fields, in the language of the form. */
export type ProtectedFieldLabels = Readonly<Record<ProtectedKey, { readonly title: string; readonly placeholder: string }>>;

/** Returns a protected field of a new form. The company name is required in contact forms only. */
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

/** Returns a new form with its default fields. */
export function defaultForm(kind: FormKind, words: ProtectedFieldLabels, newId: (key: ProtectedKey) => string): SiteForm {
  const fields = PROTECTED_FIELD_KEYS[kind].map((key) => newProtectedField(kind, key, words, newId(key)));
  return kind === 'membership' ? { fields, basedOn: null } : { fields, basedOn: null, destinationEmail: '', companyName: '' };
}

/** The words of a new form, in its language. */
export interface NewFormLabels {
  fields: ProtectedFieldLabels;
  /** Title of the field for the message. */
  message: string;
}

/** Returns the field for the message of a contact form. Owners change and remove it like any other field. */
const messageField = (title: string, id: string): FormField => ({
  id,
  key: null,
  typeInput: 'TEXT_BOX',
  title,
  isRequired: true,
  placeholder: '',
  options: [],
  validation: { format: 'multi-line', min: null, max: null },
});

/** Returns the form with which owners begin: a contact form also asks for a message. */
export function startingForm(
  kind: FormKind,
  { fields, message }: NewFormLabels,
  newId: (key: ProtectedKey | 'message') => string,
): SiteForm {
  const form = defaultForm(kind, fields, newId);
  return kind === 'contact' ? { ...form, fields: [...form.fields, messageField(message, newId('message'))] } : form;
}
