import { Select } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FormField, FormKind, ShownIf } from '#shared/model/forms/form-field.ts';
import { conditionSources, isBrokenCondition } from '#shared/rules/forms/shown-answers.ts';
import { editCondition } from '#web/features/editor/forms/edit-form.ts';
import { useAreFormsReadOnly, useEditForm, useVisibleForm } from '#web/features/editor/forms/use-form.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';

interface FieldConditionProps {
  kind: FormKind;
  field: FormField;
  index: number;
}

/** The value of the list entry for a field without a condition. */
const ALWAYS = 'always';

interface OptionSelectProps {
  source: FormField | undefined;
  condition: ShownIf;
  isBroken: boolean;
  onChange: (option: number) => void;
}

function OptionSelect({ source, condition: { option }, isBroken, onChange }: OptionSelectProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const options = source?.options ?? [];
  const chosen = options[option ?? -1]?.value;
  return (
    <Select
      label={t('condition.option')}
      data={options.map(({ value }, position) => ({ value: String(position), label: value }))}
      value={chosen === undefined ? null : String(option)}
      allowDeselect={false}
      readOnly={isReadOnly}
      error={isBroken && t('condition.broken')}
      description={!isBroken && t('condition.help', { field: source?.title || t('untitled'), option: chosen ?? '' })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(selected) => onChange(Number(selected))}
    />
  );
}

/** The condition under which visitors see a field: an option of an earlier field. Nothing if no earlier field has options. */
export function FieldCondition({ kind, field, index }: FieldConditionProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const edit = useEditForm(kind);
  const fields = useVisibleForm(kind)?.fields ?? [];
  const { shownIf } = field;
  const sources = conditionSources(fields, index);
  const source = sources.find(({ id }) => id === shownIf?.fieldId);
  if (sources.length === 0 && !shownIf) return null;
  const change = (next: ShownIf | null): void => edit((document, location) => editCondition(document, location, field.id, next));
  const gone = shownIf && !source ? [{ value: shownIf.fieldId, label: t('condition.gone'), disabled: true }] : [];
  return (
    <FieldGroup label={t('condition.title')}>
      <Select
        label={t('condition.field')}
        data={[
          { value: ALWAYS, label: t('condition.always') },
          ...sources.map(({ id, title }) => ({ value: id, label: title || t('untitled') })),
          ...gone,
        ]}
        value={shownIf?.fieldId ?? ALWAYS}
        allowDeselect={false}
        readOnly={isReadOnly}
        onChange={(selected) => change(selected === null || selected === ALWAYS ? null : { fieldId: selected, option: 0 })}
      />
      {shownIf && (
        <OptionSelect
          source={source}
          condition={shownIf}
          isBroken={isBrokenCondition(fields, index, shownIf)}
          onChange={(option) => change({ ...shownIf, option })}
        />
      )}
    </FieldGroup>
  );
}
