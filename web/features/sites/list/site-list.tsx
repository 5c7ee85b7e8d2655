import { Group } from '@mantine/core';
import { IconLayoutGridAdd } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { SiteMenuItems } from '#web/features/sites/actions/site-menu-items.tsx';
import { useSiteActions } from '#web/features/sites/actions/use-site-actions.tsx';
import { CreateSiteAction } from '#web/features/sites/create/create-site-action.tsx';
import { SiteCards } from '#web/features/sites/list/site-cards.tsx';
import { type SiteFilter, siteFilter } from '#web/features/sites/site-filter.ts';
import classes from '#web/features/sites/list/site-list.module.css';
import { SitePlaces } from '#web/features/sites/list/site-places.tsx';
import { SiteOrderSelect } from '#web/features/sites/list/site-order-select.tsx';
import { SiteViewSwitch } from '#web/features/sites/list/site-view-switch.tsx';
import { useSiteColumns } from '#web/features/sites/list/use-site-columns.tsx';
import { useSiteView } from '#web/features/sites/list/use-site-view.ts';
import { useSiteList } from '#web/features/sites/site-queries.ts';
import { api } from '#web/lib/api/api-client.ts';
import { siteEditorPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ListToolbar } from '#web/ui/list/list-toolbar.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import type { FilterState } from '#web/ui/list/use-list-filter.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';

interface SiteListProps {
  state: FilterState<SiteFilter>;
  /** Whether the bar above the sites is shown. */
  hasTools: boolean;
  /** Whether the links to library and trash are below the sites. */
  hasPlaces: boolean;
}

/** The sites that match the filter, as a table or as cards, with the actions on each. */
export function SiteList({ state, hasTools, hasPlaces }: SiteListProps) {
  const { t } = useTranslation('sites');
  const user = useUser();
  const language = useLanguage();
  const mayWrite = useMayDo('site:write');
  const columns = useSiteColumns();
  const [view, setView] = useSiteView();
  const { filter, change } = state;
  const sites = useSiteList(filter);
  const { start, dialog } = useSiteActions();
  const sortNote = filter.keyword === '' ? null : t('list.sortClosed');

  const actionsOf = (site: ListedSite) => <SiteMenuItems site={site} onAction={start} />;
  const toolbar = hasTools ? (
    <ListToolbar
      count={sites.data?.length}
      countText={(number) => t(sites.hasNextPage ? 'list.countMore' : 'list.count', { number })}
      note={sortNote ?? (filter.sort === 'published' ? t('list.onlyPublished') : null)}
      statusClass={classes['status']}
    >
      <Group gap="xs">
        <TableExportButton
          fileName={t('list.exportName')}
          read={(page, signal) => api.site.export({ query: { ...siteFilter.toQuery(filter), language, ...page } }, { signal })}
        />
        {view === 'cards' && <SiteOrderSelect filter={filter} onChange={change} />}
        <SiteViewSwitch view={view} onChange={setView} />
      </Group>
    </ListToolbar>
  ) : null;
  const empty = (
    <EmptyState
      icon={IconLayoutGridAdd}
      title={t('list.empty.title')}
      text={t(mayWrite ? 'list.empty.text' : 'list.empty.readOnly')}
      action={mayWrite && <CreateSiteAction />}
    />
  );
  const common = { isLoading: sites.isPending, isStale: sites.isPlaceholderData, toolbar };
  const rows = sites.data ?? [];

  return (
    <>
      <PagedList list={sites} rows={sites.data} filter={state} text={(key) => t(`list.${key}`)} empty={empty} hasToast>
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
            sort={state.sortBy(sortNote)}
            storageKey="sites"
            {...common}
          />
        )}
      </PagedList>
      {hasPlaces && sites.data && (
        <Group gap="xs" mt="lg">
          <SitePlaces />
        </Group>
      )}
      {dialog}
    </>
  );
}
