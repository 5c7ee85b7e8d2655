import classes from '#web/features/billing/credit/credit.module.css';
import { formatYen } from '#web/lib/format/format.ts';

/** What a form about money causes, in yen, before it is confirmed. */
export function Outcome({ sums }: { sums: readonly (readonly [label: string, yen: number])[] }) {
  return (
    <dl className={classes['outcome']} aria-live="polite">
      {sums.map(([label, yen]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatYen(yen)}</dd>
        </div>
      ))}
    </dl>
  );
}
