import { Switch } from '@mantine/core';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface SwitchFieldProps {
  label: string;
  help?: string;
  /** Whether the switch is disabled even in an editable site. */
  isFixed?: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A boolean setting. The help is its description, not part of the accessible name. */
export function SwitchField({ label, help, isFixed = false, isOn, onChange }: SwitchFieldProps) {
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
