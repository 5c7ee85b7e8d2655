import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListedSite, SiteSort } from '#shared/model/site/site.ts';
import { SiteListEmpty } from '#web/features/sites/list/site-list-empty.tsx';
import { SiteOrderSelect } from '#web/features/sites/list/site-order-select.tsx';
import { SiteCards } from '#web/features/sites/list/site-cards.tsx';
import { DEFAULT_SITE_FILTER, type SiteFilter } from '#web/features/sites/list/site-filter.ts';
import { SiteMenuItems } from '#web/features/sites/actions/site-menu-items.tsx';
import { useSiteList } from '#web/features/sites/site-queries.ts';
import { SiteListToolbar } from '#web/features/sites/list/site-list-toolbar.tsx';
import { useSiteActions } from '#web/features/sites/actions/use-site-actions.tsx';
import { useSiteColumns } from '#web/features/sites/list/use-site-columns.tsx';
import { useSiteView } from '#web/features/sites/list/use-site-view.ts';
import { SiteViewSwitch } from '#web/features/sites/list/site-view-switch.tsx';
import { siteEditorPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { LoadMoreButton } from '#web/ui/data-table/load-more-button.tsx';

interface SiteListProps {
  filter: SiteFilter;
  onChange: (change: Partial<SiteFilter>) => void;
  /** Clears the filter. */
  onClear: () => void;
}

/** The sites that match the filter, as a table or as cards, with the actions on each. */
export function SiteList({ filter, onChange, onClear }: SiteListProps) {
  const { t } = useTranslation('sites');
  const user = useUser();
  const columns = useSiteColumns();
  const [view, setView] = useSiteView();
  const sites = useSiteList(filter);
  const { start, dialog } = useSiteActions();
  const rows = sites.data ?? [];

  const { error } = sites;
  const announceFailure = useEffectEvent(() => toast.error(error, t('list.failed')));
  useEffect(() => {
    if (error !== null) announceFailure();
  }, [error]);

  const failure = { title: t('list.failed'), error, isAnnounced: false };
  const retry = <ErrorState {...failure} onRetry={() => void sites.refetch()} isRetrying={sites.isRefetching} />;
  if (sites.isError && !sites.data) return retry;
  if (sites.data?.length === 0 && !sites.isPlaceholderData)
    return (
      <>
        <SiteListEmpty filter={filter} onClear={onClear} sites={sites} />
        {dialog}
      </>
    );

  const actionsOf = (site: ListedSite) => <SiteMenuItems site={site} onAction={start} />;
  const toolbar = (
    <SiteListToolbar filter={filter} count={sites.data?.length} hasMore={sites.hasNextPage}>
      {view === 'cards' && <SiteOrderSelect filter={filter} onChange={onChange} />}
      <SiteViewSwitch view={view} onChange={setView} />
    </SiteListToolbar>
  );
  const common = { isLoading: sites.isPending, isStale: sites.isPlaceholderData, toolbar };

  return (
    <>
      {sites.isError && !sites.isFetchNextPageError && retry}
      {view === 'cards' ? (
        <SiteCards sites={rows} actionsOf={actionsOf} {...common} />
      ) : (
        <DataTable
          label={t('list.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          rowPath={({ id }) => siteEditorPath(user, id)}
          rowActions={actionsOf}
          sort={{
            key: filter.sort,
            order: filter.order,
            onSort: (key, order) => onChange({ sort: SiteSort.safeParse(key).data ?? DEFAULT_SITE_FILTER.sort, order }),
            disabledReason: filter.keyword === '' ? undefined : t('list.sortClosed'),
          }}
          storageKey="sites"
          {...common}
        />
      )}
      {sites.isFetchNextPageError && <ErrorState {...failure} onRetry={() => void sites.fetchNextPage()} />}
      <LoadMoreButton
        hasMore={sites.hasNextPage && !sites.isFetchNextPageError}
        isLoading={sites.isFetchingNextPage}
        onMore={() => void sites.fetchNextPage()}
      />
      {dialog}
    </>
  );
}
