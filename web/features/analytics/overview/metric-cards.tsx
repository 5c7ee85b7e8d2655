import { Paper, Skeleton, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { type Metric, metricOf, METRICS, metricUnit } from '#shared/rules/analytics/metrics.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { Sparkline } from '#web/features/analytics/overview/sparkline.tsx';
import { useLanguage } from '#web/lib/use-language.ts';
import { InfoTip } from '#web/ui/info-tip.tsx';
import { MetricChange } from '#web/features/analytics/shared/metric-change.tsx';

interface Figures {
  totals: VisitTotals;
  /** The part of `totals` that is compared with `previous`, the totals of the month before. */
  compared: VisitTotals;
  previous: VisitTotals;
  /** Empty if there are no figures per day. */
  days: readonly { totals: VisitTotals }[];
}

interface MetricCardsProps {
  figures: Figures;
  /** The number of days that are compared in both months; 0 if none. */
  comparedDays: number;
  /** Whether the month has not ended yet. */
  isRunning: boolean;
}

/** A button that explains how a metric is counted. */
function MetricInfo({ metric }: { metric: Metric }) {
  const { t } = useTranslation('analytics');
  return (
    <InfoTip label={t('howCounted', { metric: t(`metric.${metric}.name`) })} className={classes['info']}>
      {t(`metric.${metric}.how`)}
    </InfoTip>
  );
}

function MetricCard({ metric, figures, comparedDays, isRunning }: { metric: Metric } & MetricCardsProps) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const labelId = useId();
  const { totals, compared, previous, days } = figures;
  const isCompared = comparedDays > 0;
  const [value, former] = isCompared ? [metricOf(metric, compared), metricOf(metric, previous)] : [null, null];
  const shown = (figure: number | null): string => formatMetric(metricUnit(metric), figure, language);
  return (
    <Paper component="li" withBorder className={classes['card']} aria-labelledby={labelId}>
      <div className={classes['cardHead']}>
        <span id={labelId} className={classes['cardLabel']}>
          {t(`metric.${metric}.name`)}
        </span>
        <MetricInfo metric={metric} />
      </div>
      <div className={classes['figure']}>{shown(metricOf(metric, totals))}</div>
      <MetricChange unit={metricUnit(metric)} value={value} former={former} />
      {isCompared && (
        <Text size="xs" c="dimmed">
          {isRunning
            ? t('change.until', { days: comparedDays, value: shown(value), former: shown(former) })
            : t('change.before', { value: shown(former) })}
        </Text>
      )}
      {days.length > 0 && <Sparkline values={days.map((day) => metricOf(metric, day.totals))} />}
    </Paper>
  );
}

/** Returns the key of the note about the comparison. Filtered figures have no days. */
function comparisonOf({ figures: { days }, comparedDays, isRunning }: MetricCardsProps) {
  if (!isRunning) return 'compared.month';
  if (comparedDays > 0) return 'compared.days';
  return days.length > 0 ? 'compared.none' : 'compared.filtered';
}

/** The figures of a month, each compared with the month before. */
export function MetricCards({ figures, comparedDays, isRunning }: MetricCardsProps) {
  const { t } = useTranslation('analytics');
  return (
    <section aria-label={t('cards')}>
      <ul className={classes['cards']}>
        {METRICS.map((metric) => (
          <MetricCard key={metric} metric={metric} figures={figures} comparedDays={comparedDays} isRunning={isRunning} />
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="xs">
        {t(comparisonOf({ figures, comparedDays, isRunning }), { days: comparedDays })}
      </Text>
    </section>
  );
}

/** Placeholders of the cards. */
export const MetricCardsSkeleton = () => (
  <div className={classes['cards']} aria-hidden>
    {METRICS.map((metric) => (
      <Skeleton key={metric} height={148} />
    ))}
  </div>
);
