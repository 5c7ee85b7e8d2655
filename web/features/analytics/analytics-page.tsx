import { useReportAddress } from '#web/features/analytics/address/use-report-address.ts';
import { AccountReport } from '#web/features/analytics/overview/account-report.tsx';
import { SiteReport } from '#web/features/analytics/site/site-report.tsx';

/** Effect measurement: the figures of a site, or of all sites of an account. The URL holds the selection. */
export function AnalyticsPage() {
  const address = useReportAddress();
  return address.siteId === null ? (
    <AccountReport address={address} />
  ) : (
    <SiteReport key={address.siteId} siteId={address.siteId} address={address} />
  );
}
