import { useTranslation } from '#web/lib/use-translation.ts';
import { type GridSheet, sheetMeasure } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { clicksOf } from '#shared/rules/analytics/rankings.ts';
import type { ReportColumn } from '#web/features/analytics/table/report-table.tsx';
import { SheetName, useSheetName } from '#web/features/analytics/table/sheet-name.tsx';

/** The columns of the table of creatives. `visits` is the number of visits of the report. */
export function useCreativeColumns(visits: number): ReportColumn<GridSheet>[] {
  const { t } = useTranslation(['creatives', 'swipe', 'analytics']);
  const nameOf = useSheetName();
  const count = (key: string, label: string, value: (sheet: GridSheet) => number): ReportColumn<GridSheet> => ({
    key,
    label,
    unit: 'count',
    value,
  });
  const measure = (key: 'dwell' | 'exits', unit: 'seconds' | 'share'): ReportColumn<GridSheet> => ({
    key,
    label: t(`swipe:measure.${key}.name`),
    unit,
    value: (sheet) => sheetMeasure(key, sheet, visits),
  });
  return [
    {
      key: 'sheet',
      label: t('analytics:sheet.column'),
      isRowHeader: true,
      maxWidth: 320,
      value: ({ sheet }) => nameOf(sheet),
      render: ({ sheet }) => <SheetName sheet={sheet} />,
    },
    count('views', t('analytics:metric.views.name'), ({ figures }) => figures.views),
    count('visits', t('swipe:detail.visits'), ({ figures }) => figures.visits),
    measure('dwell', 'seconds'),
    measure('exits', 'share'),
    count('clicks', t('swipe:measure.clicks.name'), clicksOf),
    count('products', t('products'), ({ figures }) => figures.clicks.product ?? 0),
    count('conversions', t('swipe:measure.conversions.name'), ({ figures }) => figures.conversions),
  ];
}
