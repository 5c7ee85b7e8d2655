import { Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { AgreementNote } from '#web/features/editor/forms/agreement-note.tsx';
import { AutoReplyFields } from '#web/features/editor/forms/delivery/auto-reply-fields.tsx';
import { DeliveryFields } from '#web/features/editor/forms/delivery/delivery-fields.tsx';
import { FieldDifferences } from '#web/features/editor/forms/form-fields/field-differences.tsx';
import { FieldList } from '#web/features/editor/forms/form-fields/field-list.tsx';
import { LockedSheetFields } from '#web/features/editor/forms/locked-sheet-fields.tsx';
import { RemoveFormButton } from '#web/features/editor/forms/remove-form-button.tsx';
import { sectionOfForm } from '#web/features/editor/forms/use-form.ts';
import { UseDefaultLanguageButton } from '#web/features/editor/sections/use-default-language-button.tsx';
import { useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

interface FormBuilderProps {
  kind: FormKind;
  form: SiteForm;
}

/** All settings of one form in the language being edited. */
export function FormBuilder({ kind, form }: FormBuilderProps) {
  const { t } = useTranslation('forms');
  const { defaultLanguage } = useSettings();
  const isReadOnly = useIsReadOnly();
  const hasDefaultForm = useEditorState(
    ({ history, language }) => language !== defaultLanguage && history.present[FORM_PART[kind]][defaultLanguage] !== undefined,
  );
  return (
    <>
      {kind !== 'membership' && 'destinationEmail' in form && <DeliveryFields kind={kind} form={form} />}
      {!('destinationEmail' in form) && <LockedSheetFields form={form} />}
      <Title order={3}>{t('fields')}</Title>
      <FieldDifferences kind={kind} fields={form.fields} />
      <FieldList kind={kind} fields={form.fields} />
      <AgreementNote kind={kind} />
      {kind !== 'membership' && 'destinationEmail' in form && <AutoReplyFields kind={kind} form={form} />}
      {hasDefaultForm ? (
        <UseDefaultLanguageButton
          kind={FORM_PART[kind]}
          section={sectionOfForm(kind)}
          label={t('useDefault', { language: LANGUAGE_NAME[defaultLanguage] })}
        />
      ) : (
        !isReadOnly && <RemoveFormButton kind={kind} />
      )}
    </>
  );
}
