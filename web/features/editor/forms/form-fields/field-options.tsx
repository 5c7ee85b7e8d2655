import { ActionIcon, Text, TextInput, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import { AddOptions } from '#web/features/editor/forms/form-fields/add-options.tsx';
import classes from '#web/features/editor/forms/forms.module.css';
import { useAreFormsReadOnly, useChangeField, useFormFieldFault } from '#web/features/editor/forms/use-form.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { SortableList } from '#web/ui/sortable-list.tsx';

interface FieldOptionsProps {
  kind: FormKind;
  field: FormField;
  index: number;
}

interface OptionFieldProps extends FieldOptionsProps {
  /** The position among the options. */
  optionIndex: number;
  value: string;
  onChange: (value: string) => void;
  onRemove: () => void;
}

function OptionField({ kind, index, optionIndex, value, onChange, onRemove }: OptionFieldProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const fault = useFormFieldFault(kind, index, `options.${optionIndex}`);
  const label = t('option', { number: optionIndex + 1 });
  const removeLabel = t('removeOption', { name: value.trim() || label });
  return (
    <div className={classes['option']}>
      <TextInput
        aria-label={label}
        value={value}
        readOnly={isReadOnly}
        error={fault && <FieldErrorText error={fault} />}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {!isReadOnly && (
        <Tooltip label={removeLabel}>
          <ActionIcon aria-label={removeLabel} onClick={onRemove}>
            <IconX size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}

/** The options that visitors choose from, in order and without duplicates. */
export function FieldOptions({ kind, field, index }: FieldOptionsProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const change = useChangeField(kind, field);
  const fault = useFormFieldFault(kind, index, 'options');
  const { options } = field;
  const setOptions = (next: FormField['options']): void => change({ options: next });
  return (
    <FieldGroup label={t('options')}>
      {options.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noOptions')}
        </Text>
      )}
      <SortableList
        label={t('options')}
        items={options.map((option, optionIndex) => ({ id: String(optionIndex), name: option.value, option }))}
        isReadOnly={isReadOnly}
        onSort={(sorted) => setOptions(sorted.map(({ option }) => option))}
      >
        {({ option }, optionIndex) => (
          <OptionField
            kind={kind}
            field={field}
            index={index}
            optionIndex={optionIndex}
            value={option.value}
            onChange={(value) => setOptions(options.with(optionIndex, { value }))}
            onRemove={() => setOptions(options.toSpliced(optionIndex, 1))}
          />
        )}
      </SortableList>
      {fault?.rule === 'duplicate' && (
        <Text size="xs" c="danger" role="alert" mt={4}>
          <FieldErrorText error={fault} />
        </Text>
      )}
      {!isReadOnly && (
        <AddOptions
          present={options.map(({ value }) => value)}
          onAdd={(added) => setOptions([...options, ...added.map((value) => ({ value }))])}
        />
      )}
    </FieldGroup>
  );
}
