import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CreateSiteAction } from '#web/features/sites/create/create-site-action.tsx';
import { DEFAULT_SITE_FILTER, parseFilter, type SiteFilter, serializeFilter } from '#web/features/sites/list/site-filter.ts';
import { SiteFilters } from '#web/features/sites/list/site-filters.tsx';
import { SiteList } from '#web/features/sites/list/site-list.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The sites of the login's tree; the URL holds filter and order. */
export function SiteListPage() {
  const { t } = useTranslation('sites');
  const [search, setSearch] = useSearchParams();
  const filter = parseFilter(search);
  const change = (changed: Partial<SiteFilter>): void =>
    setSearch((before) => serializeFilter({ ...parseFilter(before), ...changed }), { replace: true });

  return (
    <Page title={t('list.title')} action={<CreateSiteAction withUse />}>
      <SiteFilters filter={filter} onChange={change} />
      <SiteList filter={filter} onChange={change} onClear={() => change(DEFAULT_SITE_FILTER)} />
    </Page>
  );
}
