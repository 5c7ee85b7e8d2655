import { Select, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PARAMETER_MAX } from '#shared/model/forms/form-limits.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { type FormField, type FormKind, TypeInput } from '#shared/model/forms/form-field.ts';
import { hasOptions, hasPlaceholder, isBoundedType } from '#shared/rules/forms/form-fields.ts';
import { canBeConditional, canBeginPage, isAlwaysRequired, isProtectedField } from '#shared/model/forms/validate-form-fields.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { FieldValidationSettings } from '#web/features/editor/forms/form-fields/field-validation-settings.tsx';
import { FieldDays } from '#web/features/editor/forms/form-fields/field-days.tsx';
import { FieldCondition } from '#web/features/editor/forms/form-fields/field-condition.tsx';
import { FieldPage } from '#web/features/editor/forms/form-fields/field-page.tsx';
import { FieldOptions } from '#web/features/editor/forms/form-fields/field-options.tsx';
import { useAreFormsReadOnly, useChangeField, useEditForm, useFormFieldFault } from '#web/features/editor/forms/use-form.ts';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { changeFieldType } from '#web/features/editor/forms/edit-form.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

interface FieldSettingsProps {
  kind: FormKind;
  field: FormField;
  /** The position in the form, by which faults name the field. */
  index: number;
}

/** Explains why a protected field cannot be changed. */
function LockNote({ kind, field }: Omit<FieldSettingsProps, 'index'>) {
  const { t } = useTranslation('forms');
  if (field.key === null) return null;
  return (
    <Text size="sm" c="dimmed">
      {t(isProtectedField(kind, field) ? `lock.${field.key}` : 'lock.removableCompany')}
    </Text>
  );
}

function TypeSelect({ kind, field }: Omit<FieldSettingsProps, 'index'>) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const edit = useEditForm(kind);
  return (
    <Select
      label={t('typeInput')}
      description={t(`typeHelp.${field.typeInput}`)}
      data={TypeInput.options.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      value={field.typeInput}
      allowDeselect={false}
      readOnly={isReadOnly}
      onChange={(selected) => edit((document, location) => changeFieldType(document, location, field.id, TypeInput.parse(selected)))}
    />
  );
}

function PlaceholderField({ kind, field, index }: FieldSettingsProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const change = useChangeField(kind, field);
  const fault = useFormFieldFault(kind, index, 'placeholder');
  const defaultPlaceholder = useEditorState(({ language }) => VISITOR_LABELS[language].form.choose);
  const isChoice = field.typeInput === 'SELECT';
  return (
    <TextField
      label={t(isChoice ? 'firstChoice' : 'placeholder')}
      help={isChoice ? t('firstChoiceHelp', { words: defaultPlaceholder }) : t('placeholderHelp')}
      value={field.placeholder}
      max={TEXT_MAX.line}
      error={fault}
      isReadOnly={isReadOnly}
      onChange={(placeholder) => change({ placeholder })}
    />
  );
}

/** The parameter of the address that a hidden field records. */
function ParameterField({ kind, field, index }: FieldSettingsProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const change = useChangeField(kind, field);
  const fault = useFormFieldFault(kind, index, 'parameter');
  return (
    <TextField
      label={t('parameter')}
      help={t('parameterHelp')}
      value={field.parameter ?? ''}
      max={PARAMETER_MAX}
      error={fault}
      isReadOnly={isReadOnly}
      isRequired
      onChange={(parameter) => change({ parameter: parameter.trim() })}
    />
  );
}

/** The settings that apply to one field. */
export function FieldSettings({ kind, field, index }: FieldSettingsProps) {
  const { t } = useTranslation('forms');
  const isReadOnly = useAreFormsReadOnly();
  const change = useChangeField(kind, field);
  const isHidden = field.typeInput === 'HIDDEN';
  const titleFault = useFormFieldFault(kind, index, 'title');
  return (
    <>
      <LockNote kind={kind} field={field} />
      <TextField
        label={t('title')}
        help={t(isHidden ? 'hiddenTitleHelp' : 'titleHelp')}
        value={field.title}
        max={TEXT_MAX.line}
        error={titleFault}
        isReadOnly={isReadOnly}
        isRequired
        onChange={(title) => change({ title })}
      />
      {field.key === null && <TypeSelect kind={kind} field={field} />}
      {isHidden && <ParameterField kind={kind} field={field} index={index} />}
      {!isAlwaysRequired(field) && !isHidden && (
        <SwitchField
          label={t('isRequired')}
          help={t('requiredHelp')}
          isOn={field.isRequired}
          isFixed={isReadOnly}
          onChange={(isRequired) => change({ isRequired })}
        />
      )}
      {hasPlaceholder(field.typeInput) && <PlaceholderField kind={kind} field={field} index={index} />}
      {hasOptions(field.typeInput) && <FieldOptions kind={kind} field={field} index={index} />}
      {field.typeInput === 'DATE' && <FieldDays kind={kind} field={field} index={index} />}
      {!isAlwaysRequired(field) && isBoundedType(field.typeInput) && <FieldValidationSettings kind={kind} field={field} index={index} />}
      {canBeConditional(field) && <FieldCondition kind={kind} field={field} index={index} />}
      {canBeginPage(field) && <FieldPage kind={kind} field={field} index={index} />}
    </>
  );
}
