import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { ChartBoundary } from '#web/features/analytics/charts/chart-boundary.tsx';
import type { Panel } from '#web/features/analytics/address/use-table-param.ts';
import { TablePanel } from '#web/features/analytics/charts/table-panel.tsx';

interface ChartPanelProps {
  /** The name of the panel in the URL, which holds the panels that show their table. */
  panel: Panel;
  title: string;
  /** Description of the chart for screen readers. */
  summary: string;
  /** The chart. Its code and library load when it is first shown. */
  chart: ReactNode;
  /** The same figures as a table, shown in place of the chart. */
  table: ReactNode;
  /** Controls of the chart. */
  controls?: ReactNode;
  /** Shown below the chart or the table. */
  children?: ReactNode;
}

/** A chart that can be switched to a table, with a description for screen readers. */
export function ChartPanel({ summary, chart, ...panel }: ChartPanelProps) {
  const { t } = useTranslation('analytics');
  return (
    <TablePanel
      {...panel}
      chart={
        <div role="img" aria-label={summary} className={classes['chart']}>
          <ChartBoundary fallback={<p>{t('chart.failed')}</p>}>
            <Suspense fallback={<Skeleton height="100%" />}>{chart}</Suspense>
          </ChartBoundary>
        </div>
      }
    />
  );
}
