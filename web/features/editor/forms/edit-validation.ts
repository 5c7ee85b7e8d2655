import type { FieldValidation, FormField, TextFormat } from '#shared/model/form/form-field.ts';

const NO_CHECKS: FieldValidation = { format: null, min: null, max: null };

/** Formats that leave open how long a text is. */
const OF_ANY_LENGTH: readonly (TextFormat | null)[] = [null, 'multi-line', 'katakana'];
export const hasBounds = ({ typeInput, validation }: Pick<FormField, 'typeInput' | 'validation'>): boolean =>
  typeInput === 'TEXT_BOX' ? OF_ANY_LENGTH.includes(validation?.format ?? null) : typeInput !== 'SELECT';

/** What is checked of a field besides, after a change; `null` where nothing is. Bounds go where a format says it all. */
export function editValidation(field: FormField, patch: Partial<FieldValidation>): FieldValidation | null {
  const wanted = { ...NO_CHECKS, ...field.validation, ...patch };
  const validation = hasBounds({ ...field, validation: wanted }) ? wanted : { ...wanted, min: null, max: null };
  return Object.values(validation).every((check) => check === null) ? null : validation;
}
