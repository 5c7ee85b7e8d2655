import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import type { FieldValidation, FormField, FormKind, TypeInput } from '#shared/model/form/form-field.ts';
import type { SiteForm } from '#shared/model/form/site-form.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { defaultForm, type ProtectedFieldLabels } from '#shared/rules/form/default-form.ts';
import { FORM_PART, hasOptions, isAlwaysRequired, isProtectedField } from '#shared/rules/form/form-fields.ts';
import { withMissingFields } from '#web/features/editor/model/form-field-diff.ts';
import { setLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { orderByKeys } from '#web/features/editor/model/document/order-by-keys.ts';

/** Edits of a site's forms. None of them takes a protected field away or makes it anything else. */

/** One form in one language. */
export interface FormLocation {
  kind: FormKind;
  language: Language;
}

export const formAt = (document: SiteDocument, { kind, language }: FormLocation): SiteForm | undefined =>
  document[FORM_PART[kind]][language];

const fieldsAt = (document: SiteDocument, place: FormLocation): readonly FormField[] => formAt(document, place)?.fields ?? [];

function withFields(document: SiteDocument, place: FormLocation, fields: FormField[]): SiteDocument {
  const form = formAt(document, place);
  return form ? setLanguagePart(document, FORM_PART[place.kind], place.language, { ...form, fields }) : document;
}

/**
 * Begins a form with what it always has. Where it is there in another language, the fields are known under the same ids, so
 * that what visitors send in either stands side by side, and goes to the same address.
 */
export function startForm(document: SiteDocument, place: FormLocation, words: ProtectedFieldLabels, newId: () => string): SiteDocument {
  if (formAt(document, place)) return document;
  const { defaultLanguage } = document.settings;
  const others = [defaultLanguage, ...LANGUAGES].flatMap((language) => formAt(document, { ...place, language }) ?? []);
  const known = others.flatMap(({ fields }) => fields);
  const form = defaultForm(place.kind, words, (key) => known.find((field) => field.key === key)?.id ?? newId());
  const [first] = others;
  const delivery = first && 'destinationEmail' in first ? { destinationEmail: first.destinationEmail } : {};
  return setLanguagePart(document, FORM_PART[place.kind], place.language, { ...form, ...delivery });
}

/** What is checked of a field besides, before anybody says so. Most numbers count something. */
const firstValidation = (typeInput: TypeInput): FieldValidation | null =>
  typeInput === 'NUMBER' ? { format: null, min: 0, max: null } : null;

export const emptyField = (typeInput: TypeInput, id: string): FormField => ({
  id,
  key: null,
  typeInput,
  title: '',
  isRequired: false,
  placeholder: '',
  options: [],
  validation: firstValidation(typeInput),
});

/** One more field, at the end or right behind another one. A form holds `FORM_FIELDS_MAX`, each protected field once. */
export function addField(document: SiteDocument, place: FormLocation, field: FormField, behind?: string): SiteDocument {
  const fields = fieldsAt(document, place);
  const isThere = fields.some(({ id, key }) => id === field.id || (key !== null && key === field.key));
  if (isThere || fields.length >= FORM_FIELDS_MAX) return document;
  const at = fields.findIndex(({ id }) => id === behind);
  return withFields(document, place, at < 0 ? [...fields, field] : fields.toSpliced(at + 1, 0, field));
}

/** Takes over what the default language's form asks and this one does not, as it is there: all of it, or one field. */
export function addMissingFields(document: SiteDocument, place: FormLocation, fieldId?: string): SiteDocument {
  const fields = fieldsAt(document, place);
  const original = fieldsAt(document, { ...place, language: document.settings.defaultLanguage });
  const filled = withMissingFields(fields, original, ({ id }) => fieldId === undefined || id === fieldId);
  return filled.length === fields.length ? document : withFields(document, place, filled);
}

type FieldPatch = Partial<Omit<FormField, 'id' | 'key' | 'typeInput'>>;

const withField = (document: SiteDocument, place: FormLocation, id: string, change: (field: FormField) => FormField): SiteDocument =>
  withFields(
    document,
    place,
    fieldsAt(document, place).map((field) => (field.id === id ? change(field) : field)),
  );

/** Edits one field; of those the product relies on, only what they are called. */
export const editField = (document: SiteDocument, place: FormLocation, id: string, patch: FieldPatch): SiteDocument =>
  withField(document, place, id, (field) => {
    const edited = { ...field, ...patch };
    return isAlwaysRequired(field) ? { ...edited, isRequired: true, validation: null, options: [] } : edited;
  });

/** Asks for another kind of answer. What the new kind has no use for goes. */
export const changeFieldType = (document: SiteDocument, place: FormLocation, id: string, typeInput: TypeInput): SiteDocument =>
  withField(document, place, id, (field) =>
    field.key !== null || field.typeInput === typeInput
      ? field
      : {
          ...field,
          typeInput,
          options: hasOptions(typeInput) ? field.options : [],
          placeholder: typeInput === 'SELECT_OPTIONS' ? '' : field.placeholder,
          validation: firstValidation(typeInput),
        },
  );

/** Puts a copy right behind a field. A protected one is there once. */
export function duplicateField(document: SiteDocument, place: FormLocation, id: string, copyId: string): SiteDocument {
  const field = fieldsAt(document, place).find((one) => one.id === id);
  return field ? addField(document, place, { ...field, id: copyId }, id) : document;
}

export const removeField = (document: SiteDocument, place: FormLocation, id: string): SiteDocument =>
  withFields(
    document,
    place,
    fieldsAt(document, place).filter((field) => field.id !== id || isProtectedField(place.kind, field)),
  );

/** Puts the fields in the order of these ids. */
export const sortFields = (document: SiteDocument, place: FormLocation, ids: readonly string[]): SiteDocument =>
  withFields(
    document,
    place,
    orderByKeys(fieldsAt(document, place), ids, ({ id }) => id),
  );
