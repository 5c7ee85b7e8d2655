import { Switch } from '@mantine/core';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface SwitchFieldProps {
  label: string;
  help?: string;
  /** The meaning of the current state. Always shown, in place of the help. */
  note?: string | undefined;
  /** Whether the switch is disabled even in an editable site. */
  isFixed?: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A boolean setting. The help is its description, not part of the accessible name. */
export function SwitchField({ label, help, note, isFixed = false, isOn, onChange }: SwitchFieldProps) {
  const isReadOnly = useIsReadOnly();
  const { description, className, tip } = useFieldHelp(label, help, note);
  return (
    <WithTip tip={tip}>
      <Switch
        label={label}
        aria-label={label}
        description={description}
        classNames={{ description: className ?? '' }}
        checked={isOn}
        disabled={isReadOnly || isFixed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </WithTip>
  );
}
