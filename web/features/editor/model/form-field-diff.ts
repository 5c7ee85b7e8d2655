import { FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import type { FormField } from '#shared/model/form/site-form.ts';

/** Translations of a form know a question by its id, and one that the product relies on by its key. */
const isSameQuestion = (one: FormField, other: FormField): boolean => one.id === other.id || (one.key !== null && one.key === other.key);

const without = (fields: readonly FormField[], others: readonly FormField[]): FormField[] =>
  fields.filter((field) => !others.some((other) => isSameQuestion(field, other)));

/** How the questions of a form stand to those of the default language's. */
export interface FormFieldDiff {
  /** Asked there, not here; in the order they have there. */
  missing: FormField[];
  /** Asked here, not there. */
  extra: FormField[];
}

export const diffFormFields = (fields: readonly FormField[], original: readonly FormField[]): FormFieldDiff => ({
  missing: without(original, fields),
  extra: without(fields, original),
});

/** Where a question of the default language's form has its place here: behind the nearest before it that is asked here too. */
function placeOf(field: FormField, fields: readonly FormField[], original: readonly FormField[]): number {
  const before = original.slice(0, original.indexOf(field)).toReversed();
  const neighbour = before.find((one) => fields.some((other) => isSameQuestion(one, other)));
  return neighbour === undefined ? 0 : fields.findIndex((other) => isSameQuestion(neighbour, other)) + 1;
}

/** The questions of a form with those of the default language's that are missing, untranslated, as far as there is room. */
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
