import { Anchor, Button, Group, Skeleton, Tabs } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { SiteOverview } from '#shared/model/analytics/visit-reports.ts';
import { PICKERS, REPORT_TABS, ReportTab } from '#web/features/analytics/address/report-tab.ts';
import { ReportPickers } from '#web/features/analytics/address/report-pickers.tsx';
import type { ReportAddress } from '#web/features/analytics/address/use-report-address.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { CreativesTab } from '#web/features/analytics/creatives/creatives-tab.tsx';
import { LandingTab } from '#web/features/analytics/landing/landing-tab.tsx';
import { LiveTab } from '#web/features/analytics/live/live-tab.tsx';
import { AsOf } from '#web/features/analytics/overview/as-of.tsx';
import { MetricCardsSkeleton } from '#web/features/analytics/overview/metric-cards.tsx';
import { SiteOverviewTab } from '#web/features/analytics/overview/site-overview-tab.tsx';
import { MonthlyReportButton } from '#web/features/analytics/monthly/monthly-report-button.tsx';
import { OwnVisitsButton } from '#web/features/analytics/own-visits/own-visits-button.tsx';
import { PdfReportButton } from '#web/features/analytics/pdf/pdf-report-button.tsx';
import { PopupsTab } from '#web/features/analytics/popups/popups-tab.tsx';
import { RankingsTab } from '#web/features/analytics/rankings/rankings-tab.tsx';
import { ReportState } from '#web/features/analytics/report-state.tsx';
import type { TabProps } from '#web/features/analytics/tab-props.ts';
import { SwipeTab } from '#web/features/analytics/swipe/swipe-tab.tsx';
import { useSiteOverview } from '#web/lib/api/use-analytics.ts';
import { siteEditorPath } from '#web/lib/paths.ts';
import { parseParam } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session/user.ts';
import { Page } from '#web/ui/page/page.tsx';

/** The tabs of the reports other than the overview. */
const TABS = {
  landing: LandingTab,
  swipe: SwipeTab,
  creatives: CreativesTab,
  rankings: RankingsTab,
  popups: PopupsTab,
  live: LiveTab,
} as const satisfies Record<Exclude<ReportTab, 'overview'>, ComponentType<TabProps>>;

interface SiteReportProps {
  siteId: string;
  address: ReportAddress;
}

/** The name of the reported site, and the time until which its visits are counted. */
function SiteLine({ address, overview }: Pick<SiteReportProps, 'address'> & { overview: SiteOverview | undefined }) {
  const { t } = useTranslation('analytics');
  return (
    <>
      <div className={classes['site']}>
        <Anchor component={Link} to={address.queryOf(null)}>
          {t('allSites')}
        </Anchor>
        <span aria-hidden>/</span>
        {overview ? <strong>{overview.siteName}</strong> : <Skeleton height={16} width={160} />}
      </div>
      <AsOf countedUntil={overview?.countedUntil} leavesOutOwnVisits={overview?.leavesOutOwnVisits ?? null} />
    </>
  );
}

/** Shows the tabs. The report of a tab loads in parallel with the overview, which contains name and languages of the site. */
function ReportTabs({ siteId, address, overview }: SiteReportProps & { overview: ReturnType<typeof useSiteOverview> }) {
  const { t } = useTranslation('analytics');
  const { tab, month, filter, change } = address;
  const { siteName = t('title'), languages = [] } = overview.data ?? {};
  const Report = tab === 'overview' ? null : TABS[tab];
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs are wider than the screen, so the tab in the URL is scrolled into view.
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    if (list.current && shown) list.current.scrollLeft = shown.offsetLeft - (list.current.clientWidth - shown.offsetWidth) / 2;
  }, [tab]);
  return (
    <Tabs value={tab} onChange={(value) => change({ tab: parseParam(ReportTab, value) })} keepMounted={false}>
      <Tabs.List ref={list} aria-label={t('tab.label')} className={classes['tabs'] ?? ''} mb="md">
        {REPORT_TABS.map((one) => (
          <Tabs.Tab key={one} value={one} data-tab={one}>
            {t(`tab.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab}>
        <ReportPickers address={address} languages={languages} pickers={PICKERS[tab]} />
        {Report ? (
          <Suspense fallback={<Skeleton height={480} />}>
            <Report siteId={siteId} siteName={siteName} month={month} language={filter.language} languages={languages} />
          </Suspense>
        ) : (
          <ReportState query={overview} of="site" skeleton={<MetricCardsSkeleton />}>
            {(shown) => <SiteOverviewTab siteId={siteId} overview={shown} isStale={overview.isPlaceholderData} address={address} />}
          </ReportState>
        )}
      </Tabs.Panel>
    </Tabs>
  );
}

/** The reports of a site. */
export function SiteReport({ siteId, address }: SiteReportProps) {
  const { t } = useTranslation('analytics');
  const user = useUser();
  const overview = useSiteOverview(siteId, { month: address.month, ...address.filter });
  const { data } = overview;
  return (
    <Page
      title={t('title')}
      windowTitle={data ? t('titleOf', { site: data.siteName }) : t('title')}
      lead={!overview.isError && <SiteLine address={address} overview={data} />}
      action={
        !overview.isError && (
          <Group gap="xs" className={classes['noPrint'] ?? ''}>
            <OwnVisitsButton siteId={siteId} />
            <MonthlyReportButton siteId={siteId} />
            <PdfReportButton siteId={siteId} address={address} />
            <Button
              component={Link}
              to={siteEditorPath(user, siteId)}
              variant="default"
              leftSection={<IconLayoutGrid size={18} stroke={1.5} aria-hidden />}
            >
              {t('toEditor')}
            </Button>
          </Group>
        )
      }
    >
      {overview.isError && !data ? (
        <ReportState query={overview} of="site" skeleton={null}>
          {() => null}
        </ReportState>
      ) : (
        <ReportTabs siteId={siteId} address={address} overview={overview} />
      )}
    </Page>
  );
}
