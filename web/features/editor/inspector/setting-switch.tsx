import { Switch } from '@mantine/core';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface SettingSwitchProps {
  label: string;
  help: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that is on or off. Its name is the label alone; the help is told after it. */
export function SettingSwitch({ label, help, isOn, onChange }: SettingSwitchProps) {
  const isReadOnly = useIsReadOnly();
  return (
    <Switch
      label={label}
      aria-label={label}
      description={help}
      checked={isOn}
      disabled={isReadOnly}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
