import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CreateSiteAction } from '#web/features/sites/create-site-action.tsx';
import { EVERY_SITE, readFilter, type SiteFilter, writeFilter } from '#web/features/sites/site-filter.ts';
import { SiteFilters } from '#web/features/sites/site-filters.tsx';
import { SiteRows } from '#web/features/sites/site-rows.tsx';
import { Page } from '#web/ui/page.tsx';

/** The sites of the login's tree: searched, narrowed and ordered by the address. */
export function SiteListPage() {
  const { t } = useTranslation('sites');
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const change = (changed: Partial<SiteFilter>): void =>
    setSearch((before) => writeFilter({ ...readFilter(before), ...changed }), { replace: true });

  return (
    <Page title={t('list.title')} action={<CreateSiteAction withUse />}>
      <SiteFilters filter={filter} onChange={change} />
      <SiteRows filter={filter} onChange={change} onClear={() => change(EVERY_SITE)} />
    </Page>
  );
}
