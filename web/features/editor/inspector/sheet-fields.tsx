import { Fieldset, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { DestinationField } from '#web/features/editor/inspector/destination-field.tsx';
import { TextField } from '#web/features/editor/inspector/text-field.tsx';
import { selectedSheet, useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/inspector/use-sheet.ts';
import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/field-errors.tsx';
import { ColourField } from '#web/ui/colour-field.tsx';

interface SheetTextProps {
  name: 'imageAlt' | 'mainText' | 'linkButtonText';
  max: number;
  help?: string;
  isLong?: boolean;
}

function SheetText({ name, ...props }: SheetTextProps) {
  const { t } = useTranslation('editor');
  const value = useSheetField(name);
  const error = useSheetFault(name);
  const change = useChangeSheet();
  const isReadOnly = useIsReadOnly();
  return (
    <TextField
      {...props}
      label={t(`sheet.${name}`)}
      value={value}
      error={error}
      isReadOnly={isReadOnly}
      onChange={(text) => change({ [name]: text })}
    />
  );
}

function SheetColour({ name }: { name: 'mainTextColor' | 'linkButtonColor' | 'linkTextColor' }) {
  const { t } = useTranslation('editor');
  const value = useSheetField(name);
  const error = useSheetFault(name);
  const change = useChangeSheet();
  const isReadOnly = useIsReadOnly();
  return (
    <ColourField
      label={t(`sheet.${name}`)}
      value={value}
      readOnly={isReadOnly}
      error={error && <FieldErrorText error={error} />}
      onChange={(colour) => change({ [name]: colour })}
    />
  );
}

/** Says when a button has a text or a destination, but not both. */
function ButtonNote() {
  const { t } = useTranslation('editor');
  const isHalf = useEditorState((state) => {
    const sheet = selectedSheet(state);
    return sheet !== undefined && (sheet.linkButtonText.trim() === '') !== (sheet.linkDestinationUrl.trim() === '');
  });
  if (!isHalf) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('sheet.buttonNeedsBoth')}
    </Text>
  );
}

/** Every setting of the selected sheet; what is typed stands in the live view at once, its broken rule next to the field. */
export function SheetFields() {
  const { t } = useTranslation('editor');
  return (
    <Stack gap="md">
      <SheetText name="imageAlt" max={TEXT_MAX.textarea} help={t('sheet.imageAltHint')} />
      <SheetText name="mainText" max={TEXT_MAX.textarea} isLong />
      <SheetColour name="mainTextColor" />
      <Fieldset legend={t('sheet.button')} p="sm">
        <Stack gap="sm">
          <SheetText name="linkButtonText" max={TEXT_MAX.button} />
          <DestinationField />
          <ButtonNote />
          <Group grow align="flex-start" gap="sm">
            <SheetColour name="linkButtonColor" />
            <SheetColour name="linkTextColor" />
          </Group>
        </Stack>
      </Fieldset>
    </Stack>
  );
}
