import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { EXIT_DIRECTIONS, exitsBySheet, type SheetExits } from '#shared/rules/analytics/grid/exit-directions.ts';
import { sheetsByAlias } from '#shared/rules/analytics/grid/grid-moves.ts';
import { type ReportColumn, ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { SheetName, useSheetName } from '#web/features/analytics/table/sheet-name.tsx';

interface ExitsTableProps {
  report: SwipeReport;
  /** The period of the report. */
  period: string;
  fileName: string;
}

/** The sheets on which visits ended, and the direction of the last move. */
export function ExitsTable({ report, period, fileName }: ExitsTableProps) {
  const { t } = useTranslation(['swipe', 'analytics']);
  const sheetName = useSheetName();
  const sheets = sheetsByAlias(report);
  const views = new Map(report.sheets.map(({ sheet, figures }) => [sheet.alias, figures.views]));
  const nameOf = ({ alias }: SheetExits): string => {
    const sheet = sheets.get(alias);
    return sheet ? sheetName(sheet) : t('analytics:sheet.gone');
  };
  const title = t('exits.title');
  return (
    <div>
      <ReportTable
        title={title}
        period={period}
        fileName={`${fileName}_${title}`}
        columns={[
          {
            key: 'sheet',
            label: t('analytics:sheet.column'),
            isRowHeader: true,
            maxWidth: 320,
            value: nameOf,
            render: (row) => {
              const sheet = sheets.get(row.alias);
              return sheet ? <SheetName sheet={sheet} /> : nameOf(row);
            },
          },
          { key: 'exits', label: t('detail.exits'), unit: 'count', value: ({ exits }) => exits },
          {
            key: 'rate',
            label: t('measure.exits.name'),
            unit: 'share',
            value: ({ alias, exits }) => (views.get(alias) ? exits / (views.get(alias) ?? 1) : null),
          },
          ...EXIT_DIRECTIONS.map((direction): ReportColumn<SheetExits> => ({
            key: direction,
            label: t(`exits.${direction}`),
            unit: 'count',
            value: ({ by }) => by[direction] ?? 0,
          })),
        ]}
        rows={exitsBySheet(report)}
        rowKey={({ alias }) => alias}
        rowName={nameOf}
        empty={t('exits.empty')}
      />
      <Text size="sm" c="dimmed" mt={4}>
        {t('exits.how')}
      </Text>
    </div>
  );
}
