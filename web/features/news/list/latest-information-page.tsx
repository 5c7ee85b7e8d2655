import { useTranslation } from '#web/lib/use-translation.ts';
import { AddNewsAction } from '#web/features/news/actions/add-news-action.tsx';
import { FilteredNews } from '#web/features/news/list/filtered-news.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The news of all sites in the login's tree. */
export function LatestInformationPage() {
  const { t } = useTranslation('news');
  return (
    <Page title={t('list.title')} lead={t('list.lead')} action={<AddNewsAction />}>
      <FilteredNews />
    </Page>
  );
}
