import { Group, Select, Stack } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type FieldValidation, type FormField, type FormKind, TEXT_FORMATS } from '#shared/model/forms/form-field.ts';
import { textMaxLength } from '#shared/model/forms/validate-form-fields.ts';
import { isBoundedType } from '#shared/rules/forms/form-fields.ts';
import { useAreFormsReadOnly, useChangeField, useFormFieldFault } from '#web/features/editor/forms/use-form.ts';
import { NumberField } from '#web/features/editor/fields/number-field.tsx';
import { editValidation, hasBounds } from '#web/features/editor/forms/edit-validation.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';

interface FieldValidationSettingsProps {
  kind: FormKind;
  field: FormField;
  index: number;
}

/** The value of the list entry for no format. */
const NO_FORMAT = 'none';
const FORMATS = [NO_FORMAT, ...TEXT_FORMATS] as const;

interface BoundFieldProps extends FieldValidationSettingsProps {
  bound: 'min' | 'max';
  onChange: (patch: Partial<FieldValidation>) => void;
}

function BoundField({ kind, field, index, bound, onChange }: BoundFieldProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const fault = useFormFieldFault(kind, index, `validation.${bound}`);
  const { typeInput } = field;
  if (!isBoundedType(typeInput)) return null;
  return (
    <NumberField
      label={t(`bounds.${typeInput}.${bound}`)}
      value={field.validation?.[bound] ?? null}
      max={Number.MAX_SAFE_INTEGER}
      whenEmpty={null}
      isSigned={typeInput === 'NUMBER'}
      error={fault}
      {...(typeInput === 'TEXT_BOX' && bound === 'max' && { help: t('textMaxHelp', { max: textMaxLength(field) }) })}
      isReadOnly={isReadOnly}
      onChange={(value) => onChange({ [bound]: value })}
    />
  );
}

/** Validation of a field beyond `isRequired`: text format, and bounds on length, value or number of choices. */
export function FieldValidationSettings({ kind, field, index }: FieldValidationSettingsProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const change = useChangeField(kind, field);
  const edit = (patch: Partial<FieldValidation>): void => change({ validation: editValidation(field, patch) });
  return (
    <FieldGroup label={t('validation')}>
      <Stack gap="sm">
        {field.typeInput === 'TEXT_BOX' && (
          <Select
            label={t('format')}
            data={FORMATS.map((format) => ({ value: format, label: t(`formats.${format}`) }))}
            value={field.validation?.format ?? NO_FORMAT}
            allowDeselect={false}
            readOnly={isReadOnly}
            onChange={(selected) => edit({ format: TEXT_FORMATS.find((format) => format === selected) ?? null })}
          />
        )}
        {hasBounds(field) && (
          <Group grow align="flex-start" gap="sm">
            <BoundField kind={kind} field={field} index={index} bound="min" onChange={edit} />
            <BoundField kind={kind} field={field} index={index} bound="max" onChange={edit} />
          </Group>
        )}
      </Stack>
    </FieldGroup>
  );
}
