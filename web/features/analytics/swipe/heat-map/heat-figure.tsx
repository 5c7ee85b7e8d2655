import { Badge, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { type SheetMeasure, SMALL_SAMPLE } from '#shared/rules/analytics/grid/sheet-measures.ts';
import classes from '#web/features/analytics/swipe/heat-map/heat-map.module.css';
import { HeatMap } from '#web/features/analytics/swipe/heat-map/heat-map.tsx';
import { SheetDetail } from '#web/features/analytics/swipe/heat-map/sheet-detail.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

/** A report that is shown as a heat map. */
export interface ShownReport {
  key: string;
  /** The period and language of the report. */
  label: string;
  report: SwipeReport;
  /** Whether the report is of another period and is about to be replaced. */
  isStale: boolean;
}

interface HeatFigureProps {
  shown: ShownReport;
  measure: SheetMeasure;
  most: number;
  arrows: number;
  activeCell: string;
  onActivate: (cell: string) => void;
}

/** The heat map of a report, with the details of the active cell. */
export function HeatFigure({ shown: { label, report, isStale }, activeCell, ...map }: HeatFigureProps) {
  const { t } = useTranslation('swipe');
  const language = useLanguage();
  const active = useMemo(() => report.sheets.find(({ sheet }) => sheet.cell === activeCell), [report, activeCell]);
  return (
    <figure data-stale={isStale} aria-busy={isStale}>
      <div className={classes['figure']}>
        <figcaption className={classes['caption']}>
          <Title order={3}>{label}</Title>
          <Text span>{t('heat.visits', { visits: formatMetric('count', report.visits, language) })}</Text>
          {report.visits < SMALL_SAMPLE && (
            <Badge color="gray" variant="outline" leftSection={<IconAlertTriangle size={14} stroke={1.5} aria-hidden />} tt="none">
              {t('heat.smallReport', { count: SMALL_SAMPLE })}
            </Badge>
          )}
        </figcaption>
        <HeatMap label={t('heat.mapOf', { label })} report={report} activeCell={activeCell} {...map} />
        <SheetDetail report={report} sheet={active} cell={activeCell} />
      </div>
    </figure>
  );
}
