import { NativeSelect } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PopupReport } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { Alias, useReportParam } from '#web/features/analytics/address/use-report-param.ts';
import { ChartPanel } from '#web/features/analytics/charts/chart-panel.tsx';
import { LazyBarChart } from '#web/features/analytics/charts/lazy-charts.ts';
import { dayLabel } from '#web/features/analytics/overview/day-points.ts';
import { usePopupName } from '#web/features/analytics/popups/popup-name.tsx';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { formatDay } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const FIGURES = ['shown', 'clicked', 'applied', 'closed'] as const;
const COLOURS = { shown: 'gray.5', clicked: 'blue.6', applied: 'green.6', closed: 'gray.8' } as const;

interface PopupDaysProps {
  /** At least one popup. */
  popups: PopupReport['popups'];
  fileName: string;
}

/** The figures of a selected popup by day. */
export function PopupDays({ popups, fileName }: PopupDaysProps) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const popupName = usePopupName();
  const [chosen, setChosen] = useReportParam('popup', Alias, '');
  const popup = popups.find(({ popupId }) => popupId === chosen) ?? popups[0];
  if (!popup) return null;
  const title = t('popups.byDay', { name: popupName(popup, popups) });
  return (
    <ChartPanel
      panel="popup"
      title={title}
      summary={t('chart.picture', { title })}
      controls={
        popups.length > 1 && (
          <NativeSelect
            aria-label={t('popups.choose')}
            data={popups.map((one) => ({ value: one.popupId, label: popupName(one, popups) }))}
            value={popup.popupId}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )
      }
      chart={
        <LazyBarChart
          points={popup.days.map(({ day, shown, clicked, applied, closed }) => ({ label: dayLabel(day), shown, clicked, applied, closed }))}
          series={FIGURES.map((figure) => ({ name: figure, label: t(`popups.${figure}`), color: COLOURS[figure] }))}
          format={(value) => formatMetric('count', value, language)}
        />
      }
      table={
        <ReportTable
          title={title}
          fileName={`${fileName}_${title}`}
          headingOrder={3}
          isWhole
          columns={[
            { key: 'day', label: t('chart.day'), isRowHeader: true, value: ({ day }) => day, render: ({ day }) => formatDay(day) },
            ...FIGURES.map((figure) => ({
              key: figure,
              label: t(`popups.${figure}`),
              unit: 'count' as const,
              value: (row: (typeof popup.days)[number]) => row[figure],
            })),
          ]}
          rows={popup.days}
          rowKey={({ day }) => day}
          rowName={({ day }) => formatDay(day)}
        />
      }
    />
  );
}
