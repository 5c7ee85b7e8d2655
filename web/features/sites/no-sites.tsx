import { Button, Group } from '@mantine/core';
import { IconFilterOff, IconLayoutGridAdd, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CreateSiteAction } from '#web/features/sites/create-site-action.tsx';
import { isNarrowed, type SiteFilter } from '#web/features/sites/site-filter.ts';
import type { useSiteList } from '#web/features/sites/site-queries.ts';
import { useMayDo } from '#web/lib/user.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

interface NoSitesProps {
  filter: SiteFilter;
  /** Lets every site through again. */
  onClear: () => void;
  sites: ReturnType<typeof useSiteList>;
}

/** None so far, none that is asked for, or none at all; each with what to do next. */
export function NoSites({ filter, onClear, sites }: NoSitesProps) {
  const { t } = useTranslation('sites');
  const mayWrite = useMayDo('site:write');
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('list.clear')}
    </Button>
  );
  if (sites.hasNextPage) {
    if (sites.isFetchNextPageError)
      return <ErrorState title={t('list.failed')} error={sites.error} onRetry={() => void sites.fetchNextPage()} />;
    const goOn = (
      <Group justify="center" gap="xs">
        <Button loading={sites.isFetchingNextPage} onClick={() => void sites.fetchNextPage()}>
          {t('list.goOn.action')}
        </Button>
        {clear}
      </Group>
    );
    return <EmptyState icon={IconSearch} title={t('list.goOn.title')} text={t('list.goOn.text')} action={goOn} />;
  }
  if (isNarrowed(filter))
    return <EmptyState icon={IconFilterOff} title={t('list.nothing.title')} text={t('list.nothing.text')} action={clear} />;
  return (
    <EmptyState
      icon={IconLayoutGridAdd}
      title={t('list.empty.title')}
      text={t(mayWrite ? 'list.empty.text' : 'list.empty.readOnly')}
      action={mayWrite && <CreateSiteAction />}
    />
  );
}
