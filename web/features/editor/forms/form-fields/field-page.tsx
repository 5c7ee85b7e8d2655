import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { FormField, FormKind, PageBreak } from '#shared/model/forms/form-field.ts';
import { formSteps } from '#shared/rules/forms/form-steps.ts';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { editPageBreak } from '#web/features/editor/forms/edit-form.ts';
import { useAreFormsReadOnly, useEditForm, useFormFieldFault, useVisibleForm } from '#web/features/editor/forms/use-form.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';

interface FieldPageProps {
  kind: FormKind;
  field: FormField;
  index: number;
}

/**
 * Whether a page of the form begins with a field, and the title of that page. The first field always begins one; it has the title
 * once the form has several pages.
 */
export function FieldPage({ kind, field: { id, pageBreak }, index }: FieldPageProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const edit = useEditForm(kind);
  const fault = useFormFieldFault(kind, index, 'pageBreak.title');
  const isDivided = formSteps(useVisibleForm(kind)?.fields ?? []).length > 1;
  const isFirst = index === 0;
  const change = (next: PageBreak | null, group?: string): void =>
    edit((document, location) => editPageBreak(document, location, id, next), group);
  if (isFirst && !isDivided) return null;
  return (
    <FieldGroup label={t('page.group')}>
      {!isFirst && (
        <SwitchField
          label={t('page.begins')}
          help={t('page.beginsHelp')}
          isOn={pageBreak !== undefined}
          isFixed={isReadOnly}
          onChange={(begins) => change(begins ? { title: '' } : null)}
        />
      )}
      {(isFirst || pageBreak) && (
        <TextField
          label={t('page.title')}
          help={t('page.titleHelp')}
          value={pageBreak?.title ?? ''}
          max={TEXT_MAX.line}
          error={fault}
          isReadOnly={isReadOnly}
          onChange={(title) => change({ title }, `${id}/pageBreak`)}
        />
      )}
    </FieldGroup>
  );
}
