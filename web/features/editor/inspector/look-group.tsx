import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { spokenIn } from '#shared/rules/spoken-in.ts';
import { InspectorGroup } from '#web/features/editor/inspector/inspector-group.tsx';
import { SectionButton } from '#web/features/editor/inspector/section-button.tsx';
import { SettingsColour, SettingsSwitch } from '#web/features/editor/inspector/settings-inputs.tsx';
import { useFieldFault } from '#web/features/editor/inspector/use-field-fault.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** What the header of the site shows, and the colours over its pictures and videos. */
export function LookGroup() {
  const { t } = useTranslation('inspector');
  const menuFault = useFieldFault('settings', 'globalMenuTextColor');
  const speakerFault = useFieldFault('settings', 'speakerColor');
  const hasItems = useEditorState(({ history: { present }, language }) => {
    const menu = spokenIn(present.menu, language, present.settings.defaultLanguage);
    return menu !== undefined && menu.items.length > 0;
  });
  return (
    <InspectorGroup name="look" label={t('group.look')} isOpenAtFirst isFaulty={(menuFault ?? speakerFault) !== undefined}>
      <SettingsSwitch name="displayLanguageIcon" help={t('site.languageIconHint')} />
      <SettingsSwitch name="displayGlobalMenu" help={t(hasItems ? 'site.globalMenuHint' : 'site.globalMenuNone')} />
      <SectionButton section="menu" label={t('site.toMenu')} />
      <Group grow align="flex-start" gap="sm">
        <SettingsColour name="globalMenuTextColor" />
        <SettingsColour name="speakerColor" />
      </Group>
      <Text size="xs" c="dimmed">
        {t('site.speakerHint')}
      </Text>
    </InspectorGroup>
  );
}
