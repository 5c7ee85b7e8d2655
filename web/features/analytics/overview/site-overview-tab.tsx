import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteOverview } from '#shared/model/analytics/visit-reports.ts';
import { hasFigures } from '#shared/rules/analytics/count-totals.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';
import type { ReportAddress } from '#web/features/analytics/address/use-report-address.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { ConsentPanel } from '#web/features/analytics/overview/consent-panel.tsx';
import { DayChart } from '#web/features/analytics/overview/day-chart.tsx';
import { MetricCards } from '#web/features/analytics/overview/metric-cards.tsx';
import { NoVisits } from '#web/features/analytics/report-state.tsx';
import { useSiteOverview } from '#web/lib/api/use-analytics.ts';

interface SiteOverviewTabProps {
  siteId: string;
  overview: SiteOverview;
  /** Whether the figures are of another month or filter and are about to be replaced. */
  isStale: boolean;
  address: ReportAddress;
}

/** The figures of a month of a site: cards, and a chart by day. */
export function SiteOverviewTab({ siteId, overview, isStale, address }: SiteOverviewTabProps) {
  const { t } = useTranslation('analytics');
  const { months, filter, change } = address;
  const { month, totals, previous, comparedDays, days, annotations, siteName, consents } = overview;
  const former = addMonths(month, -1);
  const hasFormer = months.includes(former) && (previous.visits > 0 || comparedDays === 0);
  const formerDays = useSiteOverview(siteId, { month: former, ...filter }, { isEnabled: hasFormer });
  const isFiltered = Object.values(filter).some((value) => value !== undefined);

  if (!hasFigures(totals) && !hasFigures(previous) && consents.length === 0)
    return (
      <NoVisits text={t('empty.site')} onClear={isFiltered ? () => change({ language: null, device: null, source: null }) : undefined} />
    );
  return (
    <div className={classes['report']} data-stale={isStale}>
      <MetricCards figures={overview} comparedDays={comparedDays} isRunning={overview.isRunning} />
      <DayChart
        fileName={`${siteName}_${month}`}
        month={month}
        days={days}
        formerDays={hasFormer && formerDays.data?.month === former ? formerDays.data.days : []}
        annotations={annotations}
      />
      <ConsentPanel consents={consents} />
    </div>
  );
}
