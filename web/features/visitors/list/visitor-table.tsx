import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitorRow } from '#web/features/visitors/list/use-visitor-columns.tsx';
import { DEFAULT_VISITOR_FILTER, isValidRange, type VisitorFilter, VisitorSort } from '#web/features/visitors/list/visitor-filter.ts';
import { VisitorListEmpty } from '#web/features/visitors/list/visitor-list-empty.tsx';
import type { ListKind } from '#web/features/visitors/list-kind.ts';
import type { VisitorListQuery } from '#web/features/visitors/visitor-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { parseParam } from '#web/lib/search-params.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { DataColumn, DataSelection } from '#web/ui/data-table/data-column.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { LoadMoreButton } from '#web/ui/data-table/load-more-button.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

interface VisitorTableProps<Row extends VisitorRow> {
  siteId: string;
  kind: ListKind;
  filter: VisitorFilter<string>;
  onSort: (sort: VisitorSort, order: 'asc' | 'desc') => void;
  onClear: () => void;
  list: VisitorListQuery<Row>;
  columns: readonly DataColumn<Row>[];
  /** The address of the detail of a row. */
  detailPath: (id: string) => string;
  selection?: DataSelection<Row> | undefined;
  /** Shown above the rows, beside their number. */
  actions: ReactNode;
}

/** The rows of a list as a table, or as cards on a phone. */
export function VisitorTable<Row extends VisitorRow>({
  siteId,
  kind,
  filter,
  onSort,
  onClear,
  list,
  columns,
  detailPath,
  selection,
  actions,
}: VisitorTableProps<Row>) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const rows = list.data?.rows ?? [];
  /** Explains the order while a search determines it. */
  const orderNote = filter.keyword !== '' ? t('list.sortClosed') : filter.email !== '' ? t('list.sortByAddress') : null;
  const retry = (
    <ErrorState title={t('list.failed')} error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  );
  // The field shows the error of the dates.
  if (!list.data && !isValidRange(filter)) return null;
  if (list.isError && !list.data) return retry;
  if (list.data?.rows.length === 0 && !list.isPlaceholderData) return <VisitorListEmpty {...{ kind, filter, onClear, list }} />;

  return (
    <>
      {list.isError && !list.isFetchNextPageError && retry}
      <DataTable
        label={t(`list.${kind}`)}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ email }) => email}
        rowPath={({ id }) => detailPath(id)}
        isLoading={list.isLoading}
        isStale={list.isPlaceholderData}
        sort={{
          key: filter.sort,
          order: filter.order,
          onSort: (key, order) => onSort(parseParam(VisitorSort, key) ?? DEFAULT_VISITOR_FILTER.sort, order),
          disabledReason: orderNote ?? undefined,
        }}
        storageKey={`visitors-${siteId}-${kind}`}
        selection={selection}
        toolbar={
          <Group gap="xs" justify="space-between">
            <Text c="dimmed" role="status">
              {list.data && t(list.hasNextPage ? 'list.countMore' : 'list.count', { number: formatNumber(rows.length, language) })}
              {orderNote !== null && list.data && (
                <Text component="span" size="xs" ml="sm">
                  {orderNote}
                </Text>
              )}
            </Text>
            <Group gap="xs">{actions}</Group>
          </Group>
        }
      />
      {list.isFetchNextPageError && <ErrorState title={t('list.failed')} error={list.error} onRetry={() => void list.fetchNextPage()} />}
      <LoadMoreButton
        hasMore={list.hasNextPage && !list.isFetchNextPageError}
        isLoading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
