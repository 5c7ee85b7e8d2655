import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';
import { isValidRange } from '#web/ui/list/list-filter.ts';

interface PeriodFieldsProps {
  /** First and last day, both inclusive: YYYY-MM-DD in Japanese time. */
  period: { from: string | null; to: string | null };
  labels: { from: string; to: string };
  /** The error if the first day is after the last. */
  wrongOrder: string;
  onChange: (change: { from: string | null } | { to: string | null }) => void;
}

/** The first and the last day of a filter. */
export function PeriodFields({ period, labels, wrongOrder, onChange }: PeriodFieldsProps) {
  return (
    <>
      <DayPicker label={labels.from} value={period.from ?? ''} onChange={(day) => onChange({ from: day || null })} />
      <DayPicker
        label={labels.to}
        value={period.to ?? ''}
        error={!isValidRange(period) && wrongOrder}
        onChange={(day) => onChange({ to: day || null })}
      />
    </>
  );
}
