import { Skeleton } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Alias, useReportParam } from '#web/features/analytics/address/use-report-param.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { CreativeGallery } from '#web/features/analytics/creatives/creative-gallery.tsx';
import { SheetComparison } from '#web/features/analytics/creatives/sheet-comparison.tsx';
import { VersionComparison } from '#web/features/analytics/creatives/version-comparison.tsx';
import { TapDialog } from '#web/features/analytics/creatives/tap-dialog.tsx';
import { NoVisits, ReportState } from '#web/features/analytics/report-state.tsx';
import type { TabProps } from '#web/features/analytics/tab-props.ts';
import { useSwipeReport } from '#web/lib/api/use-analytics.ts';

/** Creative analysis: what visitors did on each sheet in a month. */
export function CreativesTab({ siteId, siteName, month, language }: TabProps) {
  const { t } = useTranslation('analytics');
  const report = useSwipeReport(siteId, { period: month, ...(language && { language }) });
  const [tapped, setTapped] = useReportParam('taps', Alias, '');
  const fileName = `${siteName}_${month}`;
  return (
    <ReportState query={report} of="site" skeleton={<Skeleton height={480} />}>
      {(data) =>
        data.sheets.every(({ figures }) => figures.views === 0) ? (
          <NoVisits text={t('empty.reportText')} />
        ) : (
          <div className={classes['report']} data-stale={report.isPlaceholderData}>
            <VersionComparison report={data} fileName={fileName} />
            <SheetComparison report={data} fileName={fileName} />
            <CreativeGallery report={data} fileName={fileName} onTaps={setTapped} />
            <TapDialog
              siteId={siteId}
              period={month}
              sheet={data.sheets.find(({ sheet }) => sheet.alias === tapped)?.sheet}
              fileName={fileName}
              onClose={() => setTapped('')}
            />
          </div>
        )
      }
    </ReportState>
  );
}
