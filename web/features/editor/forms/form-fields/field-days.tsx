import { Group, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import { editDays } from '#web/features/editor/forms/edit-form.ts';
import { useAreFormsReadOnly, useEditForm, useFormFieldFault } from '#web/features/editor/forms/use-form.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';

interface FieldDaysProps {
  kind: FormKind;
  field: FormField;
  index: number;
}

function DayField({ kind, field, index, bound }: FieldDaysProps & { bound: 'first' | 'last' }) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const edit = useEditForm(kind);
  const fault = useFormFieldFault(kind, index, `days.${bound}`);
  return (
    <DayPicker
      label={t(`days.${bound}`)}
      value={field.days?.[bound] ?? ''}
      error={fault && <FieldErrorText error={fault} />}
      isReadOnly={isReadOnly}
      onChange={(day) =>
        edit((document, location) => editDays(document, location, field.id, { [bound]: day || null }), `${field.id}/days/${bound}`)
      }
    />
  );
}

/** The first and the last day that visitors may choose. */
export function FieldDays(props: FieldDaysProps) {
  const { t } = useTranslation('forms');
  return (
    <FieldGroup label={t('days.title')}>
      <Group grow align="flex-start" gap="sm">
        <DayField {...props} bound="first" />
        <DayField {...props} bound="last" />
      </Group>
      <Text size="xs" c="dimmed">
        {t('days.help')}
      </Text>
    </FieldGroup>
  );
}
