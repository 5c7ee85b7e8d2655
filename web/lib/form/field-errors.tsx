import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type * as z from 'zod';
import type { TagFaultReason } from '#shared/markup/tags/markup-fault.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';

/** The message of one broken rule. An element instead of a string, so that a shown message changes with the language. */
export function FieldErrorText({ error }: { error: FieldError }) {
  const { t } = useTranslation('errors');
  const { rule, params } = error;
  const isOfTags = rule === 'invalid-head-tags' || rule === 'invalid-body-tags';
  const why = isOfTags ? t(`tagReason.${params?.['reason'] as TagFaultReason}`, { ...params }) : '';
  return <>{t(`validation.${rule}`, { ...params, why })}</>;
}

/** Returns field errors in the format of forms: the first error of each field, under the field's path. */
export function formErrors(errors: readonly FieldError[]): Record<string, ReactNode> {
  const messages: Record<string, ReactNode> = {};
  for (const error of errors) messages[error.path] ??= <FieldErrorText error={error} />;
  return messages;
}

/** Validates form values with the schema that the server uses. */
export function schemaErrors(schema: z.ZodType, values: unknown): FieldError[] {
  const result = parse(schema, values);
  return result.ok ? [] : result.errors;
}
