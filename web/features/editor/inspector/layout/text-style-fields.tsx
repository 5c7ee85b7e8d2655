import { Select } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ALIGNMENTS, DEFAULT_TEXT_STYLE, TEXT_ROLES, TEXT_STEPS, TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Palette } from '#shared/model/sites/theme.ts';
import { SegmentedField } from '#web/features/editor/fields/segmented-field.tsx';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import classes from '#web/features/editor/inspector/layout/layout.module.css';
import { OwnPlaceField } from '#web/features/editor/inspector/layout/text-place-field.tsx';
import { isSeparable } from '#shared/rules/sheets/text-zone.ts';
import { MixedNote } from '#web/features/editor/inspector/layout/mixed-note.tsx';
import { useChangeTextStyle } from '#web/features/editor/inspector/layout/use-change-text-style.ts';
import { useIsMixed } from '#web/features/editor/fields/sheet/use-is-mixed.ts';
import { useSheetFault, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { textStyleOf } from '#web/features/editor/model/document/edit-text-styles.ts';
import { FIELD_OF_TEXT } from '#web/features/editor/model/document/text-fields.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { SiteColourField } from '#web/features/editor/fields/site-colour-field.tsx';

const STEPS = Array.from({ length: TEXT_STEPS.max - TEXT_STEPS.min + 1 }, (_, index) => TEXT_STEPS.min + index);
const stepName = (step: number): string => (step > 0 ? `+${step}` : String(step).replace('-', '−'));

interface RoleProps {
  role: TextRole;
  palette: Palette;
}

/** The colour of a text: its own, or that of the sheet (headline) or the theme (other texts). */
function TextColourField({ role, palette }: RoleProps) {
  const { t } = useTranslation(['inspector', 'fields']);
  const { colour } = textStyleOf({ textStyles: useSheetField('textStyles') }, role);
  const mainTextColor = useSheetField('mainTextColor');
  const isMixed = useIsMixed('textStyles', (sheet) => textStyleOf(sheet, role).colour);
  const fault = useSheetFault(`textStyles.${role}.colour`);
  const isReadOnly = useIsReadOnly();
  const change = useChangeTextStyle(role);
  const isHeadline = role === 'headline';
  return (
    <div>
      <SegmentedField
        label={t('layout.colour')}
        value={isMixed ? null : colour === null ? 'given' : 'own'}
        options={[
          { value: 'given', label: isHeadline ? t('fields:sheet.mainTextColor') : t('layout.byTheme') },
          { value: 'own', label: t('layout.colourOwn') },
        ]}
        isReadOnly={isReadOnly}
        onChange={(chosen) => change({ colour: chosen === 'given' ? null : isHeadline ? mainTextColor : palette.text })}
      />
      {colour !== null && !isMixed && (
        <SiteColourField
          mt={8}
          aria-label={t('layout.colour')}
          value={colour}
          readOnly={isReadOnly}
          error={fault && <FieldErrorText error={fault} />}
          onChange={(own) => change({ colour: own })}
        />
      )}
    </div>
  );
}

function StyleOfText({ role, palette }: RoleProps) {
  const { t } = useTranslation('inspector');
  const styles = useSheetField('textStyles');
  const { step, isBold, align } = textStyleOf({ textStyles: styles }, role);
  const isReadOnly = useIsReadOnly();
  const change = useChangeTextStyle(role);
  const isStepMixed = useIsMixed('textStyles', (sheet) => textStyleOf(sheet, role).step);
  const isBoldMixed = useIsMixed('textStyles', (sheet) => textStyleOf(sheet, role).isBold);
  const isAlignMixed = useIsMixed('textStyles', (sheet) => textStyleOf(sheet, role).align);
  const isMixed = useIsMixed('textStyles', (sheet) => textStyleOf(sheet, role));
  return (
    <>
      <SegmentedField
        label={t('layout.step')}
        value={isStepMixed ? null : String(step)}
        options={STEPS.map((one) => ({ value: String(one), label: stepName(one) }))}
        isReadOnly={isReadOnly}
        onChange={(chosen) => change({ step: Number(chosen) })}
      />
      <SegmentedField
        label={t('layout.bold')}
        value={isBoldMixed ? null : isBold === null ? 'auto' : isBold ? 'bold' : 'regular'}
        options={[
          { value: 'auto', label: t('layout.byLayout') },
          { value: 'bold', label: t('layout.isBold') },
          { value: 'regular', label: t('layout.isRegular') },
        ]}
        isReadOnly={isReadOnly}
        onChange={(chosen) => change({ isBold: chosen === 'auto' ? null : chosen === 'bold' })}
      />
      <SegmentedField
        label={t('layout.align')}
        value={isAlignMixed ? null : (align ?? 'auto')}
        options={[
          { value: 'auto' as const, label: t('layout.byLayout') },
          ...ALIGNMENTS.map((one) => ({ value: one, label: t(`layout.alignment.${one}`) })),
        ]}
        isReadOnly={isReadOnly}
        onChange={(chosen) => change({ align: chosen === 'auto' ? null : chosen })}
      />
      <TextColourField role={role} palette={palette} />
      <MixedNote isMixed={isMixed} />
      {!isReadOnly && (isMixed || styles[role] !== undefined) && (
        <SubtleButton leftSection={<IconRotate size={16} stroke={1.5} aria-hidden />} onClick={() => change(DEFAULT_TEXT_STYLE)}>
          {t('layout.resetStyle')}
        </SubtleButton>
      )}
    </>
  );
}

/** Size, weight, alignment and colour of each text of the selected sheets, and its own place on the active one. */
export function TextStyleFields({ palette }: { palette: Palette }) {
  const { t } = useTranslation(['inspector', 'fields']);
  const [role, setRole] = useState<TextRole>('headline');
  const layout = useSheetField('layout');
  return (
    <FieldContainer name="textStyles">
      <div className={classes['style']}>
        <Select
          label={t('fields:sheet.textStyles')}
          data={TEXT_ROLES.map((value) => ({ value, label: t(`fields:sheet.${FIELD_OF_TEXT[value]}`) }))}
          value={role}
          allowDeselect={false}
          onChange={(chosen) => setRole(TextRole.parse(chosen))}
        />
        <StyleOfText key={role} role={role} palette={palette} />
        {isSeparable(layout) && <OwnPlaceField key={`${role}/place`} role={role} />}
      </div>
    </FieldContainer>
  );
}
