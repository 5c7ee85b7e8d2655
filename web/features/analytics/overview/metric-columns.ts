import { useTranslation } from '#web/lib/use-translation.ts';
import type { VisitTotals } from '#shared/model/analytics/visit-totals.ts';
import { metricOf, METRICS, metricUnit } from '#shared/rules/analytics/metrics.ts';
import type { ReportColumn } from '#web/features/analytics/table/report-table.tsx';

/** Returns a column for each metric of a row's totals. */
export function useMetricColumns<T extends { totals: VisitTotals }>(): ReportColumn<T>[] {
  const { t } = useTranslation('analytics');
  return METRICS.map((metric) => ({
    key: metric,
    label: t(`metric.${metric}.name`),
    unit: metricUnit(metric),
    value: ({ totals }) => metricOf(metric, totals),
  }));
}
