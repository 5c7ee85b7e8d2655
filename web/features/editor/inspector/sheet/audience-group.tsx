import { Checkbox, Input, SimpleGrid } from '@mantine/core';
import { memo, useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { SNS_TYPES, type SnsType } from '#shared/model/sites/sns-type.ts';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { SectionLinkButton } from '#web/features/editor/fields/section-link-button.tsx';
import { sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { FieldContainer, SheetSwitchField } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { ApplyToSheetsButton } from '#web/features/editor/inspector/sheet/apply-to-sheets-button.tsx';
import { useIsMixed } from '#web/features/editor/fields/sheet/use-is-mixed.ts';
import { alsoEdited, useChangeEachSheet, useChangeSheet, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { setMembersOnly } from '#web/features/editor/model/document/edit-sheets.ts';
import { useBarContents } from '#web/features/editor/inspector/sheet/use-bar-contents.ts';
import { useEditor, useIsReadOnly } from '#web/features/editor/state/editor.ts';

const FIELDS = sheetFieldsIn('audience');
const COPYABLE_FIELDS = ['snsConfig', 'showCompany'] as const;

/** Returns the types with one added or removed, in the order of `SNS_TYPES`, so that equal choices compare equal. */
const withType = (types: Sheet['snsConfig'], type: SnsType, isOn: boolean): Sheet['snsConfig'] =>
  SNS_TYPES.filter((one) => (one === type ? isOn : types.includes(one)));

/** Whether the selected sheets show one type of SNS. While they differ, a click shows it on all of them. */
function SnsCheckbox({ type, label }: { type: SnsType; label: string }) {
  const isOn = useSheetField('snsConfig').includes(type);
  const isMixed = useIsMixed('snsConfig', (sheet) => sheet.snsConfig.includes(type));
  const change = useChangeEachSheet('snsConfig');
  const isReadOnly = useIsReadOnly();
  return (
    <Checkbox
      size="sm"
      label={label}
      checked={isOn && !isMixed}
      indeterminate={isMixed}
      disabled={isReadOnly}
      onChange={({ currentTarget: { checked } }) =>
        change(({ snsConfig }) => ({ snsConfig: withType(snsConfig, type, isMixed || checked) }), type)
      }
    />
  );
}

function SnsSelection() {
  const { t } = useTranslation(['inspector', 'fields']);
  const [labelId, helpId] = [useId(), useId()];
  const { links } = useBarContents();
  const label = t('fields:sheet.snsConfig');
  const { description, className, tip } = useFieldHelp(label, t('sheet.snsHint'), links.length > 0 ? undefined : t('sheet.snsNone'));
  const labelOf = (type: SnsType): string => {
    const name = t(`sns.${type}`);
    return links.some(({ snsType }) => snsType === type) ? name : t('sheet.notEntered', { name });
  };
  return (
    <FieldContainer name="snsConfig">
      <WithTip tip={tip}>
        <Input.Wrapper
          role="group"
          aria-labelledby={labelId}
          aria-describedby={helpId}
          label={label}
          labelElement="div"
          labelProps={{ id: labelId }}
          description={description}
          descriptionProps={{ id: helpId, className }}
        >
          <SimpleGrid cols={2} spacing="xs" verticalSpacing={8} mb={4}>
            {SNS_TYPES.map((type) => (
              <SnsCheckbox key={type} type={type} label={labelOf(type)} />
            ))}
          </SimpleGrid>
        </Input.Wrapper>
      </WithTip>
    </FieldContainer>
  );
}

/** Fields that set who may see the selected sheet, and which SNS links and company details its bar shows. */
export const AudienceGroup = memo(function AudienceGroup() {
  const { t } = useTranslation('inspector');
  const { edit, store } = useEditor();
  const change = useChangeSheet();
  const setLocked = (isLocked: boolean): void => {
    const { activeCell: cell } = store.getState();
    const cells = [cell, ...alsoEdited(store.getState(), ['membersOnlyLock'])];
    edit((site) => cells.reduce((edited, each) => setMembersOnly(edited, each, isLocked), site), { panel: 'sheet', cell });
  };
  const isMembersOnly = useSheetField('membersOnlyLock');
  const isLockMixed = useIsMixed('membersOnlyLock');
  const { company } = useBarContents();
  return (
    <SheetGroup
      fields={FIELDS}
      name="audience"
      label={t('group.audience')}
      summary={isLockMixed ? t('several.mixedValue') : isMembersOnly && t('sheet.members')}
    >
      <SheetSwitchField name="membersOnlyLock" help={t('sheet.membersHint')} onChange={setLocked} />
      <SnsSelection />
      <SectionLinkButton section="sns" label={t('sheet.toSns')} />
      <SheetSwitchField
        name="showCompany"
        help={t('sheet.companyHint')}
        note={company ? undefined : t('sheet.companyNone')}
        onChange={(showCompany) => change({ showCompany })}
      />
      <SectionLinkButton section="company" label={t('sheet.toCompany')} />
      <ApplyToSheetsButton fields={COPYABLE_FIELDS} what="contents" />
    </SheetGroup>
  );
});
