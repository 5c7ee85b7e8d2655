import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { CHART_STYLE } from '#web/features/analytics/charts/chart-style.ts';

interface ReportBarChartProps {
  /** Each point has a `label`, shown below the axis, and a value for each series. */
  points: readonly Record<string, string | number>[];
  series: readonly { name: string; label: string; color: string }[];
  format: (value: number) => string;
}

/** A chart with a bar for each series at each point. */
export function ReportBarChart({ points, series, format }: ReportBarChartProps) {
  return (
    <BarChart
      {...CHART_STYLE}
      data={[...points]}
      dataKey="label"
      series={[...series]}
      withLegend
      legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
      valueFormatter={format}
      barProps={{ isAnimationActive: false, maxBarSize: 32 }}
    />
  );
}
