import { Group, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { CollapsibleGroup } from '#web/features/editor/fields/collapsible-group.tsx';
import { SectionLinkButton } from '#web/features/editor/fields/section-link-button.tsx';
import { SettingsColourField, SettingsSwitchField } from '#web/features/editor/fields/settings-fields.tsx';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** Contents of the site's header, and the colours of controls over pictures and videos. */
export function StyleGroup() {
  const { t } = useTranslation('inspector');
  const menuFault = useFieldFault('settings', 'globalMenuTextColor');
  const speakerFault = useFieldFault('settings', 'speakerColor');
  const hasMenuItems = useEditorState(({ history: { present }, language }) => {
    const menu = localisedValue(present.menu, language, present.settings.defaultLanguage);
    return menu !== undefined && menu.items.length > 0;
  });
  return (
    <CollapsibleGroup name="look" label={t('group.look')} isOpenAtFirst hasFault={(menuFault ?? speakerFault) !== undefined}>
      <SettingsSwitchField name="displayLanguageIcon" help={t('site.languageIconHint')} />
      <SettingsSwitchField
        name="displayGlobalMenu"
        help={t('site.globalMenuHint')}
        note={hasMenuItems ? undefined : t('site.globalMenuNone')}
      />
      <SectionLinkButton section="menu" label={t('site.toMenu')} />
      <Group grow align="flex-start" gap="sm">
        <SettingsColourField name="globalMenuTextColor" />
        <SettingsColourField name="speakerColor" />
      </Group>
      <Text size="xs" c="dimmed">
        {t('site.speakerHint')}
      </Text>
    </CollapsibleGroup>
  );
}
