import { NativeSelect, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import * as z from 'zod';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { type DropOffLine, dropOffLines } from '#shared/rules/analytics/grid/drop-off.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { useReportParam } from '#web/features/analytics/address/use-report-param.ts';
import { TablePanel } from '#web/features/analytics/charts/table-panel.tsx';
import classes from '#web/features/analytics/swipe/flow/flow.module.css';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { SheetName, useSheetName } from '#web/features/analytics/table/sheet-name.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

const Line = z.string().max(20);

interface DropOffPanelProps {
  report: SwipeReport;
  /** The period of the report. */
  period: string;
  fileName: string;
}

const keyOf = ({ kind, name }: DropOffLine): string => `${kind} ${name}`;

function DropOffBars({ line }: { line: DropOffLine }) {
  const { t } = useTranslation('swipe');
  const language = useLanguage();
  const most = Math.max(1, ...line.steps.map(({ visits }) => visits));
  return (
    <ol className={classes['bars']}>
      {line.steps.map(({ sheet, visits, kept }) => (
        <li key={sheet.alias}>
          <SheetName sheet={sheet} />
          <span className={classes['track']}>
            <span style={{ width: `${(visits / most) * 100}%` }} />
          </span>
          <span className={classes['number']}>
            {formatMetric('count', visits, language)}
            <Text span size="sm" c="dimmed">
              {kept === null ? '' : t('dropOff.keptOf', { share: formatMetric('share', kept, language) })}
            </Text>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Shows how many visits reached each sheet of a row or column, in order. */
export function DropOffPanel({ report, period, fileName }: DropOffPanelProps) {
  const { t } = useTranslation(['swipe', 'analytics']);
  const nameOf = useSheetName();
  const lines = dropOffLines(report);
  const [chosen, setChosen] = useReportParam('line', Line, '');
  const line = lines.find((one) => keyOf(one) === chosen) ?? lines[0];
  const lineName = ({ kind, name }: DropOffLine): string => t(`dropOff.${kind}`, { name });
  const title = t('dropOff.title');
  return (
    <TablePanel
      panel="drop-off"
      title={title}
      period={period}
      controls={
        line && (
          <NativeSelect
            aria-label={t('dropOff.choose')}
            data={lines.map((one) => ({ value: keyOf(one), label: lineName(one) }))}
            value={keyOf(line)}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )
      }
      chart={line ? <DropOffBars line={line} /> : <Text>{t('dropOff.none')}</Text>}
      table={
        <ReportTable
          title={title}
          fileName={`${fileName}_${title}`}
          headingOrder={3}
          columns={[
            { key: 'line', label: t('dropOff.line'), value: ({ of }) => lineName(of) },
            {
              key: 'sheet',
              label: t('analytics:sheet.column'),
              isRowHeader: true,
              maxWidth: 320,
              value: ({ sheet }) => nameOf(sheet),
              render: ({ sheet }) => <SheetName sheet={sheet} />,
            },
            { key: 'visits', label: t('detail.visits'), unit: 'count', value: ({ visits }) => visits },
            { key: 'kept', label: t('dropOff.kept'), unit: 'share', value: ({ kept }) => kept },
          ]}
          rows={lines.flatMap((of) => of.steps.map((step) => ({ of, ...step })))}
          rowKey={({ of, sheet }) => `${keyOf(of)} ${sheet.alias}`}
          rowName={({ sheet }) => nameOf(sheet)}
          empty={t('dropOff.none')}
        />
      }
    >
      <Text size="sm" c="dimmed">
        {t('dropOff.how')}
      </Text>
    </TablePanel>
  );
}
