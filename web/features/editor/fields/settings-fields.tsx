import { useTranslation } from 'react-i18next';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { ColourField } from '#web/ui/fields/colour-field.tsx';

/** The controls of single site-wide settings; in a section of their own, undo leads there. */

interface SettingsSwitchProps {
  name: 'displayLanguageIcon' | 'displayGlobalMenu';
  help: string;
  section?: NonSheetSection;
}

export function SettingsSwitchField({ name, help, section }: SettingsSwitchProps) {
  const { t } = useTranslation('fields');
  const isOn = useSettings()[name];
  const change = useChangeSettings(section);
  return <SwitchField label={t(`settings.${name}`)} help={help} isOn={isOn} onChange={(isWanted) => change({ [name]: isWanted })} />;
}

interface SettingsColourProps {
  name: 'globalMenuTextColor' | 'speakerColor';
  section?: NonSheetSection;
}

export function SettingsColourField({ name, section }: SettingsColourProps) {
  const { t } = useTranslation('fields');
  const colour = useSettings()[name];
  const fault = useFieldFault('settings', name);
  const isReadOnly = useIsReadOnly();
  const change = useChangeSettings(section);
  return (
    <ColourField
      label={t(`settings.${name}`)}
      value={colour}
      readOnly={isReadOnly}
      error={fault && <FieldErrorText error={fault} />}
      onChange={(chosen) => change({ [name]: chosen })}
    />
  );
}
