import { Paper, Skeleton, Title } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Ranking, rankPopups, rankSheets, type SheetRankingKind } from '#shared/rules/analytics/rankings.ts';
import classes from '#web/features/analytics/analytics.module.css';
import { PopupName, usePopupName } from '#web/features/analytics/popups/popup-name.tsx';
import { ReportState } from '#web/features/analytics/report-state.tsx';
import type { TabProps } from '#web/features/analytics/tab-props.ts';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { SheetName, useSheetName } from '#web/features/analytics/table/sheet-name.tsx';
import { usePopupReport, useSwipeReport } from '#web/lib/api/use-analytics.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

const TOO_FEW = {
  conversions: 'rankings.tooFewConversions',
  clicks: 'rankings.tooFewClicks',
  popupClicks: 'rankings.tooFewPopups',
} as const;

interface RankingTableProps<T> {
  kind: keyof typeof TOO_FEW;
  fileName: string;
  ranking: Ranking<T>;
  /** The heading of the column of ranked items. */
  itemLabel: string;
  itemKey: (item: T) => string;
  itemName: (item: T) => string;
  render: (item: T) => ReactNode;
}

/** Shows a ranking, or why there is none. */
function RankingTable<T>({ kind, fileName, ranking, itemLabel, itemKey, itemName, render }: RankingTableProps<T>) {
  const { t } = useTranslation('analytics');
  const title = t(`rankings.${kind}`);
  if (ranking.state !== 'ranked')
    return (
      <Paper component="section" withBorder className={classes['panel']} aria-label={title}>
        <Title order={2}>{title}</Title>
        <EmptyState
          isCompact
          icon={IconTrophy}
          title={t('rankings.none')}
          text={t(ranking.state === 'too-few-sheets' ? 'rankings.tooFewSheets' : TOO_FEW[kind], {
            needed: ranking.needed,
            count: ranking.count,
          })}
        />
      </Paper>
    );
  return (
    <ReportTable
      title={title}
      fileName={`${fileName}_${title}`}
      columns={[
        { key: 'place', label: t('rankings.place'), unit: 'count', value: ({ place }) => place },
        {
          key: 'item',
          label: itemLabel,
          isRowHeader: true,
          maxWidth: 320,
          value: ({ item }) => itemName(item),
          render: ({ item }) => render(item),
        },
        { key: 'times', label: t('rankings.times'), unit: 'count', value: ({ times }) => times },
      ]}
      rows={ranking.rows}
      rowKey={({ item }) => itemKey(item)}
      rowName={({ item }) => itemName(item)}
      empty={t('empty.report')}
    />
  );
}

/** Ranks the sheets and popups of a month by conversions and clicks. */
export function RankingsTab({ siteId, siteName, month, language }: TabProps) {
  const { t } = useTranslation('analytics');
  const swipe = useSwipeReport(siteId, { period: month, ...(language && { language }) });
  const popups = usePopupReport(siteId, month);
  const sheetName = useSheetName();
  const popupName = usePopupName();
  const fileName = `${siteName}_${month}`;
  const skeleton = <Skeleton height={320} />;
  return (
    <ReportState query={swipe} of="site" skeleton={skeleton}>
      {(report) => (
        <div className={classes['threeColumns']}>
          {(['conversions', 'clicks'] as const satisfies SheetRankingKind[]).map((kind) => (
            <RankingTable
              key={kind}
              kind={kind}
              fileName={fileName}
              ranking={rankSheets(report, kind)}
              itemLabel={t('sheet.column')}
              itemKey={({ sheet }) => sheet.alias}
              itemName={({ sheet }) => sheetName(sheet)}
              render={({ sheet }) => <SheetName sheet={sheet} />}
            />
          ))}
          <ReportState query={popups} of="site" skeleton={skeleton}>
            {(data) => (
              <RankingTable
                kind="popupClicks"
                fileName={fileName}
                ranking={rankPopups(report, data)}
                itemLabel={t('rankings.popup')}
                itemKey={({ popupId }) => popupId}
                itemName={(popup) => popupName(popup, data.popups)}
                render={(popup) => <PopupName popup={popup} popups={data.popups} />}
              />
            )}
          </ReportState>
        </div>
      )}
    </ReportState>
  );
}
