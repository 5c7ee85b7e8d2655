import { TagsInput } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import { DESTINATIONS_MAX } from '#shared/model/forms/form-limits.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { sectionOfForm, useAreFormsReadOnly } from '#web/features/editor/forms/use-form.ts';
import { useLanguagePartEdits, useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

/** Further addresses that are notified of entries. */
export function MoreDestinations({ kind, form }: { kind: StoredFormKind; form: EmailedForm }) {
  const { t } = useTranslation(['forms', 'fields']);
  const part = FORM_PART[kind];
  const fault = useLanguagePartFault(part, 'moreDestinations');
  const isReadOnly = useAreFormsReadOnly();
  const { change } = useLanguagePartEdits(part, sectionOfForm(kind));
  return (
    <TagsInput
      label={t('fields:content.moreDestinations')}
      description={t('moreDestinationsHelp', { max: DESTINATIONS_MAX - 1 })}
      inputMode="email"
      splitChars={[',', ';', ' ', '、']}
      value={form.moreDestinations ?? []}
      readOnly={isReadOnly}
      error={fault && <FieldErrorText error={fault} />}
      onChange={(addresses) => change({ moreDestinations: addresses }, form)}
    />
  );
}
