import { Paper, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { LandingReport } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { ChartPanel } from '#web/features/analytics/charts/chart-panel.tsx';
import { CHART_COLOURS } from '#web/features/analytics/charts/chart-style.ts';
import { LazyBarChart } from '#web/features/analytics/charts/lazy-charts.ts';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

interface TimePanelProps {
  panel: 'shown' | 'first-move';
  title: string;
  /** Explains how the time is measured. */
  how: string;
  times: LandingReport['shown'];
  fileName: string;
}

/** A duration that visits measured: the 75th percentile, the median, and the distribution as bars. */
export function TimePanel({ panel, title, how, times: { p75, median, buckets }, fileName }: TimePanelProps) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const seconds = (ms: number): string => t('landing.seconds', { seconds: formatMetric('decimal', ms / 1_000, language) });
  // Limits of buckets below one second have two decimals.
  const axis = (ms: number): string => (ms < 1_000 ? t('landing.seconds', { seconds: (ms / 1_000).toFixed(2) }) : seconds(ms));
  const count = (value: number): string => formatMetric('count', value, language);
  const upTo = (ms: number): string => t('landing.upTo', { time: seconds(ms) });
  const visits = t('metric.visits.name');
  if (p75 === null || median === null)
    return (
      <Paper component="section" withBorder className={classes['panel']} aria-label={title}>
        <Title order={2}>{title}</Title>
        <Text c="dimmed">{t('landing.noTimes')}</Text>
      </Paper>
    );
  return (
    <ChartPanel
      panel={panel}
      title={title}
      summary={t('chart.picture', { title })}
      chart={
        <LazyBarChart
          points={buckets.map((bucket) => ({ label: axis(bucket.ms), visits: bucket.visits }))}
          series={[{ name: 'visits', label: visits, color: CHART_COLOURS.figure }]}
          format={count}
        />
      }
      table={
        <ReportTable
          title={title}
          fileName={`${fileName}_${title}`}
          headingOrder={3}
          columns={[
            {
              key: 'time',
              label: t('landing.time'),
              isRowHeader: true,
              unit: 'seconds',
              value: ({ ms }) => ms / 1_000,
              render: ({ ms }) => upTo(ms),
            },
            { key: 'visits', label: visits, unit: 'count', value: (bucket) => bucket.visits },
          ]}
          rows={buckets}
          rowKey={({ ms }) => String(ms)}
          rowName={({ ms }) => upTo(ms)}
        />
      }
    >
      <dl className={classes['times']}>
        <div>
          <dt>{t('landing.p75')}</dt>
          <dd>{upTo(p75)}</dd>
        </div>
        <div>
          <dt>{t('landing.median')}</dt>
          <dd>{seconds(median)}</dd>
        </div>
      </dl>
      <Text size="sm" c="dimmed">
        {how}
      </Text>
    </ChartPanel>
  );
}
