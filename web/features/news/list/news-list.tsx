import { IconNews } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ListedNews } from '#shared/model/news/news.ts';
import { BatchDelete } from '#web/features/news/actions/batch-delete.tsx';
import { NewsMenuItems } from '#web/features/news/actions/news-menu-items.tsx';
import { useNewsActions } from '#web/features/news/actions/use-news-actions.tsx';
import { AddNewsAction } from '#web/features/news/actions/add-news-action.tsx';
import { type NewsFilter, newsFilter } from '#web/features/news/news-filter.ts';
import { useNewsColumns } from '#web/features/news/list/use-news-columns.tsx';
import { useNewsList } from '#web/features/news/news-queries.ts';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ListToolbar } from '#web/ui/list/list-toolbar.tsx';
import { PagedTable } from '#web/ui/list/paged-table.tsx';
import type { ListTextKey } from '#web/ui/list/paged-query.ts';
import type { FilterState } from '#web/ui/list/use-list-filter.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';

const textKey = (key: ListTextKey) =>
  key === 'goOn.title' ? 'continue.title' : key === 'goOn.text' ? 'continue.text' : key === 'goOn.action' ? 'continue.action' : key;

/** The news that match the filter, of all sites or of the site of the screen, with the actions on each item. */
export function NewsList({ state }: { state: FilterState<NewsFilter> }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const { siteId, paths } = useNewsPlace();
  const columns = useNewsColumns(siteId);
  const filter = siteId === null ? state.filter : { ...state.filter, siteId };
  const news = useNewsList(filter);
  const { start, dialog } = useNewsActions();
  const mayWrite = useMayDo('news:write');
  const note = filter.keyword === '' ? null : t('list.sortClosed');
  const isFiltered = newsFilter.isFiltered(siteId === null ? filter : { ...filter, siteId: null });

  const actionsOf = (item: ListedNews) => <NewsMenuItems item={item} onAction={start} />;

  return (
    <>
      <PagedTable
        list={news}
        rows={news.data}
        filter={{ ...state, isFiltered }}
        text={(key) => t(`list.${textKey(key)}`)}
        empty={<EmptyState icon={IconNews} title={t('list.empty.title')} text={t('list.empty.text')} action={<AddNewsAction />} />}
        hasToast
        label={t('list.title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        rowPath={({ id }) => paths.detail(id)}
        rowActions={actionsOf}
        sort={state.sortBy(note)}
        storageKey={siteId === null ? 'news' : 'site-news'}
        toolbar={
          <ListToolbar
            count={news.data?.length}
            countText={(number) => t(news.hasNextPage ? 'list.countMore' : 'list.count', { number })}
            note={note}
          >
            <TableExportButton
              fileName={t('list.fileName')}
              read={(page, signal) => api.news.export({ query: { ...newsFilter.toQuery(filter), language, ...page } }, { signal })}
            />
          </ListToolbar>
        }
        batch={
          mayWrite && {
            render: (selected, clear) => <BatchDelete selectedIds={selected.map(({ id }) => id)} onDone={clear} />,
          }
        }
      />
      {dialog}
    </>
  );
}
