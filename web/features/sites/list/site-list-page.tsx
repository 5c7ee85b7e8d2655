import { ActionIcon, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useIsPhone } from '#web/lib/use-is-phone.ts';
import { CreateSiteAction } from '#web/features/sites/create/create-site-action.tsx';
import { siteFilter } from '#web/features/sites/site-filter.ts';
import { SiteFilters } from '#web/features/sites/list/site-filters.tsx';
import { SiteList } from '#web/features/sites/list/site-list.tsx';
import { SitePlaces } from '#web/features/sites/list/site-places.tsx';
import { useListFilter } from '#web/ui/list/use-list-filter.ts';
import { Page } from '#web/ui/page/page.tsx';

/**
 * The sites of the login's tree; the URL holds filter and order. On a phone the first site is right below one line with the primary
 * action and a button that shows search and order.
 */
export function SiteListPage() {
  const { t } = useTranslation('sites');
  const state = useListFilter(siteFilter);
  const isPhone = useIsPhone();
  const [isOpen, tools] = useDisclosure(false);
  const hasTools = !isPhone || isOpen || state.isFiltered;
  return (
    <Page
      title={t('list.title')}
      isCompact
      action={
        isPhone ? (
          <Group gap="sm" wrap="nowrap" justify="space-between" align="flex-start">
            <CreateSiteAction withUse />
            <ActionIcon size={36} variant="default" aria-label={t('list.tools')} aria-expanded={hasTools} onClick={tools.toggle}>
              <IconSearch size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Group>
        ) : (
          <Group gap="sm" align="flex-start">
            <SitePlaces />
            <CreateSiteAction withUse />
          </Group>
        )
      }
    >
      {hasTools && <SiteFilters state={state} />}
      <SiteList state={state} hasTools={hasTools} hasPlaces={isPhone} />
    </Page>
  );
}
