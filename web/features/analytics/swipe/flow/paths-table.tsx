import { useTranslation } from '#web/lib/use-translation.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import { sheetsByAlias } from '#shared/rules/analytics/grid/grid-moves.ts';
import classes from '#web/features/analytics/swipe/flow/flow.module.css';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { mediaUrl } from '#web/lib/media-url.ts';

type Path = SwipeReport['paths'][number];

interface PathsTableProps {
  report: SwipeReport;
  /** The period of the report. */
  period: string;
  fileName: string;
}

/** The most frequent sequences of sheets, as chains of pictures and cells. */
export function PathsTable({ report, period, fileName }: PathsTableProps) {
  const { t } = useTranslation(['swipe', 'analytics']);
  const sheets = sheetsByAlias(report);
  const cellOf = (alias: string): string => sheets.get(alias)?.cell ?? t('paths.gone');
  const textOf = ({ sheets: aliases, isCut }: Path): string => [...aliases.map(cellOf), ...(isCut ? ['…'] : [])].join(' → ');
  const chain = ({ sheets: aliases, isCut }: Path) => (
    <span className={classes['chain']}>
      {aliases.map((alias, index) => {
        const image = sheets.get(alias)?.image;
        return (
          // The key is the path up to this sheet, since a path may contain the same sheet several times.
          <span key={aliases.slice(0, index + 1).join('-')}>
            {index > 0 && <span aria-hidden>→</span>}
            <span className={classes['link']}>
              {image && <img src={mediaUrl(image.mediaId, THUMBNAIL_WIDTH)} alt="" loading="lazy" decoding="async" />}
              {cellOf(alias)}
            </span>
          </span>
        );
      })}
      {isCut && <span>→ …</span>}
    </span>
  );
  const title = t('paths.title');
  return (
    <ReportTable
      title={title}
      period={period}
      fileName={`${fileName}_${title}`}
      columns={[
        { key: 'path', label: t('paths.path'), isRowHeader: true, maxWidth: 720, value: textOf, render: chain },
        { key: 'visits', label: t('analytics:metric.visits.name'), unit: 'count', value: ({ visits }) => visits },
        {
          key: 'share',
          label: t('analytics:landing.share'),
          unit: 'share',
          value: ({ visits }) => (report.visits === 0 ? null : visits / report.visits),
        },
      ]}
      rows={report.paths}
      rowKey={({ sheets: aliases, isCut }) => `${aliases.join('-')}${isCut ? '-…' : ''}`}
      rowName={textOf}
      empty={t('paths.none')}
    />
  );
}
