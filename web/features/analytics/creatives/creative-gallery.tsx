import { NativeSelect, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import * as z from 'zod';
import type { SwipeReport } from '#shared/model/analytics/visit-reports.ts';
import type { GridSheet } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { useQuickReportParam, useReportParam } from '#web/features/analytics/address/use-report-param.ts';
import { TablePanel } from '#web/features/analytics/charts/table-panel.tsx';
import { CreativeCard } from '#web/features/analytics/creatives/creative-card.tsx';
import {
  CREATIVE_FILTERS,
  CREATIVE_SORTS,
  CreativeFilter,
  creativeList,
  CreativeSort,
} from '#web/features/analytics/creatives/creative-list.ts';
import classes from '#web/features/analytics/creatives/creatives.module.css';
import { useCreativeColumns } from '#web/features/analytics/creatives/use-creative-columns.tsx';
import { ReportTable } from '#web/features/analytics/table/report-table.tsx';
import { useSheetName } from '#web/features/analytics/table/sheet-name.tsx';
import { parseParam } from '#web/lib/search-params.ts';
import { LoadMoreButton } from '#web/ui/list/load-more-button.tsx';

const Search = z.string().max(100);

/** The number of cards that are added at a time. */
const CARDS = 24;

interface CreativeGalleryProps {
  report: SwipeReport;
  fileName: string;
  onTaps: (alias: string) => void;
}

function Cards({ rows, onTaps }: { rows: readonly GridSheet[]; onTaps: (alias: string) => void }) {
  const { t } = useTranslation('creatives');
  const [shown, setShown] = useState(CARDS);
  if (rows.length === 0) return <Text>{t('none')}</Text>;
  return (
    <div>
      <ul className={classes['cards']}>
        {rows.slice(0, shown).map((row) => (
          <CreativeCard key={row.sheet.alias} row={row} onTaps={onTaps} />
        ))}
      </ul>
      <LoadMoreButton
        list={{ hasNextPage: rows.length > shown, isFetchingNextPage: false, fetchNextPage: () => setShown(shown + CARDS) }}
      />
    </div>
  );
}

/** The sheets with their pictures and figures. */
export function CreativeGallery({ report, fileName, onTaps }: CreativeGalleryProps) {
  const { t } = useTranslation('creatives');
  const nameOf = useSheetName();
  const columns = useCreativeColumns(report.visits);
  const [sort, setSort] = useReportParam('sort', CreativeSort, 'views');
  const [filter, setFilter] = useReportParam('filter', CreativeFilter, 'all');
  const [search, setSearch] = useQuickReportParam('q', Search, '');
  const rows = creativeList(report.sheets, { sort, filter, search });
  const title = t('title');
  return (
    <TablePanel
      panel="sheets"
      title={title}
      chart={
        <>
          <div className={classes['controls']}>
            <NativeSelect
              label={t('sort.label')}
              data={CREATIVE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
              value={sort}
              onChange={({ currentTarget }) => setSort(parseParam(CreativeSort, currentTarget.value) ?? sort)}
            />
            <NativeSelect
              label={t('filter.label')}
              data={CREATIVE_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
              value={filter}
              onChange={({ currentTarget }) => setFilter(parseParam(CreativeFilter, currentTarget.value) ?? filter)}
            />
            <TextInput
              label={t('search')}
              maxLength={100}
              leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          </div>
          <Cards key={`${sort}/${filter}/${search}`} rows={rows} onTaps={onTaps} />
        </>
      }
      table={
        <ReportTable
          title={title}
          fileName={`${fileName}_${title}`}
          headingOrder={3}
          columns={columns}
          rows={report.sheets}
          rowKey={({ sheet }) => sheet.alias}
          rowName={({ sheet }) => nameOf(sheet)}
          sort={{ key: 'views', order: 'desc' }}
        />
      }
    />
  );
}
