import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import { TemplateFields } from '#shared/model/sites/site-template.ts';

/** Returns the field errors of a template by the rules of the server. */
export function templateErrors(fields: TemplateFields): FieldError[] {
  const parsed = parse(TemplateFields, fields);
  return parsed.ok ? [] : parsed.errors;
}
