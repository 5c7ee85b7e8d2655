import { Button, Menu, Text } from '@mantine/core';
import { IconBuilding, IconPlus, type TablerIcon } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import { FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import { type FormField, type FormKind, TypeInput } from '#shared/model/forms/form-field.ts';
import { newProtectedField } from '#shared/rules/forms/default-form.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { OPTIONAL_FIELD_KEYS } from '#shared/model/forms/validate-form-fields.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { FIELD_ICONS, PRESET_ICONS, type PresetFormat } from '#web/features/editor/forms/form-fields/field-icons.ts';
import { sectionOfForm, useEditForm } from '#web/features/editor/forms/use-form.ts';
import { addField, emptyField } from '#web/features/editor/forms/edit-form.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

/** What the menu offers: types of input, and texts of common formats. */
const NEW_FIELDS = ['TEXT_BOX', 'multi-line', 'phone', 'email', 'postal-code', ...TypeInput.options.slice(1)] as const;
const isPreset = (type: (typeof NEW_FIELDS)[number]): type is PresetFormat => type in PRESET_ICONS;

interface FieldTypeItemProps {
  icon: TablerIcon;
  label: string;
  help: string;
  onAdd: () => void;
}

const FieldTypeItem = ({ icon: Icon, label, help, onAdd }: FieldTypeItemProps) => (
  <Menu.Item leftSection={<Icon size={18} stroke={1.5} aria-hidden />} onClick={onAdd}>
    {label}
    <Text size="xs" c="dimmed">
      {help}
    </Text>
  </Menu.Item>
);

interface AddFieldMenuProps {
  kind: FormKind;
  fields: readonly FormField[];
  button: RefObject<HTMLButtonElement | null>;
}

/** Adds a field of a chosen type and focuses its title. */
export function AddFieldMenu({ kind, fields, button }: AddFieldMenuProps) {
  const { t } = useTranslation('forms');
  const { revealAnchor } = useEditor();
  const labels = useEditorState(({ language }) => VISITOR_LABELS[language].form.fields);
  const edit = useEditForm(kind);
  const isFull = fields.length >= FORM_FIELDS_MAX;
  const missingKeys = OPTIONAL_FIELD_KEYS[kind].filter((key) => !fields.some((field) => field.key === key));

  const add = (field: FormField): void => {
    edit((document, location) => addField(document, location, field));
    revealAnchor({ section: sectionOfForm(kind), anchor: `${FORM_PART[kind]}/${field.id}` });
  };

  return (
    <div>
      <Menu position="bottom-start" returnFocus={false}>
        <Menu.Target>
          <Button ref={button} disabled={isFull} leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}>
            {t('add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {NEW_FIELDS.map((type) =>
            isPreset(type) ? (
              <FieldTypeItem
                key={type}
                icon={PRESET_ICONS[type]}
                label={t(`preset.${type}.label`)}
                help={t(`preset.${type}.help`)}
                onAdd={() => add(emptyField('TEXT_BOX', ulid(), type))}
              />
            ) : (
              <FieldTypeItem
                key={type}
                icon={FIELD_ICONS[type]}
                label={t(`type.${type}`)}
                help={t(`typeHelp.${type}`)}
                onAdd={() => add(emptyField(type, ulid()))}
              />
            ),
          )}
          {missingKeys.map((key) => (
            <FieldTypeItem
              key={key}
              icon={IconBuilding}
              label={t('companyType')}
              help={t('companyTypeHelp')}
              onAdd={() => add(newProtectedField(kind, key, labels, ulid()))}
            />
          ))}
        </Menu.Dropdown>
      </Menu>
      {isFull && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('full', { max: FORM_FIELDS_MAX })}
        </Text>
      )}
    </div>
  );
}
