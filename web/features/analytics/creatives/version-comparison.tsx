import { NativeSelect, Paper, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import { averageDwell, type GridSheet } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { ITSELF } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { Alias, useReportParam } from '#web/features/analytics/address/use-report-param.ts';
import analytics from '#web/features/analytics/analytics.module.css';
import { COMPARED_SHARES, type ComparedShare } from '#web/features/analytics/creatives/compared-shares.ts';
import { CreativePicture } from '#web/features/analytics/creatives/creative-picture.tsx';
import classes from '#web/features/analytics/creatives/creatives.module.css';
import { useShareText } from '#web/features/analytics/creatives/use-share-text.ts';
import { useVerdict } from '#web/features/analytics/creatives/use-verdict.ts';
import { type ReportColumn, ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { useSheetName } from '#web/features/analytics/table/sheet-name.tsx';

type Version = GridSheet['versions'][number];

const VERDICTS = ['clicked', 'conversions'] as const;

interface VersionComparisonProps {
  report: SwipeReport;
  fileName: string;
}

/** Returns a function that names a version: the sheet itself, the name of the variation, or a text for a deleted one. */
function useVersionName(): (version: Version) => string {
  const { t } = useTranslation('creatives');
  return ({ version: { alias, name, isOn } }) => {
    if (alias === ITSELF) return t('versions.itself');
    if (name === null) return t('versions.gone');
    const known = name === '' ? t('versions.nameless') : name;
    return isOn ? known : t('versions.off', { name: known });
  };
}

/** Compares the sheet itself (A) with each of its variations (B). */
function VersionTable({ sheet, fileName }: { sheet: GridSheet; fileName: string }) {
  const { t } = useTranslation(['creatives', 'analytics', 'swipe']);
  const nameOf = useVersionName();
  const verdict = useVerdict();
  const shareText = useShareText();
  const itself = sheet.versions.find(({ version }) => version.alias === ITSELF);
  const conclusion = (figure: ComparedShare, row: Version): string =>
    !itself || row === itself
      ? ''
      : verdict(
          { name: nameOf(itself), share: COMPARED_SHARES[figure](itself) },
          { name: nameOf(row), share: COMPARED_SHARES[figure](row) },
        );
  const shares = VERDICTS.flatMap((figure): ReportColumn<Version>[] => [
    { key: figure, label: t(`compare.${figure}`), value: (row) => shareText(COMPARED_SHARES[figure](row)) },
    {
      key: `${figure}-verdict`,
      label: t(`versions.verdict.${figure}`),
      maxWidth: 260,
      value: (row) => conclusion(figure, row),
      render: (row) => <span className={classes['verdict']}>{conclusion(figure, row)}</span>,
    },
  ]);
  return (
    <ReportTable
      title={t('versions.result')}
      fileName={`${fileName}_${t('versions.title')}`}
      headingOrder={3}
      columns={[
        { key: 'version', label: t('versions.version'), isRowHeader: true, value: nameOf },
        { key: 'visits', label: t('swipe:detail.visits'), unit: 'count', value: ({ figures }) => figures.visits },
        ...shares,
        { key: 'exits', label: t('compare.exits'), value: (row) => shareText(COMPARED_SHARES.exits(row)), only: 'csv' },
        { key: 'dwell', label: t('compare.dwell'), unit: 'seconds', value: averageDwell },
      ]}
      rows={sheet.versions}
      rowKey={({ version }) => version.alias}
      rowName={nameOf}
    />
  );
}

function VersionPictures({ versions }: Pick<GridSheet, 'versions'>) {
  const nameOf = useVersionName();
  return (
    <ul className={classes['versions']}>
      {versions.map((one) => (
        <li key={one.version.alias}>
          <span className={classes['frame']}>
            <CreativePicture sheet={one.version} sizes="160px" />
          </span>
          <Text size="sm" className={classes['name'] ?? ''}>
            {nameOf(one)}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** Compares the chosen sheet with its variations, with the uncertainty in words. Renders nothing if no variation was viewed. */
export function VersionComparison({ report, fileName }: VersionComparisonProps) {
  const { t } = useTranslation('creatives');
  const nameOf = useSheetName();
  const seen = report.sheets.filter(({ versions }) => versions.some(({ figures }) => figures.views > 0));
  const [alias, choose] = useReportParam('varied', Alias, '');
  const mostSeen = seen.toSorted((one, other) => other.figures.views - one.figures.views)[0];
  const sheet = seen.find((one) => one.sheet.alias === alias) ?? mostSeen;
  if (!sheet) return null;
  return (
    <Paper component="section" withBorder className={analytics['panel']} aria-label={t('versions.title')}>
      <Title order={2}>{t('versions.title')}</Title>
      <NativeSelect
        label={t('versions.sheet')}
        maw={320}
        data={seen.map((one) => ({ value: one.sheet.alias, label: nameOf(one.sheet) }))}
        value={sheet.sheet.alias}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <VersionPictures versions={sheet.versions} />
      <VersionTable key={sheet.sheet.alias} sheet={sheet} fileName={fileName} />
      <Text size="sm" c="dimmed">
        {t('versions.how')}
      </Text>
    </Paper>
  );
}
