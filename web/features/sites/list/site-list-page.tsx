import { useTranslation } from '#web/lib/use-translation.ts';
import { CreateSiteAction } from '#web/features/sites/create/create-site-action.tsx';
import { siteFilter } from '#web/features/sites/site-filter.ts';
import { SiteFilters } from '#web/features/sites/list/site-filters.tsx';
import { SiteList } from '#web/features/sites/list/site-list.tsx';
import { useListFilter } from '#web/ui/list/use-list-filter.ts';
import { Page } from '#web/ui/page/page.tsx';

/** The sites of the login's tree; the URL holds filter and order. */
export function SiteListPage() {
  const { t } = useTranslation('sites');
  const state = useListFilter(siteFilter);
  return (
    <Page title={t('list.title')} action={<CreateSiteAction withUse />}>
      <SiteFilters state={state} />
      <SiteList state={state} />
    </Page>
  );
}
