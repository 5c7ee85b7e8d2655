import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import type {
  DayRange,
  FieldValidation,
  FormField,
  FormKind,
  PageBreak,
  ProtectedKey,
  ShownIf,
  TextFormat,
  TypeInput,
} from '#shared/model/forms/form-field.ts';
import type { EmailedForm, SiteForm } from '#shared/model/forms/site-form.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { type NewFormLabels, startingForm } from '#shared/rules/forms/default-form.ts';
import { FORM_PART, hasOptions, hasPlaceholder } from '#shared/rules/forms/form-fields.ts';
import { canBeConditional, canBeginPage, isAlwaysRequired, isProtectedField } from '#shared/model/forms/validate-form-fields.ts';
import { withMissingFields } from '#web/features/editor/forms/form-field-diff.ts';
import { setLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { orderByKeys } from '#web/features/editor/model/document/order-by-keys.ts';

/** Edits of a site's forms. None of them removes a protected field or changes its type. */

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

/** Whether a field of a form in another language is the one of this key; `message` is the first text of several lines. */
const isCounterpart = ({ key, validation }: FormField, sought: ProtectedKey | 'message'): boolean =>
  sought === 'message' ? key === null && validation?.format === 'multi-line' : key === sought;

const recipientOf = ({ destinationEmail, moreDestinations }: EmailedForm): Delivery => ({
  destinationEmail,
  ...(moreDestinations && { moreDestinations }),
});

/** The recipients of a form's entries, and the company that answers them. */
export type Delivery = Partial<Pick<EmailedForm, 'destinationEmail' | 'moreDestinations' | 'companyName'>>;

/**
 * Creates a form with the fields with which owners begin. Field ids and the address are those of another language if there
 * is one, so that entries of every language have the same columns and recipient; the first form begins with `delivery`.
 */
export function startForm(
  document: SiteDocument,
  place: FormLocation,
  labels: NewFormLabels,
  newId: () => string,
  delivery: Delivery = {},
): SiteDocument {
  if (formAt(document, place)) return document;
  const { defaultLanguage } = document.settings;
  const others = [defaultLanguage, ...LANGUAGES].flatMap((language) => formAt(document, { ...place, language }) ?? []);
  const known = others.flatMap(({ fields }) => fields);
  const counterpart = (key: ProtectedKey | 'message') => known.find((field) => isCounterpart(field, key));
  const started = startingForm(place.kind, labels, (key) => counterpart(key)?.id ?? newId());
  // A message that the owner has removed in the other languages is not added to this one.
  const asksForMessage = others.length === 0 || counterpart('message') !== undefined;
  const form = { ...started, fields: started.fields.filter(({ key }) => key !== null || asksForMessage) };
  const [first] = others;
  const recipient = first && 'destinationEmail' in first ? recipientOf(first) : {};
  return setLanguagePart(document, FORM_PART[place.kind], place.language, {
    ...form,
    ...('destinationEmail' in form && { ...delivery, ...recipient }),
  });
}

/** The validation of a new field. Most numbers are counts, so they start at 0. */
const defaultValidation = (typeInput: TypeInput): FieldValidation | null =>
  typeInput === 'NUMBER' ? { format: null, min: 0, max: null } : null;

/** The parameter of a new hidden field. */
const USUAL_PARAMETER = 'utm_source';

/** Returns a new field; `format` is that of a text. */
export const emptyField = (typeInput: TypeInput, id: string, format: TextFormat | null = null): FormField => ({
  id,
  key: null,
  typeInput,
  title: '',
  isRequired: false,
  placeholder: '',
  options: [],
  validation: format === null ? defaultValidation(typeInput) : { format, min: null, max: null },
  ...(typeInput === 'HIDDEN' && { parameter: USUAL_PARAMETER }),
});

/** Adds a field at the end or after another one: up to `FORM_FIELDS_MAX` fields, and each protected field only once. */
export function addField(document: SiteDocument, place: FormLocation, field: FormField, behind?: string): SiteDocument {
  const fields = fieldsAt(document, place);
  const isThere = fields.some(({ id, key }) => id === field.id || (key !== null && key === field.key));
  if (isThere || fields.length >= FORM_FIELDS_MAX) return document;
  const at = fields.findIndex(({ id }) => id === behind);
  return withFields(document, place, at < 0 ? [...fields, field] : fields.toSpliced(at + 1, 0, field));
}

/** Copies all fields, or one, that the form of the default language has and this form lacks. */
export function addMissingFields(document: SiteDocument, place: FormLocation, fieldId?: string): SiteDocument {
  const fields = fieldsAt(document, place);
  const original = fieldsAt(document, { ...place, language: document.settings.defaultLanguage });
  const filled = withMissingFields(fields, original, ({ id }) => fieldId === undefined || id === fieldId);
  return filled.length === fields.length ? document : withFields(document, place, filled);
}

type FieldPatch = Partial<Omit<FormField, 'id' | 'key' | 'typeInput' | 'shownIf' | 'pageBreak'>>;

const withField = (document: SiteDocument, place: FormLocation, id: string, change: (field: FormField) => FormField): SiteDocument =>
  withFields(
    document,
    place,
    fieldsAt(document, place).map((field) => (field.id === id ? change(field) : field)),
  );

/** Returns the position of an option after a change of the options; `null` if it was removed. A renamed option keeps its position. */
function optionAfter(before: FormField['options'], after: FormField['options'], option: number): number | null {
  const changed = before.filter(({ value }, index) => after[index]?.value !== value);
  if (before.length === after.length && changed.length <= 1) return option;
  const position = after.findIndex(({ value }) => value === before[option]?.value);
  return position < 0 ? null : position;
}

/** Returns fields whose conditions still name the same options of a field after a change of its options. */
const withMovedOptions = (fields: readonly FormField[], { id, options }: FormField, after: FormField['options']): FormField[] =>
  fields.map((field) => {
    const { shownIf } = field;
    if (shownIf?.fieldId !== id || shownIf.option === null) return field;
    return { ...field, shownIf: { ...shownIf, option: optionAfter(options, after, shownIf.option) } };
  });

/**
 * Edits a field. Fields that are always required keep their requirement, options and validation. Conditions on the field follow its
 * options.
 */
export function editField(document: SiteDocument, place: FormLocation, id: string, patch: FieldPatch): SiteDocument {
  const edited = withField(document, place, id, (field) => {
    const changed = { ...field, ...patch };
    return isAlwaysRequired(field) ? { ...changed, isRequired: true, validation: null, options: [] } : changed;
  });
  const original = fieldsAt(document, place).find((field) => field.id === id);
  if (!original || !patch.options) return edited;
  return withFields(edited, place, withMovedOptions(fieldsAt(edited, place), original, patch.options));
}

/** Changes the condition under which a field is shown; `null`: always. Fields that cannot have one are unchanged. */
export const editCondition = (document: SiteDocument, place: FormLocation, id: string, condition: ShownIf | null): SiteDocument =>
  withField(document, place, id, (field) => {
    const { shownIf: _, ...always } = field;
    return canBeConditional(field) ? { ...always, ...(condition && { shownIf: condition }) } : field;
  });

/** Begins a page of the form with a field, or ends that with `null`. Fields that cannot begin one are unchanged. */
export const editPageBreak = (document: SiteDocument, place: FormLocation, id: string, pageBreak: PageBreak | null): SiteDocument =>
  withField(document, place, id, (field) => {
    const { pageBreak: _, ...kept } = field;
    return canBeginPage(field) ? { ...kept, ...(pageBreak && { pageBreak }) } : field;
  });

/** Changes the type of a field and resets what the new type does not have. */
export const changeFieldType = (document: SiteDocument, place: FormLocation, id: string, typeInput: TypeInput): SiteDocument =>
  withField(document, place, id, (field) => {
    if (field.key !== null || field.typeInput === typeInput) return field;
    const { days: _, parameter: __, shownIf, pageBreak, ...kept } = field;
    return {
      ...kept,
      ...(shownIf && typeInput !== 'HIDDEN' && { shownIf }),
      ...(pageBreak && canBeginPage({ typeInput }) && { pageBreak }),
      typeInput,
      options: hasOptions(typeInput) ? field.options : [],
      placeholder: hasPlaceholder(typeInput) ? field.placeholder : '',
      validation: defaultValidation(typeInput),
      ...(typeInput === 'HIDDEN' && { parameter: USUAL_PARAMETER, isRequired: false }),
    };
  });

/** Changes the days of a date field. Without a first and a last day, the field has none. */
export const editDays = (document: SiteDocument, place: FormLocation, id: string, patch: Partial<DayRange>): SiteDocument =>
  withField(document, place, id, ({ days: { first = null, last = null } = {}, ...field }) => {
    const days = { first, last, ...patch };
    return { ...field, ...((days.first ?? days.last) !== null && { days }) };
  });

/** Adds a copy of a field after the original, on the same page. Does not copy a protected field. */
export function duplicateField(document: SiteDocument, place: FormLocation, id: string, copyId: string): SiteDocument {
  const field = fieldsAt(document, place).find((one) => one.id === id);
  if (!field) return document;
  const { pageBreak: _, ...copied } = field;
  return addField(document, place, { ...copied, id: copyId }, id);
}

/** Removes a field that is not protected. If a page begins with it, the page begins with the next field that can begin one. */
export function removeField(document: SiteDocument, place: FormLocation, id: string): SiteDocument {
  const fields = fieldsAt(document, place);
  const index = fields.findIndex((field) => field.id === id && !isProtectedField(place.kind, field));
  const pageBreak = fields[index]?.pageBreak;
  if (index < 0) return document;
  const heirIndex = fields.findIndex((field, at) => at > index && canBeginPage(field));
  return withFields(
    document,
    place,
    fields.flatMap((field, at) =>
      at === index ? [] : pageBreak && at === heirIndex ? { ...field, pageBreak: field.pageBreak ?? pageBreak } : field,
    ),
  );
}

/** Sorts the fields in the order of these ids. */
export const sortFields = (document: SiteDocument, place: FormLocation, ids: readonly string[]): SiteDocument =>
  withFields(
    document,
    place,
    orderByKeys(fieldsAt(document, place), ids, ({ id }) => id),
  );
