import { Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { VisitSummary } from '#shared/model/analytics/visit-reports.ts';
import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { hasFigures } from '#shared/rules/analytics/count-totals.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { type Metric, metricOf, metricUnit } from '#shared/rules/analytics/metrics.ts';
import { SummaryPanel } from '#web/features/summary/summary-panel.tsx';
import { useOwnVisitSummary } from '#web/features/summary/visits/use-own-visit-summary.ts';
import { VisitLists } from '#web/features/summary/visits/visit-lists.tsx';
import classes from '#web/features/summary/visits/visit-panel.module.css';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { analyticsPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { MetricChange } from '#web/features/analytics/shared/metric-change.tsx';
import { WithoutReports } from '#web/features/analytics/shared/without-reports.tsx';

const FIGURES = ['visits', 'conversions', 'conversionRate'] as const;

/** The key figures of the running month, compared with the same days of the month before. */
function Figures({ totals, compared, previous, comparedDays, countedUntil }: VisitSummary) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const isCompared = comparedDays > 0;
  const comparedOf = (metric: Metric, figures: VisitTotals) => (isCompared ? metricOf(metric, figures) : null);
  return (
    <>
      <dl className={classes['figures']}>
        {FIGURES.map((metric) => (
          <div key={metric}>
            <dt>{t(`metric.${metric}.name`)}</dt>
            <dd className={classes['figure']}>{formatMetric(metricUnit(metric), metricOf(metric, totals), language)}</dd>
            <dd>
              <MetricChange unit={metricUnit(metric)} value={comparedOf(metric, compared)} former={comparedOf(metric, previous)} />
            </dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        {t(isCompared ? 'compared.days' : 'compared.none', { days: comparedDays })}
        {countedUntil !== null && ` ${t('countedUntil', { time: formatTime(countedUntil) })}`}
      </Text>
    </>
  );
}

function Visits({ summary }: { summary: VisitSummary }) {
  const { t } = useTranslation('analytics');
  const { totals, previous } = summary;
  return (
    <>
      {hasFigures(totals) || hasFigures(previous) ? (
        <Figures {...summary} />
      ) : (
        <EmptyState isCompact icon={IconChartBar} title={t('empty.title')} text={t('empty.account')} />
      )}
      <VisitLists summary={summary} />
    </>
  );
}

/** Visits and conversions of the running month in the login's tree, requested separately from the summary. */
export function VisitPanel() {
  const { t } = useTranslation(['summary', 'analytics', 'common']);
  const user = useUser();
  const summary = useOwnVisitSummary();
  const isBeyondPlan = !user.limits.analytics || refusalOf(summary.error)?.code === 'plan-limit-reached';
  if (isBeyondPlan)
    return (
      <SummaryPanel title={t('visits.title')}>
        <WithoutReports isCompact />
      </SummaryPanel>
    );
  return (
    <SummaryPanel title={t('visits.title')} all={{ path: analyticsPath(user), label: t('visits.all') }}>
      {summary.isError && <ErrorState title={t('analytics:failed')} query={summary} />}
      {summary.isPending && (
        <>
          <VisuallyHidden component="output">{t('common:loading')}</VisuallyHidden>
          <Skeleton height={160} aria-hidden />
        </>
      )}
      {summary.data && <Visits summary={summary.data} />}
    </SummaryPanel>
  );
}
