import { Skeleton, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { LandingReport } from '#shared/model/analytics/visit-reports.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { SourceTables } from '#web/features/analytics/landing/source-tables.tsx';
import { TimePanel } from '#web/features/analytics/landing/time-panel.tsx';
import { NoVisits, ReportState } from '#web/features/analytics/report-state.tsx';
import type { TabProps } from '#web/features/analytics/tab-props.ts';
import { type ReportColumn, ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { SheetName, useSheetName } from '#web/features/analytics/table/sheet-name.tsx';
import { useLandingReport } from '#web/lib/api/use-analytics.ts';

type LandingRow = LandingReport['sheets'][number];

const rate = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The sheets that visits began on. */
function LandingSheets({ sheets, fileName }: Pick<LandingReport, 'sheets'> & { fileName: string }) {
  const { t } = useTranslation('analytics');
  const nameOf = useSheetName();
  const columns: ReportColumn<LandingRow>[] = [
    {
      key: 'sheet',
      label: t('sheet.column'),
      isRowHeader: true,
      maxWidth: 360,
      value: ({ sheet }) => nameOf(sheet),
      render: ({ sheet }) => <SheetName sheet={sheet} />,
    },
    { key: 'landings', label: t('landing.landings'), unit: 'count', value: ({ landings }) => landings },
    { key: 'bounces', label: t('landing.bounces'), unit: 'count', value: ({ bounces }) => bounces },
    { key: 'bounceRate', label: t('landing.bounceRate'), unit: 'share', value: ({ bounces, landings }) => rate(bounces, landings) },
    { key: 'conversions', label: t('metric.conversions.name'), unit: 'count', value: ({ conversions }) => conversions },
  ];
  return (
    <div>
      <ReportTable
        title={t('landing.sheets')}
        fileName={`${fileName}_${t('landing.sheets')}`}
        columns={columns}
        rows={sheets}
        rowKey={({ sheet }) => sheet.alias}
        rowName={({ sheet }) => nameOf(sheet)}
      />
      <Text size="sm" c="dimmed" mt={4}>
        {t('landing.bounceHow')}
      </Text>
    </div>
  );
}

/** LP analysis: where the visits of a month began and came from. */
export function LandingTab({ siteId, siteName, month, language }: TabProps) {
  const { t } = useTranslation('analytics');
  const report = useLandingReport(siteId, { period: month, ...(language && { language }) });
  const fileName = `${siteName}_${month}`;
  return (
    <ReportState query={report} of="site" skeleton={<Skeleton height={320} />}>
      {(data) =>
        data.sheets.length === 0 && data.sources.every(({ totals }) => totals.visits === 0) ? (
          <NoVisits text={t('empty.reportText')} />
        ) : (
          <div className={classes['report']} data-stale={report.isPlaceholderData}>
            <LandingSheets sheets={data.sheets} fileName={fileName} />
            <SourceTables report={data} fileName={fileName} />
            <div className={classes['columns']}>
              <TimePanel panel="shown" title={t('landing.shown')} how={t('landing.shownHow')} times={data.shown} fileName={fileName} />
              <TimePanel
                panel="first-move"
                title={t('landing.firstMove')}
                how={t('landing.firstMoveHow')}
                times={data.firstMove}
                fileName={fileName}
              />
            </div>
          </div>
        )
      }
    </ReportState>
  );
}
