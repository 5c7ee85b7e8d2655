import { Switch } from '@mantine/core';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface SettingSwitchProps {
  label: string;
  help?: string;
  /** Whether it stays as it is, whoever looks at it. */
  isFixed?: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something that is on or off. Its name is the label alone; the help is told after it. */
export function SwitchField({ label, help, isFixed = false, isOn, onChange }: SettingSwitchProps) {
  const isReadOnly = useIsReadOnly();
  return (
    <Switch
      label={label}
      aria-label={label}
      description={help}
      checked={isOn}
      disabled={isReadOnly || isFixed}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
