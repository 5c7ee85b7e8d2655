import { Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { type SheetFlow, sheetFlows, sheetsByAlias } from '#shared/rules/analytics/grid/grid-moves.ts';
import { type GridSheet, sheetMeasure } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { clicksOf } from '#shared/rules/analytics/rankings.ts';
import classes from '#web/features/analytics/swipe/heat-map/heat-map.module.css';
import { SheetName, useSheetName } from '#web/features/analytics/table/sheet-name.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

/** The maximum number of sheets that are listed as origins, and as targets, of moves. */
const FLOWS_MAX = 5;

interface SheetDetailProps {
  report: SwipeReport;
  /** `undefined` if the cell has no sheet. */
  sheet: GridSheet | undefined;
  cell: string;
}

function Flows({ title, flows, report }: { title: string; flows: readonly SheetFlow[]; report: SwipeReport }) {
  const { t } = useTranslation('swipe');
  const language = useLanguage();
  const sheetName = useSheetName();
  const sheets = sheetsByAlias(report);
  return (
    <div>
      <Title order={4} size="sm">
        {title}
      </Title>
      {flows.length === 0 ? (
        <Text size="sm">{t('detail.noMoves')}</Text>
      ) : (
        <ul>
          {flows.slice(0, FLOWS_MAX).map(({ alias, direction, times, share }) => {
            const sheet = sheets.get(alias);
            return (
              <li key={`${alias}/${direction}`}>
                <span>
                  {sheet ? sheetName(sheet) : alias} ({t(`direction.${direction}`)})
                </span>
                <span>
                  {formatMetric('count', times, language)} ({formatMetric('share', share, language)})
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Figures({ sheet, visits }: { sheet: GridSheet; visits: number }) {
  const { t } = useTranslation(['swipe', 'analytics']);
  const language = useLanguage();
  const { figures } = sheet;
  const count = (value: number): string => formatMetric('count', value, language);
  const withShare = (times: number, share: number | null): string => `${count(times)} (${formatMetric('share', share, language)})`;
  const entries = [
    [t('detail.visits'), withShare(figures.visits, sheetMeasure('reach', sheet, visits))],
    [t('analytics:metric.views.name'), count(figures.views)],
    [t('measure.dwell.name'), formatMetric('seconds', sheetMeasure('dwell', sheet, visits), language)],
    [t('detail.exits'), withShare(figures.exits, sheetMeasure('exits', sheet, visits))],
    [t('analytics:landing.bounces'), count(figures.bounces)],
    [t('measure.clicks.name'), count(clicksOf(sheet))],
    [t('measure.conversions.name'), count(figures.conversions)],
  ] as const;
  return (
    <dl className={classes['detailFigures']}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the figures of the active cell, where visitors came from, and where they went. */
export function SheetDetail({ report, sheet, cell }: SheetDetailProps) {
  const { t } = useTranslation('swipe');
  if (!sheet)
    return (
      <Text className={classes['detail']} size="sm">
        {t('heat.emptyCell', { cell })}
      </Text>
    );
  const { from, to } = sheetFlows(report, sheet.sheet.alias);
  return (
    <section className={classes['detail']} aria-label={t('detail.title', { cell })}>
      <Title order={3} className={classes['detailHead']}>
        <SheetName sheet={sheet.sheet} />
      </Title>
      <Figures sheet={sheet} visits={report.visits} />
      <div className={classes['flows']}>
        <Flows title={t('detail.from')} flows={from} report={report} />
        <Flows title={t('detail.to')} flows={to} report={report} />
      </div>
    </section>
  );
}
