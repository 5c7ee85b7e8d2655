import { useState } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { formatTime } from '#web/lib/format/format.ts';
import { JapaneseTimePicker } from '#web/ui/fields/time-picker/japanese-time-picker.tsx';
import { parseTypedTime } from '#web/ui/fields/time-picker/typed-time.ts';

interface JapaneseTimeFieldProps {
  label: string;
  help: string;
  value: string | null;
  error: FieldError | undefined;
  isReadOnly: boolean;
  onEditStart: () => void;
  onChange: (instant: string | null) => void;
}

/** Whether the year has four digits. A half-typed year such as `202` parses as the year 202. */
const hasWholeYear = (instant: string): boolean => /^[2-9]\d{3}\//.test(formatTime(instant));

/** An instant, entered and shown in Japanese time. Keeps invalid text while it has the focus, and then restores the value. */
export function JapaneseTimeField({ label, help, value, error, isReadOnly, onEditStart, onChange }: JapaneseTimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const instant = typed === null ? null : parseTypedTime(typed);
  // A value that changes from outside, such as by undo, replaces the typed text.
  const isTyped = typed !== null && (instant ?? value) === value;

  const type = (text: string): void => {
    if (typed === null) onEditStart();
    setTyped(text);
    const next = parseTypedTime(text);
    if (next !== null && next !== value && hasWholeYear(next)) onChange(next);
  };
  // An emptied field is cleared only when it loses the focus, because another time may be typed into it.
  const leave = (): void => {
    if (typed !== null && typed.trim() === '') onChange(null);
    setTyped(null);
  };
  return (
    <JapaneseTimePicker
      label={label}
      help={help}
      value={isTyped ? typed : value === null ? '' : formatTime(value)}
      error={error && <FieldErrorText error={error} />}
      isReadOnly={isReadOnly}
      onChange={type}
      onBlur={leave}
    />
  );
}
