import { useTranslation } from '#web/lib/use-translation.ts';
import type { NewsUpdate } from '#shared/model/news/news.ts';
import { toDraft, toNewsUpdate } from '#web/features/news/form/news-draft.ts';
import { NewsForm } from '#web/features/news/form/news-form.tsx';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { NewsLoadState } from '#web/features/news/news-load-state.tsx';
import { useNews, useUpdateNews } from '#web/features/news/news-queries.ts';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { Page } from '#web/ui/page/page.tsx';

/** Edits an item. Visitors see the previous text until it is saved. */
export function EditNewsPage() {
  const { t } = useTranslation('news');
  const { newsId, paths } = useNewsPlace();
  const news = useNews(newsId);
  const update = useUpdateNews(newsId);
  const title = t('update.title');

  // Data cached by another screen may be older than the latest save of another login.
  if (!news.data || !news.isFetchedAfterMount || isNotFound(news.error)) return <NewsLoadState title={title} query={news} />;
  const { data } = news;
  return (
    <Page title={title} lead={t('update.lead', { title: data.title })}>
      <NewsForm<NewsUpdate>
        key={newsId}
        initial={toDraft(data)}
        saved={{ version: data.version, state: data.state, ownerId: data.owner.id }}
        knownSites={data.sites.map(({ id, name }) => ({ id, name, ownerId: data.owner.id }))}
        saving={{ mutation: update, toBody: toNewsUpdate, texts: 'update', reload: news.refetch }}
        cancelPath={paths.detail(newsId)}
      />
    </Page>
  );
}
