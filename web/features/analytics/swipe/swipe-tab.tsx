import { Skeleton } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { gridMoves } from '#shared/rules/analytics/grid/grid-moves.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { NoVisits, ReportState } from '#web/features/analytics/report-state.tsx';
import type { TabProps } from '#web/features/analytics/tab-props.ts';
import { DropOffPanel } from '#web/features/analytics/swipe/flow/drop-off-panel.tsx';
import { ExitsTable } from '#web/features/analytics/swipe/flow/exits-table.tsx';
import { MovesTable } from '#web/features/analytics/swipe/flow/moves-table.tsx';
import { PathsTable } from '#web/features/analytics/swipe/flow/paths-table.tsx';
import type { ShownReport } from '#web/features/analytics/swipe/heat-map/heat-figure.tsx';
import { HeatMapPanel } from '#web/features/analytics/swipe/heat-map/heat-map-panel.tsx';
import { useShownReports } from '#web/features/analytics/swipe/heat-map/use-shown-reports.ts';
import { useSwipeView } from '#web/features/analytics/swipe/use-swipe-view.ts';
import { useSwipeReport } from '#web/lib/api/use-analytics.ts';

/** The flow of visits between sheets, in the period of the first heat map. */
function Flow({ shown: { report, label, isStale }, fileName }: { shown: ShownReport; fileName: string }) {
  const { t } = useTranslation('swipe');
  const shown = { report, period: label, fileName };
  const jumps = t('moves.jumps');
  return (
    <div className={classes['report']} data-stale={isStale} aria-busy={isStale}>
      <DropOffPanel {...shown} />
      <PathsTable {...shown} />
      <ExitsTable {...shown} />
      <MovesTable {...shown} title={jumps} fileName={`${fileName}_${jumps}`} moves={gridMoves(report).jumps} headingOrder={2} />
    </div>
  );
}

/** Swipe analysis: what visitors did on the grid in a month, or on a day of it. */
export function SwipeTab(props: TabProps) {
  const { siteId, siteName, month, language } = props;
  const { t } = useTranslation('analytics');
  const report = useSwipeReport(siteId, { period: month, ...(language && { language }) });
  const view = useSwipeView(month);
  const reports = useShownReports({ ...props, view });
  const [first] = reports.shown;
  return (
    <ReportState query={report} of="site" skeleton={<Skeleton height={480} />}>
      {(data) =>
        data.visits === 0 && data.sheets.every(({ figures }) => figures.views === 0) ? (
          <NoVisits text={t('empty.reportText')} />
        ) : (
          <div className={classes['report']} data-stale={report.isPlaceholderData}>
            <HeatMapPanel {...props} view={view} reports={reports} />
            {first && <Flow shown={first} fileName={`${siteName}_${view.mode === 'days' ? view.day : month}`} />}
          </div>
        )
      }
    </ReportState>
  );
}
