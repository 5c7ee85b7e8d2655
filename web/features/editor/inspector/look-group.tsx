import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { InspectorGroup } from '#web/features/editor/inspector/inspector-group.tsx';
import { SettingSwitch } from '#web/features/editor/inspector/setting-switch.tsx';
import { useFieldFault } from '#web/features/editor/inspector/use-field-fault.ts';
import { useChangeSettings } from '#web/features/editor/inspector/use-change-settings.ts';
import { useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/field-errors.tsx';
import { ColourField } from '#web/ui/colour-field.tsx';

const SWITCHES = [
  { name: 'displayLanguageIcon', help: 'site.languageIconHint' },
  { name: 'displayGlobalMenu', help: 'site.globalMenuHint' },
] as const;

/** What the header of the site shows, and the colours over its pictures and videos. */
export function LookGroup() {
  const { t } = useTranslation(['inspector', 'fields']);
  const settings = useSettings();
  const change = useChangeSettings();
  const isReadOnly = useIsReadOnly();
  const menuFault = useFieldFault('settings', 'globalMenuTextColor');
  const speakerFault = useFieldFault('settings', 'speakerColor');
  const colours = [
    { name: 'globalMenuTextColor', fault: menuFault },
    { name: 'speakerColor', fault: speakerFault },
  ] as const;
  return (
    <InspectorGroup name="look" label={t('group.look')} isOpenAtFirst isFaulty={(menuFault ?? speakerFault) !== undefined}>
      {SWITCHES.map(({ name, help }) => (
        <SettingSwitch
          key={name}
          label={t(`fields:settings.${name}`)}
          help={t(help)}
          isOn={settings[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
      <Group grow align="flex-start" gap="sm">
        {colours.map(({ name, fault }) => (
          <ColourField
            key={name}
            label={t(`fields:settings.${name}`)}
            value={settings[name]}
            readOnly={isReadOnly}
            error={fault && <FieldErrorText error={fault} />}
            onChange={(colour) => change({ [name]: colour })}
          />
        ))}
      </Group>
      <Text size="xs" c="dimmed">
        {t('site.speakerHint')}
      </Text>
    </InspectorGroup>
  );
}
