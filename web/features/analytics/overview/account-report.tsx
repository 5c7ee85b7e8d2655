import { Anchor, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { AccountOverview } from '#shared/model/analytics/visit-reports.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { hasFigures } from '#shared/rules/analytics/count-totals.ts';
import { changeOf } from '#shared/rules/analytics/metrics.ts';
import { PICKERS } from '#web/features/analytics/address/report-tab.ts';
import { ReportPickers } from '#web/features/analytics/address/report-pickers.tsx';
import type { ReportAddress } from '#web/features/analytics/address/use-report-address.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { AsOf } from '#web/features/analytics/overview/as-of.tsx';
import { DayChart } from '#web/features/analytics/overview/day-chart.tsx';
import { MetricCards, MetricCardsSkeleton } from '#web/features/analytics/overview/metric-cards.tsx';
import { useMetricColumns } from '#web/features/analytics/overview/metric-columns.ts';
import { NoVisits, ReportState } from '#web/features/analytics/report-state.tsx';
import { type ReportColumn, ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { useAccountOverview } from '#web/lib/api/use-analytics.ts';
import { useUser } from '#web/lib/session/user.ts';
import { Page } from '#web/ui/page/page.tsx';
import { MetricChange } from '#web/features/analytics/shared/metric-change.tsx';

type SiteRow = AccountOverview['sites'][number];

interface OverviewPartProps {
  overview: AccountOverview;
  address: ReportAddress;
}

/** The visited sites. Sites that still exist link to their reports. */
function SiteTable({ overview: { sites, month, comparedDays }, address }: OverviewPartProps) {
  const { t } = useTranslation('analytics');
  const seesOthers = useUser().workRole !== 'USER';
  const isCompared = comparedDays > 0;
  const [visits, ...others] = useMetricColumns<SiteRow>();
  const columns: ReportColumn<SiteRow>[] = [
    {
      key: 'site',
      label: t('sites.site'),
      isRowHeader: true,
      maxWidth: 280,
      value: ({ siteName, isDeleted }) => (isDeleted ? t('sites.deleted', { name: siteName }) : siteName),
    },
    ...(seesOthers ? [{ key: 'account', label: t('sites.account'), maxWidth: 180, value: ({ accountName }: SiteRow) => accountName }] : []),
    ...(visits ? [visits] : []),
    {
      key: 'change',
      label: t('sites.change'),
      unit: 'share',
      only: 'screen',
      value: ({ compared, previous }) => (isCompared ? changeOf('count', compared.visits, previous.visits) : null),
      render: ({ compared, previous }) => (
        <MetricChange unit="count" value={isCompared ? compared.visits : null} former={isCompared ? previous.visits : null} />
      ),
    },
    { key: 'compared', label: t('sites.compared'), unit: 'count', only: 'csv', value: ({ compared }) => compared.visits },
    {
      key: 'former',
      label: t('former', { label: t('metric.visits.name') }),
      unit: 'count',
      only: 'csv',
      value: ({ previous }) => previous.visits,
    },
    ...others,
  ];
  return (
    <ReportTable
      title={t('sites.title')}
      fileName={`${t('title')}_${month}`}
      columns={columns}
      rows={sites}
      rowKey={({ siteId }) => siteId}
      rowName={({ siteName }) => siteName}
      rowPath={({ siteId, isDeleted }) => (isDeleted ? undefined : address.queryOf(siteId))}
      empty={t('sites.none')}
    />
  );
}

/** The published sites without a visit in the month. */
function UnvisitedSites({ overview: { unvisited }, address }: OverviewPartProps) {
  const { t } = useTranslation('analytics');
  const seesOthers = useUser().workRole !== 'USER';
  if (unvisited.length === 0) return null;
  return (
    <section aria-label={t('sites.unvisited')}>
      <Title order={2}>{t('sites.unvisited')}</Title>
      <Text c="dimmed" size="sm" mb="xs">
        {t('sites.unvisitedText')}
      </Text>
      <ul className={classes['plainList']}>
        {unvisited.map(({ siteId, siteName, accountName }) => (
          <li key={siteId}>
            <Anchor component={Link} to={address.queryOf(siteId)}>
              {siteName}
            </Anchor>
            {seesOthers && (
              <Text component="span" size="sm" c="dimmed">
                {accountName}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The figures of all sites of an account, or of its tree, in a month. */
export function AccountReport({ address }: { address: ReportAddress }) {
  const { t } = useTranslation('analytics');
  const { month, accountId, filter, change } = address;
  const overview = useAccountOverview({ month, ...(accountId !== null && { accountId }), ...filter });
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <Page title={t('title')} lead={overview.isError ? t('lead') : <AsOf countedUntil={overview.data?.countedUntil} />}>
      <ReportPickers address={address} languages={LANGUAGES} pickers={PICKERS.overview} />
      <ReportState query={overview} of="account" skeleton={<MetricCardsSkeleton />}>
        {(data) => (
          <div className={classes['report']} data-stale={overview.isPlaceholderData}>
            {!hasFigures(data.totals) && !hasFigures(data.previous) ? (
              <NoVisits
                text={t('empty.account')}
                onClear={isFiltered ? () => change({ language: null, device: null, source: null }) : undefined}
              />
            ) : (
              <>
                <MetricCards figures={data} comparedDays={data.comparedDays} isRunning={data.isRunning} />
                <SiteTable overview={data} address={address} />
                {data.days.length > 0 && (
                  <DayChart fileName={`${t('title')}_${data.month}`} month={data.month} days={data.days} formerDays={[]} annotations={[]} />
                )}
              </>
            )}
            {!isFiltered && <UnvisitedSites overview={data} address={address} />}
          </div>
        )}
      </ReportState>
    </Page>
  );
}
