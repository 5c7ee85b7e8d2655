import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedNews, NewsInput, NewsUpdate } from '#shared/model/news/news.ts';
import { type NewsFilter, newsFilter } from '#web/features/news/news-filter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { PAGE_SIZE, useItemQuery } from '#web/lib/api/use-paged-query.ts';
import { runPooled } from '#web/lib/run-pooled.ts';

const NEWS = ['news'] as const;
const detailKey = (id: string) => [...NEWS, 'detail', id] as const;
const orderKey = (siteId: string) => [...NEWS, 'order', siteId] as const;

/** The news of the login's tree that match the filter, page by page. */
export const useNewsList = (filter: NewsFilter) =>
  useItemQuery({
    queryKey: [...NEWS, 'list', filter],
    read: async (cursor, signal) => {
      const { news, nextCursor } = await api.news.list(
        { query: { ...newsFilter.toQuery(filter), limit: PAGE_SIZE, ...cursor } },
        { signal },
      );
      return { items: news, nextCursor };
    },
  });

/** One item with all its sites. */
export const useNews = (id: string) =>
  useQuery({
    queryKey: detailKey(id),
    queryFn: async ({ signal }) => (await api.news.get({ params: { id } }, { signal })).news,
    staleTime: 0,
  });

/** How often an item was shown, clicked and closed, on each of its sites. */
export const useNewsFigures = (id: string) =>
  useQuery({
    queryKey: [...NEWS, 'figures', id],
    queryFn: async ({ signal }) => (await api.news.figures({ params: { id } }, { signal })).figures,
    staleTime: 0,
  });

/** A site with its news in the order in which visitors see them. */
export const useSiteNews = (siteId: string) =>
  useQuery({
    queryKey: orderKey(siteId),
    queryFn: ({ signal }) => api.news.siteNews({ params: { siteId }, query: {} }, { signal }),
    staleTime: 0,
  });

/** How often each item of a site was shown, clicked and closed there. */
export const useSiteFigures = (siteId: string | null) =>
  useQuery({
    queryKey: [...NEWS, 'site-figures', siteId],
    queryFn: async ({ signal }) => (await api.news.siteFigures({ params: { siteId: siteId ?? '' } }, { signal })).figures,
    enabled: siteId !== null,
    staleTime: 0,
  });

/** Returns a function that invalidates all news. */
function useInvalidateNews(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all([NEWS, ['audit']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useCreateNews() {
  const invalidateNews = useInvalidateNews();
  return useMutation({
    mutationFn: async (body: NewsInput) => (await api.news.create({ body })).news,
    onSuccess: () => void invalidateNews(),
  });
}

export function useUpdateNews(id: string) {
  const invalidateNews = useInvalidateNews();
  return useMutation({
    mutationFn: async (body: NewsUpdate) => (await api.news.update({ params: { id }, body })).news,
    onSuccess: () => void invalidateNews(),
  });
}

/** The actions on an item in a list or on its detail page. */
export type NewsAction = 'publish' | 'end' | 'duplicate' | 'remove';

/** Performs an action on an item. Reloads the news after a failure too, because another login may have changed the item. */
export function useNewsAction() {
  const invalidateNews = useInvalidateNews();
  return useMutation({
    mutationFn: async ({ id, version, action }: { id: string; version: number; action: NewsAction }) => {
      const params = { id };
      if (action === 'remove') await api.news.remove({ params });
      else if (action === 'duplicate') await api.news.duplicate({ params });
      else await api.news[action]({ params, body: { version } });
    },
    onSettled: () => void invalidateNews(),
  });
}

const CONCURRENT_DELETIONS = 4;

/** Deletes items, a few at a time; resolves with the errors of the failed deletions. */
export function useRemoveNews() {
  const invalidateNews = useInvalidateNews();
  return useMutation({
    mutationFn: async (ids: readonly string[]): Promise<unknown[]> => {
      const errors: unknown[] = [];
      await runPooled(ids, CONCURRENT_DELETIONS, async (id) => {
        await api.news.remove({ params: { id } }).catch((error: unknown) => errors.push(error));
      });
      return errors;
    },
    onSettled: () => void invalidateNews(),
  });
}

type SiteNewsList = NonNullable<ReturnType<typeof useSiteNews>['data']>;

/** Reorders a site's news optimistically. Reloads them after a failure. */
export function useReorderNews(siteId: string) {
  const client = useQueryClient();
  const queryKey = orderKey(siteId);
  const change = (differences: Partial<SiteNewsList>): void =>
    void client.setQueryData<SiteNewsList>(queryKey, (data) => data && { ...data, ...differences });
  return useMutation({
    mutationFn: (news: ListedNews[]) => {
      const version = client.getQueryData<SiteNewsList>(queryKey)?.version ?? 0;
      return api.news.reorder({ params: { siteId }, body: { newsIds: news.map(({ id }) => id), version } });
    },
    onMutate: (news) => change({ news }),
    onSuccess: ({ version }) => change({ version }),
    onError: () => void client.invalidateQueries({ queryKey }),
    // Runs moves in sequence, so that the second one sends the version that the first one returned.
    scope: { id: `news-order-${siteId}` },
  });
}
