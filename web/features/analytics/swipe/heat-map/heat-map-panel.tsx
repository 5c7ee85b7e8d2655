import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostOf, SHEET_MEASURES, type SheetMeasure } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { FIRST_CELL } from '#shared/rules/sheet/cell.ts';
import { TablePanel } from '#web/features/analytics/charts/table-panel.tsx';
import type { TabProps } from '#web/features/analytics/site/tab-props.ts';
import { DayPlayer } from '#web/features/analytics/swipe/days/day-player.tsx';
import { passedDays } from '#web/features/analytics/swipe/days/passed-days.ts';
import { MovesTable } from '#web/features/analytics/swipe/flow/moves-table.tsx';
import { ComparePicker } from '#web/features/analytics/swipe/heat-map/compare-picker.tsx';
import { HeatFigure } from '#web/features/analytics/swipe/heat-map/heat-figure.tsx';
import { HeatLegend } from '#web/features/analytics/swipe/heat-map/heat-legend.tsx';
import classes from '#web/features/analytics/swipe/heat-map/heat-map.module.css';
import { SheetsTable } from '#web/features/analytics/swipe/heat-map/sheets-table.tsx';
import { HEAT_MODES, type HeatMode, useShownReports } from '#web/features/analytics/swipe/heat-map/use-shown-reports.ts';
import { useLoadedDays } from '#web/lib/api/use-analytics.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** How many arrows can be shown. */
const ARROWS = [0, 10, 30, 100] as const;

/** The grid as a heat map: of a month, day by day, or beside another month or language. */
export function HeatMapPanel({ siteId, siteName, month, language, languages }: TabProps) {
  const { t } = useTranslation(['swipe', 'analytics']);
  const [measure, setMeasure] = useState<SheetMeasure>('reach');
  const [arrows, setArrows] = useState<number>(30);
  const [mode, setMode] = useState<HeatMode>('month');
  const [activeCell, setActiveCell] = useState(FIRST_CELL);
  const days = passedDays(month, serverNow());
  const [chosenDay, setDay] = useState('');
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? '');
  const { shown, failed, ...compare } = useShownReports({ siteId, month, language, languages, mode, day });
  const loadedDays = useLoadedDays(siteId, month, language);
  // The colours of days that are shown one after the other mean the same.
  const most = mostOf(measure, mode === 'days' ? [...loadedDays, ...shown.map(({ report }) => report)] : shown.map(({ report }) => report));
  const title = t('heat.title');
  const fileName = `${siteName}_${mode === 'days' ? day : month}`;
  return (
    <TablePanel
      title={title}
      controls={
        <>
          <NativeSelect
            aria-label={t('heat.measure')}
            data={SHEET_MEASURES.map((value) => ({ value, label: t(`measure.${value}.name`) }))}
            value={measure}
            onChange={({ currentTarget }) => setMeasure(SHEET_MEASURES.find((one) => one === currentTarget.value) ?? measure)}
          />
          <NativeSelect
            aria-label={t('heat.arrows')}
            data={ARROWS.map((count) => ({
              value: String(count),
              label: count === 0 ? t('heat.noArrows') : t('heat.topArrows', { count }),
            }))}
            value={String(arrows)}
            onChange={({ currentTarget }) => setArrows(Number(currentTarget.value))}
          />
        </>
      }
      chart={
        <>
          <SegmentedControl
            className={classes['modes'] ?? ''}
            aria-label={t('mode.label')}
            data={HEAT_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
            value={mode}
            onChange={setMode}
          />
          {mode === 'days' && (
            <DayPlayer siteId={siteId} language={language} days={days} day={day} isLoading={shown[0]?.isStale !== false} onDay={setDay} />
          )}
          {mode === 'compare' && (
            <ComparePicker choices={compare.choices} compared={compare.compared} labelOf={compare.labelOf} onChoose={compare.compareWith} />
          )}
          <HeatLegend measure={measure} most={most} hasArrows={arrows > 0} />
          {failed && (
            <ErrorState
              title={t('analytics:failed')}
              error={failed.error}
              onRetry={() => void failed.refetch()}
              isRetrying={failed.isRefetching}
            />
          )}
          <div className={classes['maps']}>
            {shown.map((one) => (
              <HeatFigure
                key={one.key}
                shown={one}
                measure={measure}
                most={most}
                arrows={arrows}
                activeCell={activeCell}
                onActivate={setActiveCell}
              />
            ))}
          </div>
        </>
      }
      table={shown.map(({ key, label, report }) => (
        <div key={key}>
          <SheetsTable report={report} title={label} fileName={`${fileName}_${title}_${label}`} />
          <MovesTable report={report} title={t('moves.titleOf', { label })} fileName={`${fileName}_${t('moves.title')}_${label}`} />
        </div>
      ))}
    />
  );
}
