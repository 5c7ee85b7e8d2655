import classes from '#web/features/analytics/analytics.module.css';

const WIDTH = 120;
const HEIGHT = 28;
/** Margin that keeps the line inside the picture at its highest and lowest values. */
const EDGE = 2;

interface SparklineProps {
  /** In chronological order; `null` for an unknown value. */
  values: readonly (number | null)[];
}

/** A figure over time as a small line. Decorative: the chart and its table contain the values. */
export function Sparkline({ values }: SparklineProps) {
  const most = Math.max(...values.map((value) => value ?? 0), Number.MIN_VALUE);
  const x = (index: number): number => (values.length < 2 ? WIDTH : (index / (values.length - 1)) * WIDTH);
  const y = (value: number): number => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE);
  const path = values
    .map((value, index) =>
      value === null ? '' : `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join('');
  return (
    <svg className={classes['spark']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path d={path} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
