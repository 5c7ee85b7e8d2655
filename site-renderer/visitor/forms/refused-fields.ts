import type { FieldError } from '#shared/model/error.ts';
import type { ApiResponse } from '#site-renderer/visitor/support/call-api.ts';

/** Returns the faults in a response of the server; empty if the visitor cannot correct the refused entry. */
export function refusedFields({ status, data }: ApiResponse): FieldError[] {
  // The form or the site no longer exists.
  if (status === 404) return [{ path: '', rule: 'unknown-field' }];
  const fields = (data['fields'] ?? []) as FieldError[];
  return fields.map((field) => ({ ...field, path: field.path.replace(/^data\./, '') }));
}
