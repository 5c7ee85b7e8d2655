import { Checkbox, SimpleGrid } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sheet } from '#shared/model/site/site.ts';
import { SNS_TYPES, type SnsType } from '#shared/model/site/sns.ts';
import { SectionLinkButton } from '#web/features/editor/fields/section-link-button.tsx';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { FieldContainer, SheetSwitchField } from '#web/features/editor/inspector/sheet/sheet-fields.tsx';
import { ApplyToSheetsButton } from '#web/features/editor/inspector/sheet/apply-to-sheets-button.tsx';
import { useChangeSheet, useSheetField } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';
import { setMembersOnly } from '#web/features/editor/model/document/edit-sheets.ts';
import { useBarContents } from '#web/features/editor/inspector/sheet/use-bar-contents.ts';
import { useEditor, useIsReadOnly } from '#web/features/editor/state/editor.ts';

const FIELDS = ['membersOnlyLock', 'snsConfig', 'showCompany'] as const;
const SPREAD = ['snsConfig', 'showCompany'] as const;

/** Keeps the order of the list, so that what is chosen twice in another order is the same. */
const chosenIn = (types: readonly string[]): Sheet['snsConfig'] => SNS_TYPES.filter((type) => types.includes(type));

function SnsChoice() {
  const { t } = useTranslation(['inspector', 'fields']);
  const chosen = useSheetField('snsConfig');
  const change = useChangeSheet();
  const isReadOnly = useIsReadOnly();
  const { links } = useBarContents();
  const nameOf = (type: SnsType): string => {
    const name = t(`sns.${type}`);
    return links.some(({ snsType }) => snsType === type) ? name : t('sheet.notEntered', { name });
  };
  return (
    <FieldContainer name="snsConfig">
      <Checkbox.Group
        label={t('fields:sheet.snsConfig')}
        description={t(links.length > 0 ? 'sheet.snsHint' : 'sheet.snsNone')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={[...chosen]}
        onChange={(types) => change({ snsConfig: chosenIn(types) })}
      >
        <SimpleGrid cols={2} spacing="xs" verticalSpacing={8} mb={4}>
          {SNS_TYPES.map((type) => (
            <Checkbox key={type} value={type} size="sm" label={nameOf(type)} disabled={isReadOnly} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </FieldContainer>
  );
}

/** Who sees the sheet, and what of the site stands on it. */
export const AudienceGroup = memo(function AudienceGroup() {
  const { t } = useTranslation('inspector');
  const { edit, store } = useEditor();
  const change = useChangeSheet();
  const lock = (isWanted: boolean): void => {
    const { activeCell: cell } = store.getState();
    edit((site) => setMembersOnly(site, cell, isWanted), { panel: 'sheet', cell });
  };
  const isLocked = useSheetField('membersOnlyLock');
  const { company } = useBarContents();
  return (
    <SheetGroup fields={FIELDS} name="audience" label={t('group.audience')} summary={isLocked && t('sheet.members')}>
      <SheetSwitchField name="membersOnlyLock" help={t('sheet.membersHint')} onChange={lock} />
      <SnsChoice />
      <SectionLinkButton section="sns" label={t('sheet.toSns')} />
      <SheetSwitchField
        name="showCompany"
        help={t(company ? 'sheet.companyHint' : 'sheet.companyNone')}
        onChange={(showCompany) => change({ showCompany })}
      />
      <SectionLinkButton section="company" label={t('sheet.toCompany')} />
      <ApplyToSheetsButton fields={SPREAD} what="contents" />
    </SheetGroup>
  );
});
