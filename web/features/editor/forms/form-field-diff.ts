import { FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';

/** Translations of a form share field ids; protected fields are matched by key. */
const isSameQuestion = (one: FormField, other: FormField): boolean => one.id === other.id || (one.key !== null && one.key === other.key);

const without = (fields: readonly FormField[], others: readonly FormField[]): FormField[] =>
  fields.filter((field) => !others.some((other) => isSameQuestion(field, other)));

/** The difference between a translated form's fields and those of the default language. */
export interface FormFieldDiff {
  /** Fields of the default language that the translation lacks, in the default language's order. */
  missing: FormField[];
  /** Fields that only the translation has. */
  extra: FormField[];
}

export const diffFormFields = (fields: readonly FormField[], original: readonly FormField[]): FormFieldDiff => ({
  missing: without(original, fields),
  extra: without(fields, original),
});

/** Returns the index of a missing field: after the nearest preceding field of the default language that the translation has. */
function placeOf(field: FormField, fields: readonly FormField[], original: readonly FormField[]): number {
  const before = original.slice(0, original.indexOf(field)).toReversed();
  const neighbour = before.find((one) => fields.some((other) => isSameQuestion(one, other)));
  return neighbour === undefined ? 0 : fields.findIndex((other) => isSameQuestion(neighbour, other)) + 1;
}

/** Adds the missing fields of the default language, untranslated, up to the maximum number of fields. */
export function withMissingFields(
  fields: readonly FormField[],
  original: readonly FormField[],
  isWanted: (field: FormField) => boolean = () => true,
): FormField[] {
  let filled = [...fields];
  for (const field of diffFormFields(fields, original)
    .missing.filter(isWanted)
    .slice(0, Math.max(0, FORM_FIELDS_MAX - fields.length)))
    filled = filled.toSpliced(placeOf(field, filled, original), 0, field);
  return filled;
}
