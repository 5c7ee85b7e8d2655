import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { gridMoves } from '#shared/rules/analytics/grid/grid-moves.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { NoVisits, ReportState } from '#web/features/analytics/report-state.tsx';
import type { TabProps } from '#web/features/analytics/site/tab-props.ts';
import { DropOffPanel } from '#web/features/analytics/swipe/flow/drop-off-panel.tsx';
import { ExitsTable } from '#web/features/analytics/swipe/flow/exits-table.tsx';
import { MovesTable } from '#web/features/analytics/swipe/flow/moves-table.tsx';
import { PathsTable } from '#web/features/analytics/swipe/flow/paths-table.tsx';
import { HeatMapPanel } from '#web/features/analytics/swipe/heat-map/heat-map-panel.tsx';
import { useSwipeReport } from '#web/lib/api/use-analytics.ts';

/** Swipe analysis: what visitors did on the grid in a month. */
export function SwipeTab(props: TabProps) {
  const { siteId, siteName, month, language } = props;
  const { t } = useTranslation(['swipe', 'analytics']);
  const report = useSwipeReport(siteId, { period: month, ...(language && { language }) });
  const fileName = `${siteName}_${month}`;
  return (
    <ReportState query={report} of="site" skeleton={<Skeleton height={480} />}>
      {(data) =>
        data.visits === 0 && data.sheets.every(({ figures }) => figures.views === 0) ? (
          <NoVisits text={t('analytics:empty.reportText')} />
        ) : (
          <div className={classes['report']} data-stale={report.isPlaceholderData}>
            <HeatMapPanel {...props} />
            <DropOffPanel report={data} fileName={fileName} />
            <PathsTable report={data} fileName={fileName} />
            <ExitsTable report={data} fileName={fileName} />
            <MovesTable
              report={data}
              title={t('moves.jumps')}
              fileName={`${fileName}_${t('moves.jumps')}`}
              moves={gridMoves(data).jumps}
              headingOrder={2}
            />
          </div>
        )
      }
    </ReportState>
  );
}
