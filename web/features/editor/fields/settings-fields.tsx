import { useTranslation } from '#web/lib/use-translation.ts';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { SiteColourField } from '#web/features/editor/fields/site-colour-field.tsx';

/** Controls of single site-wide settings. `section`: where undo navigates to, see `useChangeSettings`. */

interface SettingsSwitchFieldProps {
  name: 'displayLanguageIcon' | 'displayGlobalMenu';
  help: string;
  note?: string | undefined;
  section?: NonSheetSection;
}

export function SettingsSwitchField({ name, help, note, section }: SettingsSwitchFieldProps) {
  const { t } = useTranslation('fields');
  const isOn = useSettings()[name];
  const change = useChangeSettings(section);
  return <SwitchField label={t(`settings.${name}`)} help={help} note={note} isOn={isOn} onChange={(next) => change({ [name]: next })} />;
}

interface SettingsColourFieldProps {
  name: 'globalMenuTextColor' | 'speakerColor';
  section?: NonSheetSection;
}

export function SettingsColourField({ name, section }: SettingsColourFieldProps) {
  const { t } = useTranslation('fields');
  const colour = useSettings()[name];
  const fault = useFieldFault('settings', name);
  const isReadOnly = useIsReadOnly();
  const change = useChangeSettings(section);
  return (
    <SiteColourField
      label={t(`settings.${name}`)}
      value={colour}
      readOnly={isReadOnly}
      error={fault && <FieldErrorText error={fault} />}
      onChange={(next) => change({ [name]: next })}
    />
  );
}
