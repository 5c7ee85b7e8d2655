import classes from '#web/features/analytics/analytics.module.css';

const WIDTH = 120;
const HEIGHT = 28;
/** Keeps the line inside the picture where it is highest and lowest. */
const EDGE = 2;

interface SparklineProps {
  /** In the order of time; `null` where a value is unknown. */
  values: readonly (number | null)[];
}

/** The course of a figure as a small line. Decorative: the chart and its table tell the values. */
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
