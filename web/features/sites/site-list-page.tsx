import { Button, Text } from '@mantine/core';
import { IconLayoutGridAdd } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CreateSiteAction } from '#web/features/sites/create-site-action.tsx';
import classes from '#web/features/sites/site-list.module.css';
import { SiteCard } from '#web/features/sites/site-card.tsx';
import { SiteCardSkeletons } from '#web/features/sites/site-card-skeletons.tsx';
import { useSites } from '#web/features/sites/site-queries.ts';
import { useMayDo } from '#web/lib/user.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';

/** The sites of the login's tree as cards, with what can be done with each. */
export function SiteListPage() {
  const { t } = useTranslation(['sites', 'common']);
  const mayWrite = useMayDo('site:write');
  const sites = useSites();

  const content = () => {
    if (sites.isPending) return <SiteCardSkeletons />;
    if (!sites.data)
      return (
        <ErrorState title={t('list.failed')} error={sites.error} onRetry={() => void sites.refetch()} isRetrying={sites.isRefetching} />
      );
    if (sites.data.length === 0) {
      return (
        <EmptyState
          icon={IconLayoutGridAdd}
          title={t('list.empty.title')}
          text={t(mayWrite ? 'list.empty.text' : 'list.empty.readOnly')}
          action={mayWrite && <CreateSiteAction />}
        />
      );
    }
    return (
      <>
        {sites.isError && !sites.isFetchNextPageError && (
          <ErrorState title={t('list.failed')} error={sites.error} onRetry={() => void sites.refetch()} isRetrying={sites.isRefetching} />
        )}
        <ul className={classes['list']}>
          {sites.data.map((site) => (
            <li key={site.id}>
              <SiteCard site={site} />
            </li>
          ))}
        </ul>
        {sites.isFetchNextPageError && (
          <ErrorState title={t('list.failed')} error={sites.error} onRetry={() => void sites.fetchNextPage()} />
        )}
        {sites.hasNextPage && !sites.isFetchNextPageError && (
          <Text component="div" ta="center" mt="lg">
            <Button variant="default" loading={sites.isFetchingNextPage} onClick={() => void sites.fetchNextPage()}>
              {t('common:loadMore')}
            </Button>
          </Text>
        )}
      </>
    );
  };

  return (
    <Page title={t('list.title')} action={sites.data?.length !== 0 && <CreateSiteAction withCount />}>
      <div aria-busy={sites.isPending}>{content()}</div>
    </Page>
  );
}
