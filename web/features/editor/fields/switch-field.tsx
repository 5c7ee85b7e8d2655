import { Checkbox, Switch } from '@mantine/core';
import { type ChangeEvent, useRef } from 'react';
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
  /** Whether the edited things have different values. A switch has no such state, so a checkbox shows it. */
  isMixed?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A boolean setting. The help is its description, not part of the accessible name. */
export function SwitchField({ label, help, note, isFixed = false, isOn, isMixed = false, onChange }: SwitchFieldProps) {
  const isReadOnly = useIsReadOnly();
  const { description, className, tip } = useFieldHelp(label, help, note);
  const losesFocus = useRef(false);
  const props = {
    label,
    'aria-label': label,
    description,
    classNames: { description: className ?? '' },
    disabled: isReadOnly || isFixed,
  };
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    // The switch replaces the checkbox and takes its focus.
    losesFocus.current = isMixed;
    onChange(isMixed || event.currentTarget.checked);
  };
  const takeFocus = (input: HTMLInputElement | null): void => {
    if (!losesFocus.current || !input) return;
    losesFocus.current = false;
    input.focus();
  };
  return (
    <WithTip tip={tip}>
      {isMixed ? (
        <Checkbox {...props} indeterminate checked={false} onChange={change} />
      ) : (
        <Switch {...props} ref={takeFocus} checked={isOn} onChange={change} />
      )}
    </WithTip>
  );
}
