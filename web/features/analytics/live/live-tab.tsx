import { Alert, Group, Skeleton, Switch, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { LiveReport } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { ChartPanel } from '#web/features/analytics/charts/chart-panel.tsx';
import { CHART_COLOURS } from '#web/features/analytics/charts/chart-style.ts';
import { LazyBarChart } from '#web/features/analytics/charts/lazy-charts.ts';
import { ReportState } from '#web/features/analytics/report-state.tsx';
import type { TabProps } from '#web/features/analytics/tab-props.ts';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { SheetName, useSheetName } from '#web/features/analytics/table/sheet-name.tsx';
import { useLiveReport } from '#web/lib/api/use-analytics.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface LivePartProps {
  report: LiveReport;
  fileName: string;
}

/** The visits that began in each of the last thirty minutes. */
function Minutes({ report: { minutes }, fileName }: LivePartProps) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const title = t('live.byMinute');
  const rows = minutes.map((visits, index) => ({ ago: minutes.length - 1 - index, visits }));
  const nameOf = ({ ago }: { ago: number }): string => (ago === 0 ? t('live.now') : t('live.minutesAgo', { minutes: ago }));
  return (
    <ChartPanel
      panel="live"
      title={title}
      summary={t('chart.picture', { title })}
      chart={
        <LazyBarChart
          points={rows.map((row) => ({ label: nameOf(row), visits: row.visits }))}
          series={[{ name: 'visits', label: t('live.visits'), color: CHART_COLOURS.figure }]}
          format={(value) => formatMetric('count', value, language)}
        />
      }
      table={
        <ReportTable
          title={title}
          fileName={`${fileName}_${title}`}
          headingOrder={3}
          columns={[
            { key: 'minute', label: t('live.minute'), isRowHeader: true, value: nameOf },
            { key: 'visits', label: t('live.visits'), unit: 'count', value: ({ visits }) => visits },
          ]}
          rows={rows}
          rowKey={({ ago }) => String(ago)}
          rowName={nameOf}
        />
      }
    />
  );
}

/** The sheets that visits reported last, with the number of visits. */
function Sheets({ report: { sheets }, fileName }: LivePartProps) {
  const { t } = useTranslation('analytics');
  const sheetName = useSheetName();
  return (
    <ReportTable
      title={t('live.sheets')}
      fileName={`${fileName}_${t('live.sheets')}`}
      columns={[
        {
          key: 'sheet',
          label: t('sheet.column'),
          isRowHeader: true,
          maxWidth: 360,
          value: ({ sheet }) => sheetName(sheet),
          render: ({ sheet }) => <SheetName sheet={sheet} />,
        },
        { key: 'visits', label: t('live.visits'), unit: 'count', value: ({ visits }) => visits },
      ]}
      rows={sheets}
      rowKey={({ sheet }) => sheet.alias}
      rowName={({ sheet }) => sheetName(sheet)}
      empty={t('live.none')}
    />
  );
}

/** The visits of the last half hour, for example while a campaign starts. */
export function LiveTab({ siteId, siteName }: TabProps) {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const [isPaused, setPaused] = useState(false);
  const report = useLiveReport(siteId, { isPaused });
  const fileName = `${siteName}_${t('tab.live')}`;
  return (
    <ReportState query={report} of="site" skeleton={<Skeleton height={320} />}>
      {(data) => (
        <div className={classes['report']}>
          <section aria-label={t('live.title')}>
            <Group justify="space-between" gap="xs" align="flex-end">
              <div>
                <div className={classes['cardLabel']}>{t('live.title')}</div>
                <div className={classes['figure']}>{formatMetric('count', data.visits, language)}</div>
                <span className={classes['asOf']}>{t('live.at', { time: formatTime(data.at) })}</span>
              </div>
              <Switch label={t('live.refresh')} checked={!isPaused} onChange={({ currentTarget }) => setPaused(!currentTarget.checked)} />
            </Group>
            <Text size="sm" c="dimmed" mt="xs">
              {t('live.delay')}
            </Text>
            {data.share < 1 && (
              <Alert mt="xs" color="orange" icon={<IconInfoCircle size={18} aria-hidden />}>
                {t('live.partial', { share: formatMetric('share', data.share, language) })}
              </Alert>
            )}
          </section>
          <Minutes report={data} fileName={fileName} />
          <Sheets report={data} fileName={fileName} />
        </div>
      )}
    </ReportState>
  );
}
