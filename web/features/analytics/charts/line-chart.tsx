import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import { CHART_COLOURS, CHART_STYLE } from '#web/features/analytics/charts/chart-style.ts';

interface Line {
  /** The key of the line's values in `points`. */
  name: string;
  label: string;
  /** Whether the line shows the former period and is therefore dashed and grey. */
  isFormer?: boolean;
}

interface ReportLineChartProps {
  /** Each point has a `label`, shown below the axis, and a value for each line. */
  points: readonly Record<string, string | number | null>[];
  lines: readonly Line[];
  /** Vertical lines at the labels of points. */
  marks: readonly { label: string; text: string }[];
  format: (value: number) => string;
}

/** A line chart of figures over days. */
export function ReportLineChart({ points, lines, marks, format }: ReportLineChartProps) {
  return (
    <LineChart
      {...CHART_STYLE}
      data={[...points]}
      dataKey="label"
      series={lines.map(({ name, label, isFormer }) => ({
        name,
        label,
        color: isFormer ? CHART_COLOURS.former : CHART_COLOURS.figure,
        ...(isFormer && { strokeDasharray: '5 4' }),
      }))}
      curveType="linear"
      connectNulls={false}
      withDots={points.length < 3}
      withLegend={lines.length > 1}
      legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
      valueFormatter={format}
      referenceLines={marks.map(({ label, text }) => ({
        x: label,
        color: CHART_COLOURS.mark,
        label: text,
        labelPosition: 'insideTopLeft' as const,
      }))}
      lineProps={{ isAnimationActive: false }}
    />
  );
}
