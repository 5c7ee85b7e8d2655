import { Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListedNews, NewsSort } from '#shared/model/news/news.ts';
import { BatchDelete } from '#web/features/news/actions/batch-delete.tsx';
import { NewsMenuItems } from '#web/features/news/actions/news-menu-items.tsx';
import { useNewsActions } from '#web/features/news/actions/use-news-actions.tsx';
import { DEFAULT_NEWS_FILTER, isFiltered, type NewsFilter, toQuery } from '#web/features/news/list/news-filter.ts';
import { NewsListEmpty } from '#web/features/news/list/news-list-empty.tsx';
import { useNewsColumns } from '#web/features/news/list/use-news-columns.tsx';
import { useNewsList } from '#web/features/news/news-queries.ts';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { api } from '#web/lib/api/api-client.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { LoadMoreButton } from '#web/ui/data-table/load-more-button.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

interface NewsListProps {
  /** Includes the site in the list of one site. */
  filter: NewsFilter;
  onChange: (change: Partial<NewsFilter>) => void;
  /** Clears the filter. */
  onClear: () => void;
  addAction: ReactNode;
}

/** How many items there are, and their export. */
function NewsToolbar({ filter, count, hasMore }: { filter: NewsFilter; count: number | undefined; hasMore: boolean }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  return (
    <Group gap="xs" justify="space-between">
      <Text c="dimmed" role="status">
        {count !== undefined && t(hasMore ? 'list.countMore' : 'list.count', { number: formatNumber(count, language) })}
        {filter.keyword !== '' && count !== undefined && (
          <Text component="span" size="xs" ml="sm">
            {t('list.sortClosed')}
          </Text>
        )}
      </Text>
      <TableExportButton
        fileName={t('list.fileName')}
        read={(page, signal) => api.news.export({ query: { ...toQuery(filter), language, ...page } }, { signal })}
      />
    </Group>
  );
}

/** The news that match the filter, of all sites or of one, with the actions on each. */
export function NewsList({ filter, onChange, onClear, addAction }: NewsListProps) {
  const { t } = useTranslation('news');
  const { siteId, paths } = useNewsPlace();
  const columns = useNewsColumns(siteId);
  const news = useNewsList(filter);
  const { start, dialog } = useNewsActions();
  const mayWrite = useMayDo('news:write');
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const rows = news.data ?? [];
  const selected = rows.filter(({ id }) => selectedIds.has(id)).map(({ id }) => id);

  const { error } = news;
  const announceFailure = useEffectEvent(() => toast.error(error, t('list.failed')));
  useEffect(() => {
    if (error !== null) announceFailure();
  }, [error]);

  const actionsOf = (item: ListedNews): ReactNode => <NewsMenuItems item={item} onAction={start} />;
  const failure = { title: t('list.failed'), error, isAnnounced: false };
  const retry = <ErrorState {...failure} onRetry={() => void news.refetch()} isRetrying={news.isRefetching} />;
  if (news.isError && !news.data) return retry;
  if (news.data?.length === 0 && !news.isPlaceholderData)
    return (
      <>
        <NewsListEmpty
          news={news}
          isFiltered={isFiltered(siteId === null ? filter : { ...filter, site: null })}
          onClear={onClear}
          addAction={addAction}
        />
        {dialog}
      </>
    );

  return (
    <>
      {news.isError && !news.isFetchNextPageError && retry}
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        rowPath={({ id }) => paths.detail(id)}
        rowActions={actionsOf}
        isLoading={news.isPending}
        isStale={news.isPlaceholderData}
        sort={{
          key: filter.sort,
          order: filter.order,
          onSort: (key, order) => onChange({ sort: NewsSort.safeParse(key).data ?? DEFAULT_NEWS_FILTER.sort, order }),
          disabledReason: filter.keyword === '' ? undefined : t('list.sortClosed'),
        }}
        storageKey={siteId === null ? 'news' : 'site-news'}
        toolbar={<NewsToolbar filter={filter} count={news.data?.length} hasMore={news.hasNextPage} />}
        {...(mayWrite && {
          selection: {
            selected: new Set(selected),
            onChange: setSelectedIds,
            actions: <BatchDelete selectedIds={selected} onDone={() => setSelectedIds(new Set())} />,
          },
        })}
      />
      {news.isFetchNextPageError && <ErrorState {...failure} onRetry={() => void news.fetchNextPage()} />}
      <LoadMoreButton
        hasMore={news.hasNextPage && !news.isFetchNextPageError}
        isLoading={news.isFetchingNextPage}
        onMore={() => void news.fetchNextPage()}
      />
      {dialog}
    </>
  );
}
