import { Button, Group, List, Paper, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { FORM_FIELDS_MAX } from '#shared/model/limits.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { diffFormFields } from '#web/features/editor/forms/form-field-diff.ts';
import classes from '#web/features/editor/forms/forms.module.css';
import { sectionOfForm, useAreFormsReadOnly, useEditForm } from '#web/features/editor/forms/use-form.ts';
import { addMissingFields } from '#web/features/editor/forms/edit-form.ts';
import { useEditor, useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

interface FieldDifferencesProps {
  kind: FormKind;
  fields: readonly FormField[];
}

interface MissingFieldsProps extends FieldDifferencesProps {
  missing: readonly FormField[];
  language: string;
}

const addIcon = <IconPlus size={16} stroke={1.5} aria-hidden />;

/** The fields that only the default language's form has; each can be copied for translation. */
function MissingFields({ kind, fields, missing, language }: MissingFieldsProps) {
  const { t } = useTranslation('forms');
  const { revealAnchor } = useEditor();
  const edit = useEditForm(kind);
  const isReadOnly = useAreFormsReadOnly();
  const isFull = fields.length >= FORM_FIELDS_MAX;
  const labelOf = ({ title }: FormField): string => title.trim() || t('untitled');

  const add = (first: FormField, fieldId?: string): void => {
    edit((document, location) => addMissingFields(document, location, fieldId));
    revealAnchor({ section: sectionOfForm(kind), anchor: `${FORM_PART[kind]}/${first.id}` });
  };
  const [first] = missing;
  return (
    <>
      <Text size="sm">{t('gaps.missing', { language })}</Text>
      <ul className={classes['gaps']}>
        {missing.map((field) => {
          const name = labelOf(field);
          return (
            <li key={field.id}>
              <Text size="sm" fw={550}>
                {name}
              </Text>
              {!isReadOnly && (
                <Button
                  variant="default"
                  size="compact-sm"
                  leftSection={addIcon}
                  disabled={isFull}
                  aria-label={t('gaps.add', { name })}
                  onClick={() => add(field, field.id)}
                >
                  {t('addThem')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {!isReadOnly && (
        <Group gap="xs">
          {first && missing.length > 1 && (
            <Button size="compact-sm" leftSection={addIcon} disabled={isFull} onClick={() => add(first)}>
              {t('gaps.addAll', { count: missing.length })}
            </Button>
          )}
          <Text size="xs" c="dimmed">
            {isFull ? t('full', { max: FORM_FIELDS_MAX }) : t('gaps.missingHelp', { language })}
          </Text>
        </Group>
      )}
    </>
  );
}

/** In an additional language, lists the fields that only the form of the default language has, and those that only this form has. */
export function FieldDifferences({ kind, fields }: FieldDifferencesProps) {
  const { t } = useTranslation('forms');
  const { defaultLanguage } = useSettings();
  const defaultForm = useEditorState(({ history }) => history.present[FORM_PART[kind]][defaultLanguage]);
  const language = LANGUAGE_NAME[defaultLanguage];
  if (!defaultForm) return null;
  const { missing, extra } = diffFormFields(fields, defaultForm.fields);
  if (missing.length === 0 && extra.length === 0) return null;
  return (
    <Paper withBorder p="md">
      {missing.length > 0 && <MissingFields kind={kind} fields={fields} missing={missing} language={language} />}
      {extra.length > 0 && (
        <>
          <Text size="sm" mt={missing.length > 0 ? 'md' : 0}>
            {t('gaps.extra', { language })}
          </Text>
          <List size="sm">
            {extra.map(({ id, title }) => (
              <List.Item key={id}>{title.trim() || t('untitled')}</List.Item>
            ))}
          </List>
        </>
      )}
    </Paper>
  );
}
