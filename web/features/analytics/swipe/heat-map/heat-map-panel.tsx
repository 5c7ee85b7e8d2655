import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { mostOf, SHEET_MEASURES } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { TablePanel } from '#web/features/analytics/charts/table-panel.tsx';
import type { TabProps } from '#web/features/analytics/tab-props.ts';
import { DayPlayer } from '#web/features/analytics/swipe/days/day-player.tsx';
import { MovesTable } from '#web/features/analytics/swipe/flow/moves-table.tsx';
import { ComparePicker } from '#web/features/analytics/swipe/heat-map/compare-picker.tsx';
import { HeatFigure } from '#web/features/analytics/swipe/heat-map/heat-figure.tsx';
import { HeatLegend } from '#web/features/analytics/swipe/heat-map/heat-legend.tsx';
import classes from '#web/features/analytics/swipe/heat-map/heat-map.module.css';
import { SheetsTable } from '#web/features/analytics/swipe/heat-map/sheets-table.tsx';
import type { ShownReports } from '#web/features/analytics/swipe/heat-map/use-shown-reports.ts';
import { ARROWS, Arrows, HEAT_MODES, Measure, type SwipeView } from '#web/features/analytics/swipe/use-swipe-view.ts';
import { useLoadedDays } from '#web/lib/api/use-analytics.ts';
import { parseParam } from '#web/lib/search-params.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';

interface HeatMapPanelProps extends Pick<TabProps, 'siteId' | 'siteName' | 'month' | 'language'> {
  view: SwipeView;
  reports: ShownReports;
}

/** Shows the grid as a heat map of a month, of single days, or of a month beside another month or language. */
export function HeatMapPanel({ siteId, siteName, month, language, view, reports }: HeatMapPanelProps) {
  const { t } = useTranslation(['swipe', 'analytics']);
  const { mode, days, day, measure, activeCell } = view;
  const arrows = Number(view.arrows);
  const { shown, failed, ...compare } = reports;
  const loadedDays = useLoadedDays(siteId, month, language);
  // All days share one colour scale, so that they can be compared.
  const most = mostOf(measure, mode === 'days' ? [...loadedDays, ...shown.map(({ report }) => report)] : shown.map(({ report }) => report));
  const title = t('heat.title');
  const fileName = `${siteName}_${mode === 'days' ? day : month}`;
  return (
    <TablePanel
      panel="heat"
      title={title}
      controls={
        <>
          <NativeSelect
            aria-label={t('heat.measure')}
            data={SHEET_MEASURES.map((value) => ({ value, label: t(`measure.${value}.name`) }))}
            value={measure}
            onChange={({ currentTarget }) => view.changeMeasure(parseParam(Measure, currentTarget.value) ?? measure)}
          />
          <NativeSelect
            aria-label={t('heat.arrows')}
            data={ARROWS.map((value) => ({
              value,
              label: value === '0' ? t('heat.noArrows') : t('heat.topArrows', { count: Number(value) }),
            }))}
            value={view.arrows}
            onChange={({ currentTarget }) => view.changeArrows(parseParam(Arrows, currentTarget.value) ?? view.arrows)}
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
            onChange={view.changeMode}
          />
          {mode === 'days' && (
            <DayPlayer
              siteId={siteId}
              language={language}
              days={days}
              day={day}
              isLoading={shown[0]?.isStale !== false}
              onDay={view.changeDay}
            />
          )}
          {mode === 'compare' && (
            <ComparePicker choices={compare.choices} compared={compare.compared} labelOf={compare.labelOf} onChoose={view.changeCompared} />
          )}
          <HeatLegend measure={measure} most={most} hasArrows={arrows > 0} />
          {failed && <ErrorState title={t('analytics:failed')} query={failed} />}
          <div className={classes['maps']}>
            {shown.map((one) => (
              <HeatFigure
                key={one.key}
                shown={one}
                measure={measure}
                most={most}
                arrows={arrows}
                activeCell={activeCell}
                onActivate={view.activateCell}
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
