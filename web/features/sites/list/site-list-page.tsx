import { useTranslation } from 'react-i18next';
import { CreateSiteAction } from '#web/features/sites/create/create-site-action.tsx';
import { DEFAULT_SITE_FILTER, parseFilter, type SiteFilter, serializeFilter } from '#web/features/sites/list/site-filter.ts';
import { SiteFilters } from '#web/features/sites/list/site-filters.tsx';
import { SiteList } from '#web/features/sites/list/site-list.tsx';
import { useUrlQuery } from '#web/lib/use-url-query.ts';
import { Page } from '#web/ui/page/page.tsx';

/** The sites of the login's tree; the URL holds filter and order. */
export function SiteListPage() {
  const { t } = useTranslation('sites');
  const [search, changeQuery] = useUrlQuery();
  const filter = parseFilter(search);
  const change = (changed: Partial<SiteFilter>): void => changeQuery((newest) => serializeFilter({ ...parseFilter(newest), ...changed }));

  return (
    <Page title={t('list.title')} action={<CreateSiteAction withUse />}>
      <SiteFilters filter={filter} onChange={change} />
      <SiteList filter={filter} onChange={change} onClear={() => change(DEFAULT_SITE_FILTER)} />
    </Page>
  );
}
