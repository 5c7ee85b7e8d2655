import { NativeSelect, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import * as z from 'zod';
import type { SiteOverview } from '#shared/model/analytics/visit-reports.ts';
import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { type Metric, metricOf, METRICS, metricUnit } from '#shared/rules/analytics/metrics.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';
import { useReportParam } from '#web/features/analytics/address/use-report-param.ts';
import { ChartPanel } from '#web/features/analytics/charts/chart-panel.tsx';
import { LazyLineChart } from '#web/features/analytics/charts/lazy-charts.ts';
import { AnnotationList } from '#web/features/analytics/overview/annotation-list.tsx';
import { dayLabel, dayPoints, daysOfEvents } from '#web/features/analytics/overview/day-points.ts';
import { useMetricColumns } from '#web/features/analytics/overview/metric-columns.ts';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { formatDay } from '#web/lib/format/format.ts';
import { formatLongMonth } from '#web/lib/format/month-choices.ts';
import { parseParam } from '#web/lib/search-params.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const ShownMetric = z.enum(METRICS);

type Days = readonly { day: string; totals: VisitTotals }[];

interface DayChartProps {
  /** The first part of the names of the CSV files. */
  fileName: string;
  month: string;
  days: Days;
  /** The days of the month before; empty if they are not known. */
  formerDays: Days;
  annotations: SiteOverview['annotations'];
}

/** Returns the day on which a metric has its highest value; `undefined` without days. */
function peakOf(days: Days, metric: Metric): { day: string; value: number } | undefined {
  return days
    .map(({ day, totals }) => ({ day, value: metricOf(metric, totals) ?? 0 }))
    .reduce<{ day: string; value: number } | undefined>((peak, one) => (peak && peak.value >= one.value ? peak : one), undefined);
}

/** A chart of a metric by day, with the month before and the events of the site. */
export function DayChart({ fileName, month, days, formerDays, annotations }: DayChartProps) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const [metric, setMetric] = useReportParam('metric', ShownMetric, 'visits');
  const metricColumns = useMetricColumns<Days[number]>();
  const unit = metricUnit(metric);
  const format = (value: number): string => formatMetric(unit, value, language);
  const title = t('chart.byDay');
  const name = t(`metric.${metric}.name`);
  const peak = peakOf(days, metric);
  const points = dayPoints(days, formerDays, metric);
  const marks = daysOfEvents(annotations).flatMap((day, index) =>
    day.startsWith(month) ? [{ label: dayLabel(day), text: String(index + 1) }] : [],
  );

  return (
    <ChartPanel
      panel="days"
      title={title}
      summary={
        peak
          ? t('chart.summary', { title, metric: name, day: formatDay(peak.day), value: format(peak.value) })
          : t('chart.picture', { title })
      }
      controls={
        <NativeSelect
          aria-label={t('chart.metric')}
          data={METRICS.map((value) => ({ value, label: t(`metric.${value}.name`) }))}
          value={metric}
          onChange={({ currentTarget }) => setMetric(parseParam(ShownMetric, currentTarget.value) ?? metric)}
        />
      }
      chart={
        <LazyLineChart
          points={points}
          lines={[
            { name: 'value', label: formatLongMonth(month, language) },
            ...(formerDays.length > 0 ? [{ name: 'former', label: formatLongMonth(addMonths(month, -1), language), isFormer: true }] : []),
          ]}
          marks={marks}
          format={format}
        />
      }
      table={
        <ReportTable
          title={title}
          fileName={`${fileName}_${title}`}
          headingOrder={3}
          isWhole
          columns={[
            { key: 'day', label: t('chart.day'), isRowHeader: true, value: ({ day }) => day, render: ({ day }) => formatDay(day) },
            ...metricColumns,
          ]}
          rows={days}
          rowKey={({ day }) => day}
          rowName={({ day }) => formatDay(day)}
        />
      }
    >
      {days.at(-1)?.day === japaneseDay(serverNow()) && (
        <Text size="sm" c="dimmed">
          {t('chart.today')}
        </Text>
      )}
      <AnnotationList annotations={annotations} />
    </ChartPanel>
  );
}
