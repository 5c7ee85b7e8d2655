import { Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { SITE_TRASH_DAYS } from '#shared/model/limits.ts';
import { TrashList } from '#web/features/sites/trash/trash-list.tsx';
import { useTrash } from '#web/features/sites/site-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** Nothing filters the trash. */
const UNFILTERED = { isFiltered: false, clear: () => undefined };

/** The deleted sites of the login's tree that can be restored. */
export function TrashPage() {
  const { t } = useTranslation('sites');
  const language = useLanguage();
  const trash = useTrash();
  const empty = <EmptyState icon={IconTrash} title={t('trash.empty.title')} text={t('trash.empty.text')} />;
  return (
    <Page title={t('trash.title')}>
      <Text mb="md">{t('trash.lead', { days: formatNumber(SITE_TRASH_DAYS, language) })}</Text>
      <PagedList
        list={trash}
        rows={trash.data}
        filter={UNFILTERED}
        text={(key) => t(key === 'failed' ? 'trash.failed' : `list.${key}`)}
        empty={empty}
        hasToast
      >
        <TrashList sites={trash.data ?? []} isLoading={trash.isPending} />
      </PagedList>
    </Page>
  );
}
