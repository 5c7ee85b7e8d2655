import { IconLayoutGridAdd } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CreateSiteAction } from '#web/features/sites/create/create-site-action.tsx';
import { isFiltered, type SiteFilter } from '#web/features/sites/list/site-filter.ts';
import type { useSiteList } from '#web/features/sites/site-queries.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ListEmptyState } from '#web/ui/data-table/list-empty-state.tsx';

interface SiteListEmptyProps {
  filter: SiteFilter;
  /** Clears the filter. */
  onClear: () => void;
  sites: ReturnType<typeof useSiteList>;
}

/** The empty states of the site list. */
export function SiteListEmpty({ filter, onClear, sites }: SiteListEmptyProps) {
  const { t } = useTranslation('sites');
  const mayWrite = useMayDo('site:write');
  return (
    <ListEmptyState
      list={sites}
      isFiltered={isFiltered(filter)}
      onClear={onClear}
      labels={{
        clear: t('list.clear'),
        failed: t('list.failed'),
        continueTitle: t('list.goOn.title'),
        continueText: t('list.goOn.text'),
        continue: t('list.goOn.action'),
        nothingTitle: t('list.nothing.title'),
        nothingText: t('list.nothing.text'),
      }}
    >
      <EmptyState
        icon={IconLayoutGridAdd}
        title={t('list.empty.title')}
        text={t(mayWrite ? 'list.empty.text' : 'list.empty.readOnly')}
        action={mayWrite && <CreateSiteAction />}
      />
    </ListEmptyState>
  );
}
