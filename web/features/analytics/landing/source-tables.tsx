import { useTranslation } from '#web/lib/use-translation.ts';
import type { LandingReport } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { metricOf, metricUnit } from '#shared/rules/analytics/metrics.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { type ReportColumn, ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

const METRICS_OF_SOURCES = ['sheetsPerVisit', 'averageTime', 'conversions', 'conversionRate'] as const;

/** The name under which the report sums up all sources that it does not list individually. */
const OTHERS = '*';

/** A share as a bar with its figure. */
function ShareBar({ share }: { share: number }) {
  const language = useLanguage();
  return (
    <span className={classes['share']}>
      <span className={classes['shareBar']} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      {formatMetric('share', share, language)}
    </span>
  );
}

interface SourceTablesProps {
  report: Pick<LandingReport, 'sources' | 'referrers' | 'campaigns'>;
  /** The first part of the names of the CSV files. */
  fileName: string;
}

function Sources({ report: { sources }, fileName }: SourceTablesProps) {
  const { t } = useTranslation('analytics');
  const all = sources.reduce((sum, { totals }) => sum + totals.visits, 0);
  const shareOf = ({ totals }: SourceTablesProps['report']['sources'][number]): number => (all === 0 ? 0 : totals.visits / all);
  const columns: ReportColumn<SourceTablesProps['report']['sources'][number]>[] = [
    { key: 'source', label: t('landing.sources'), isRowHeader: true, value: ({ source }) => t(`source.${source}`) },
    { key: 'visits', label: t('metric.visits.name'), unit: 'count', value: ({ totals }) => totals.visits },
    { key: 'share', label: t('landing.share'), unit: 'share', value: shareOf, render: (row) => <ShareBar share={shareOf(row)} /> },
    ...METRICS_OF_SOURCES.map((metric) => ({
      key: metric,
      label: t(`metric.${metric}.name`),
      unit: metricUnit(metric),
      value: ({ totals }: SourceTablesProps['report']['sources'][number]) => metricOf(metric, totals),
    })),
  ];
  return (
    <ReportTable
      title={t('landing.sources')}
      fileName={`${fileName}_${t('landing.sources')}`}
      columns={columns}
      rows={sources.filter(({ totals }) => totals.visits > 0)}
      sort={{ key: 'visits', order: 'desc' }}
      rowKey={({ source }) => source}
      rowName={({ source }) => t(`source.${source}`)}
    />
  );
}

/** Tables of visit sources: kinds of sources, referring sites, campaigns. */
export function SourceTables({ report, fileName }: SourceTablesProps) {
  const { t } = useTranslation('analytics');
  const nameOf = (text: string): string => (text === OTHERS ? t('landing.others') : text);
  const { referrers, campaigns } = report;
  return (
    <>
      <Sources report={report} fileName={fileName} />
      <div className={classes['narrowAndWide']}>
        <ReportTable
          title={t('landing.referrers')}
          fileName={`${fileName}_${t('landing.referrers')}`}
          columns={[
            { key: 'host', label: t('landing.host'), isRowHeader: true, value: ({ host }) => nameOf(host) },
            { key: 'visits', label: t('metric.visits.name'), unit: 'count', value: ({ visits }) => visits },
          ]}
          rows={referrers}
          rowKey={({ host }) => host}
          rowName={({ host }) => nameOf(host)}
          empty={t('landing.noReferrers')}
        />
        <ReportTable
          title={t('landing.campaigns')}
          fileName={`${fileName}_${t('landing.campaigns')}`}
          columns={[
            { key: 'campaign', label: t('landing.campaignName'), isRowHeader: true, value: ({ campaign }) => campaign || '–' },
            { key: 'source', label: t('landing.campaignSource'), value: ({ source }) => nameOf(source) },
            { key: 'medium', label: t('landing.campaignMedium'), value: ({ medium }) => medium },
            { key: 'visits', label: t('metric.visits.name'), unit: 'count', value: ({ visits }) => visits },
          ]}
          rows={campaigns}
          rowKey={({ source, medium, campaign }) => JSON.stringify([source, medium, campaign])}
          rowName={({ source, campaign }) => campaign || nameOf(source)}
          empty={t('landing.noCampaigns')}
        />
      </div>
    </>
  );
}
