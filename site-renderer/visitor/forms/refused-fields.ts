import type { FieldError } from '#shared/model/error.ts';
import type { ApiAnswer } from '#site-renderer/visitor/support/ask-api.ts';

/** The fields that the server refuses; without any, it refuses what no visitor can mend. */
export function refusedFields({ status, data }: ApiAnswer): FieldError[] {
  // The form, or the site, is gone from this address.
  if (status === 404) return [{ path: '', rule: 'unknown-field' }];
  const fields = (data['fields'] ?? []) as FieldError[];
  return fields.map((field) => ({ ...field, path: field.path.replace(/^data\./, '') }));
}
