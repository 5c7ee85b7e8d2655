import { Button, Group } from '@mantine/core';
import { IconCopy, IconLock, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { isProtectedField } from '#shared/model/forms/validate-form-fields.ts';
import { FIELD_ICONS } from '#web/features/editor/forms/form-fields/field-icons.ts';
import { FieldSettings } from '#web/features/editor/forms/form-fields/field-settings.tsx';
import { sectionOfForm, useAreFormsReadOnly, useEditForm, useFormFieldFault } from '#web/features/editor/forms/use-form.ts';
import { CollapsibleItem } from '#web/features/editor/fields/collapsible-item.tsx';
import { duplicateField } from '#web/features/editor/forms/edit-form.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

interface FieldItemProps {
  kind: FormKind;
  field: FormField;
  index: number;
  onRemove: () => void;
}

/** Duplicates or removes a field; fields with a key cannot be duplicated. */
function FieldActions({ kind, field, onRemove }: Omit<FieldItemProps, 'index'>) {
  const { t } = useTranslation('forms');
  const { revealAnchor } = useEditor();
  const edit = useEditForm(kind);
  const duplicate = (): void => {
    const copyId = ulid();
    edit((document, location) => duplicateField(document, location, field.id, copyId));
    revealAnchor({ section: sectionOfForm(kind), anchor: `${FORM_PART[kind]}/${copyId}` });
  };
  return (
    <Group gap="xs">
      {field.key === null && (
        <Button variant="default" size="compact-sm" leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />} onClick={duplicate}>
          {t('duplicate')}
        </Button>
      )}
      <Button
        variant="subtle"
        color="danger"
        size="compact-sm"
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </Group>
  );
}

/** One field of a form with its settings collapsed below. */
export function FieldItem({ kind, field, index, onRemove }: FieldItemProps) {
  const { t } = useTranslation('forms');
  const anchor = `${FORM_PART[kind]}/${field.id}`;
  const isRequested = useEditorState((state) => state.anchor === anchor);
  const hasFault = useFormFieldFault(kind, index) !== undefined;
  const isReadOnly = useAreFormsReadOnly();
  const Icon = FIELD_ICONS[field.typeInput];
  const isLocked = field.key !== null;
  return (
    <CollapsibleItem
      icon={
        isLocked ? <IconLock size={20} stroke={1.5} role="img" aria-label={t('locked')} /> : <Icon size={20} stroke={1.5} aria-hidden />
      }
      title={field.title || t('untitled')}
      detail={t('detail', { type: t(`type.${field.typeInput}`), required: t(field.isRequired ? 'required' : 'optional') })}
      mustBeOpen={isRequested || hasFault}
      anchor={{ 'data-anchor': anchor }}
    >
      <FieldSettings kind={kind} field={field} index={index} />
      {!isReadOnly && !isProtectedField(kind, field) && <FieldActions kind={kind} field={field} onRemove={onRemove} />}
    </CollapsibleItem>
  );
}
