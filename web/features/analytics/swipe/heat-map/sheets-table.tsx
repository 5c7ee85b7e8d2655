import { useTranslation } from '#web/lib/use-translation.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { type GridSheet, SHEET_MEASURES, sheetMeasure, sheetMeasureUnit } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { type ReportColumn, ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { SheetName, useSheetName } from '#web/features/analytics/table/sheet-name.tsx';

interface SheetsTableProps {
  report: SwipeReport;
  title: string;
  fileName: string;
}

/** The figures of the heat map as a table, one row for each sheet, deleted sheets included. */
export function SheetsTable({ report, title, fileName }: SheetsTableProps) {
  const { t } = useTranslation(['swipe', 'analytics']);
  const nameOf = useSheetName();
  const count = (key: string, label: string, value: (sheet: GridSheet) => number): ReportColumn<GridSheet> => ({
    key,
    label,
    unit: 'count',
    value,
  });
  return (
    <ReportTable
      title={title}
      fileName={fileName}
      headingOrder={3}
      columns={[
        {
          key: 'sheet',
          label: t('analytics:sheet.column'),
          isRowHeader: true,
          maxWidth: 320,
          value: ({ sheet }) => nameOf(sheet),
          render: ({ sheet }) => <SheetName sheet={sheet} />,
        },
        count('visits', t('detail.visits'), ({ figures }) => figures.visits),
        count('views', t('analytics:metric.views.name'), ({ figures }) => figures.views),
        count('exitCount', t('detail.exits'), ({ figures }) => figures.exits),
        ...SHEET_MEASURES.map((measure): ReportColumn<GridSheet> => ({
          key: measure,
          label: t(`measure.${measure}.name`),
          unit: sheetMeasureUnit(measure),
          value: (sheet) => sheetMeasure(measure, sheet, report.visits),
        })),
      ]}
      rows={report.sheets}
      rowKey={({ sheet }) => sheet.alias}
      rowName={({ sheet }) => nameOf(sheet)}
    />
  );
}
