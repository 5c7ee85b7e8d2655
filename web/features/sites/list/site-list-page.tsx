import { Button, Group } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mediaLibraryPath, siteTrashPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
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
  const user = useUser();
  const state = useListFilter(siteFilter);
  return (
    <Page
      title={t('list.title')}
      action={
        <Group gap="sm" align="flex-start">
          <Button
            component={Link}
            to={mediaLibraryPath(user)}
            variant="default"
            leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
          >
            {t('list.library')}
          </Button>
          <Button
            component={Link}
            to={siteTrashPath(user)}
            variant="default"
            leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
          >
            {t('trash.title')}
          </Button>
          <CreateSiteAction withUse />
        </Group>
      }
    >
      <SiteFilters state={state} />
      <SiteList state={state} />
    </Page>
  );
}
