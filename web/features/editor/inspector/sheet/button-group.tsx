import { Text } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { ContrastHint } from '#web/features/editor/fields/contrast-hint.tsx';
import { DestinationField } from '#web/features/editor/fields/destination-field.tsx';
import { destinationKind } from '#web/lib/link/destination-kind.ts';
import { parseDestination } from '#shared/model/sites/destination.ts';
import { hasControl, type SheetField, sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { FieldContainer, SheetGroupControls } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { ApplyToSheetsButton } from '#web/features/editor/inspector/sheet/apply-to-sheets-button.tsx';
import { useIsMixed } from '#web/features/editor/fields/sheet/use-is-mixed.ts';
import { selectedSheet, useChangeSheet, useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

const FIELDS = sheetFieldsIn('button');
/** The fields that a theme decides. */
const FOLLOWING: ReadonlySet<SheetField> = new Set(['linkTextColor']);
const NONE: ReadonlySet<SheetField> = new Set();
const COLOURS = FIELDS.filter((name) => hasControl(name, 'colour'));

function ButtonSummary() {
  const { t } = useTranslation('inspector');
  const text = useSheetField('linkButtonText');
  return useIsMixed('linkButtonText') ? t('several.mixedValue') : text;
}

const linkOf = ({ linkDestinationUrl, isInternalLink }: Sheet): unknown => [linkDestinationUrl, isInternalLink];

function ButtonDestination() {
  const linkDestinationUrl = useSheetField('linkDestinationUrl');
  const isInternalLink = useSheetField('isInternalLink');
  const fault = useSheetFault('linkDestinationUrl');
  const change = useChangeSheet();
  const isUrlMixed = useIsMixed('linkDestinationUrl', linkOf);
  const isKindMixed = useIsMixed('linkDestinationUrl', (sheet) => destinationKind(sheet.linkDestinationUrl, sheet.isInternalLink));
  return (
    <>
      <FieldContainer name="linkDestinationUrl">
        <DestinationField
          field="linkDestinationUrl"
          value={{ linkDestinationUrl, isInternalLink }}
          error={fault}
          mixed={isKindMixed ? 'kind' : isUrlMixed ? 'url' : 'none'}
          isOfSelection
          onChange={change}
        />
      </FieldContainer>
      <IncompleteButtonNote />
    </>
  );
}

/** Warns when the button has a label or a destination, but not both. */
function IncompleteButtonNote() {
  const { t } = useTranslation('inspector');
  const isIncomplete = useEditorState((state) => {
    const sheet = selectedSheet(state);
    if (!sheet) return false;
    const hasNoDestination = parseDestination(sheet.linkDestinationUrl.trim(), sheet.isInternalLink).kind === 'none';
    return (sheet.linkButtonText.trim() === '') !== hasNoDestination;
  });
  if (!isIncomplete) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('sheet.buttonNeedsBoth')}
    </Text>
  );
}

/** With a theme, the text colour of a button follows from the button's colour. A colour that breaks a rule stays editable. */
function useOmittedFields(): ReadonlySet<SheetField> {
  const { theme } = useSettings();
  const fault = useSheetFault('linkTextColor');
  return theme && !fault ? FOLLOWING : NONE;
}

/** Warns about a button whose text is hard to read; nothing without a text or while the selected sheets differ. */
function ButtonContrast() {
  const text = useSheetField('linkButtonText');
  const [colour, background] = [useSheetField('linkTextColor'), useSheetField('linkButtonColor')];
  const isMixed = useIsMixed('linkTextColor', ({ linkTextColor, linkButtonColor }) => [linkTextColor, linkButtonColor]);
  return text.trim() === '' || isMixed ? null : <ContrastHint of="button" text={colour} background={background} />;
}

/** Label, destination and colours of the selected sheet's button. */
export const ButtonGroup = memo(function ButtonGroup() {
  const { t } = useTranslation('inspector');
  const omitted = useOmittedFields();
  return (
    <SheetGroup fields={FIELDS} name="button" label={t('group.button')} summary={<ButtonSummary />} isOpenAtFirst>
      <SheetGroupControls
        group="button"
        custom={{ linkDestinationUrl: <ButtonDestination key="linkDestinationUrl" /> }}
        omitted={omitted}
      />
      {omitted !== FOLLOWING && <ButtonContrast />}
      {omitted === FOLLOWING && (
        <Text size="xs" c="dimmed">
          {t('sheet.buttonInTheme')}
        </Text>
      )}
      <ApplyToSheetsButton fields={COLOURS} what="colours" />
    </SheetGroup>
  );
});
