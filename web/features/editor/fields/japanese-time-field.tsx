import type { FieldError } from '#shared/model/error.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '#web/lib/date-time-local.ts';
import { DraftField } from '#web/features/editor/fields/draft-field.tsx';

interface JapaneseTimeFieldProps {
  label: string;
  help: string;
  value: string | null;
  error: FieldError | undefined;
  isReadOnly: boolean;
  onEditStart: () => void;
  onChange: (instant: string | null) => void;
}

/** Rejects the years of the first centuries that occur while a year is being typed. */
const hasWholeYear = (typed: string): boolean => /^[2-9]\d{3}-/.test(typed);

/** An instant, entered and shown in Japanese time whatever the time zone of the browser. */
export function JapaneseTimeField({ value, onChange, ...props }: JapaneseTimeFieldProps) {
  const shown = value === null ? '' : toDateTimeLocal(value);
  const commit = (typed: string): void => {
    if (typed !== shown && (typed === '' || hasWholeYear(typed))) onChange(fromDateTimeLocal(typed));
  };
  return (
    <DraftField
      {...props}
      type="datetime-local"
      // Limits the year to four digits.
      max="9999-12-31T23:59"
      shown={shown}
      // The browser reports an incomplete date as empty; only leaving the field clears the value.
      onType={(typed) => typed !== '' && commit(typed)}
      onEditEnd={commit}
    />
  );
}
