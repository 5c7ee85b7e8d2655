import { useTranslation } from '#web/lib/use-translation.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { type Move, sheetsByAlias } from '#shared/rules/analytics/grid/grid-moves.ts';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { SheetName, useSheetName } from '#web/features/analytics/table/sheet-name.tsx';

interface MovesTableProps {
  report: SwipeReport;
  title: string;
  /** The period of the report; absent if the title contains the period. */
  period?: string;
  fileName: string;
  /** The moves to show; by default all moves of the report. */
  moves?: readonly Move[];
  headingOrder?: 2 | 3;
}

/** Moves between sheets, the most frequent first. */
export function MovesTable({ report, title, period, fileName, moves = report.moves, headingOrder = 3 }: MovesTableProps) {
  const { t } = useTranslation(['swipe', 'analytics']);
  const sheetName = useSheetName();
  const sheets = sheetsByAlias(report);
  const nameOf = (alias: string): string => {
    const sheet = sheets.get(alias);
    return sheet ? sheetName(sheet) : t('analytics:sheet.gone');
  };
  const picture = (alias: string) => {
    const sheet = sheets.get(alias);
    return sheet ? <SheetName sheet={sheet} /> : nameOf(alias);
  };
  return (
    <ReportTable
      title={title}
      period={period}
      fileName={fileName}
      headingOrder={headingOrder}
      columns={[
        {
          key: 'from',
          label: t('moves.from'),
          isRowHeader: true,
          maxWidth: 360,
          value: ({ from }) => nameOf(from),
          render: ({ from }) => picture(from),
        },
        { key: 'to', label: t('moves.to'), maxWidth: 360, value: ({ to }) => nameOf(to), render: ({ to }) => picture(to) },
        { key: 'direction', label: t('moves.direction'), value: ({ direction }) => t(`direction.${direction}`) },
        { key: 'by', label: t('moves.by'), value: ({ by }) => t(`by.${by}`) },
        { key: 'times', label: t('moves.times'), unit: 'count', value: ({ times }) => times },
      ]}
      rows={moves}
      rowKey={({ from, to, direction, by }) => `${from}/${to}/${direction}/${by}`}
      rowName={({ from, to }) => `${nameOf(from)} → ${nameOf(to)}`}
      empty={t('moves.none')}
    />
  );
}
