import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';

/** One broken rule in words; an element, so that it follows the language while it stands there. */
export function FieldErrorText({ error }: { error: FieldError }) {
  const { t } = useTranslation('errors');
  return <>{t(`validation.${error.rule}`, { ...error.params })}</>;
}

/** Broken rules as a form shows them: the first one of each field, under the field's path. */
export function formErrors(errors: readonly FieldError[]): Record<string, ReactNode> {
  const shown: Record<string, ReactNode> = {};
  for (const error of errors) shown[error.path] ??= <FieldErrorText error={error} />;
  return shown;
}

/** Holds a form against the schema the server holds it against. */
export function schemaErrors(schema: z.ZodType, values: unknown): FieldError[] {
  const result = parse(schema, values);
  return result.ok ? [] : result.errors;
}
