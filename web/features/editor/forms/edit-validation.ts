import type { FieldValidation, FormField, TextFormat } from '#shared/model/forms/form-field.ts';
import { isBoundedType } from '#shared/rules/forms/form-fields.ts';

const NO_CHECKS: FieldValidation = { format: null, min: null, max: null };

/** The formats with bounds on the length. */
const BOUNDED_FORMATS: readonly (TextFormat | null)[] = [null, 'multi-line', 'katakana'];
export const hasBounds = ({ typeInput, validation }: Pick<FormField, 'typeInput' | 'validation'>): boolean =>
  typeInput === 'TEXT_BOX' ? BOUNDED_FORMATS.includes(validation?.format ?? null) : isBoundedType(typeInput);

/** Returns the validation of a field after a change, without bounds that the format does not allow; `null` if nothing is left. */
export function editValidation(field: FormField, patch: Partial<FieldValidation>): FieldValidation | null {
  const requested = { ...NO_CHECKS, ...field.validation, ...patch };
  const validation = hasBounds({ ...field, validation: requested }) ? requested : { ...requested, min: null, max: null };
  return Object.values(validation).every((check) => check === null) ? null : validation;
}
