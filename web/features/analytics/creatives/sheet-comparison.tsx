import { NativeSelect, Paper, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { formatMetric } from '#shared/rules/analytics/format-metric.ts';
import { type GridSheet, sheetMeasure } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { Alias, useReportParam } from '#web/features/analytics/address/use-report-param.ts';
import analytics from '#web/features/analytics/analytics.module.css';
import { COMPARED_SHARES } from '#web/features/analytics/creatives/compared-shares.ts';
import { CreativePicture } from '#web/features/analytics/creatives/creative-picture.tsx';
import classes from '#web/features/analytics/creatives/creatives.module.css';
import { useShareText } from '#web/features/analytics/creatives/use-share-text.ts';
import { useVerdict } from '#web/features/analytics/creatives/use-verdict.ts';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { useSheetName } from '#web/features/analytics/table/sheet-name.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

const COMPARED = ['clicked', 'exits', 'conversions', 'dwell'] as const;
type ComparedFigure = (typeof COMPARED)[number];

interface SheetComparisonProps {
  report: SwipeReport;
  fileName: string;
}

function ComparisonTable({ first, second, fileName }: { first: GridSheet; second: GridSheet; fileName: string }) {
  const { t } = useTranslation(['creatives', 'swipe', 'analytics']);
  const language = useLanguage();
  const nameOf = useSheetName();
  const verdict = useVerdict();
  const shareText = useShareText();
  // Omits the title, which the pickers above show.
  const shortName = ({ sheet }: GridSheet): string => sheet.cell ?? nameOf(sheet);
  const text = (row: ComparedFigure, sheet: GridSheet): string => {
    if (row === 'dwell') return formatMetric('seconds', sheetMeasure('dwell', sheet, 0), language);
    return shareText(COMPARED_SHARES[row](sheet));
  };
  const conclusion = (row: ComparedFigure): string =>
    row === 'dwell'
      ? t('compare.noSpread')
      : verdict(
          { name: shortName(first), share: COMPARED_SHARES[row](first) },
          { name: shortName(second), share: COMPARED_SHARES[row](second) },
        );
  const title = t('compare.result');
  return (
    <ReportTable
      title={title}
      fileName={`${fileName}_${t('compare.title')}`}
      headingOrder={3}
      columns={[
        { key: 'figure', label: t('compare.figure'), isRowHeader: true, value: (row) => t(`compare.${row}`) },
        { key: 'first', label: `A: ${shortName(first)}`, value: (row) => text(row, first) },
        { key: 'second', label: `B: ${shortName(second)}`, value: (row) => text(row, second) },
        {
          key: 'verdict',
          label: t('compare.verdict'),
          maxWidth: 420,
          value: conclusion,
          render: (row) => <span className={classes['verdict']}>{conclusion(row)}</span>,
        },
      ]}
      rows={COMPARED}
      rowKey={(row) => row}
      rowName={(row) => t(`compare.${row}`)}
    />
  );
}

/** Compares two sheets that the user selects, with the uncertainty of their differences in words. */
export function SheetComparison({ report, fileName }: SheetComparisonProps) {
  const { t } = useTranslation('creatives');
  const nameOf = useSheetName();
  const seen = report.sheets.filter(({ figures }) => figures.views > 0);
  const byViews = seen.toSorted((one, other) => other.figures.views - one.figures.views);
  const [firstAlias, setFirst] = useReportParam('a', Alias, '');
  const [secondAlias, setSecond] = useReportParam('b', Alias, '');
  const find = (alias: string): GridSheet | undefined => seen.find(({ sheet }) => sheet.alias === alias);
  const [first, second] = [find(firstAlias) ?? byViews[0], find(secondAlias) ?? byViews[1]];
  const picker = (index: 0 | 1, sheet: GridSheet) => (
    <div className={classes['side']}>
      <NativeSelect
        label={t(index === 0 ? 'compare.first' : 'compare.second')}
        data={seen.map((one) => ({ value: one.sheet.alias, label: nameOf(one.sheet) }))}
        value={sheet.sheet.alias}
        onChange={({ currentTarget }) => (index === 0 ? setFirst : setSecond)(currentTarget.value)}
      />
      <span className={classes['frame']}>
        <CreativePicture sheet={sheet.sheet} sizes="240px" />
      </span>
    </div>
  );
  return (
    <Paper component="section" withBorder className={analytics['panel']} aria-label={t('compare.title')}>
      <Title order={2}>{t('compare.title')}</Title>
      {first && second ? (
        <>
          <div className={classes['sides']}>
            {picker(0, first)}
            {picker(1, second)}
          </div>
          <ComparisonTable first={first} second={second} fileName={fileName} />
          <Text size="sm" c="dimmed">
            {t('compare.how')}
          </Text>
        </>
      ) : (
        <Text>{t('compare.needsTwo')}</Text>
      )}
    </Paper>
  );
}
