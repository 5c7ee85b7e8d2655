import type { FieldError } from '#shared/model/error.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '#web/lib/date-time-local.ts';
import { DraftField } from '#web/features/editor/popups/form/draft-field.tsx';

interface JapaneseTimeFieldProps {
  label: string;
  help: string;
  value: string | null;
  error: FieldError | undefined;
  isReadOnly: boolean;
  onBegin: () => void;
  onChange: (instant: string | null) => void;
}

/** While the year is being typed it is one of the first centuries. */
const hasWholeYear = (typed: string): boolean => /^[2-9]\d{3}-/.test(typed);

/** A moment, typed and shown as clocks in Japan tell it, wherever the browser is. */
export function JapaneseTimeField({ value, onChange, ...props }: JapaneseTimeFieldProps) {
  const shown = value === null ? '' : toDateTimeLocal(value);
  const take = (typed: string): void => {
    if (typed !== shown && (typed === '' || hasWholeYear(typed))) onChange(fromDateTimeLocal(typed));
  };
  return (
    <DraftField
      {...props}
      type="datetime-local"
      // Years of four digits.
      max="9999-12-31T23:59"
      shown={shown}
      // It is empty also while it is being typed.
      onType={(typed) => typed !== '' && take(typed)}
      onLeave={take}
    />
  );
}
