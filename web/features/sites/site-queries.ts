import { type InfiniteData, keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { apiContract } from '#shared/api-contract/api-contract.ts';
import type { CallOf } from '#shared/api-contract/endpoint.ts';
import type { ListedSite } from '#shared/model/site/site.ts';
import type { NewSite } from '#shared/model/site/site-input.ts';
import { allowsAnotherSite } from '#shared/rules/account/plan-limits.ts';
import { type SiteFilter, toQuery } from '#web/features/sites/list/site-filter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { fetchFullPage } from '#web/lib/api/fetch-full-page.ts';

const SITES = ['sites'] as const;
const LIST = [...SITES, 'list'] as const;

const PAGE_SIZE = 50;
/** With fewer items, the next page is requested too. */
const MIN_ITEMS = 25;

type Contract = typeof apiContract;
type Page = Awaited<ReturnType<typeof fetchFullPage<ListedSite>>>;

/** Removes duplicates: a site that is edited between two requests can be on both pages. */
function uniqueById(sites: readonly ListedSite[]): ListedSite[] {
  return [...new Map(sites.map((site) => [site.id, site])).values()];
}

/** The sites of the login's tree that match the filter, page by page. */
export function useSiteList(filter: SiteFilter) {
  return useInfiniteQuery({
    queryKey: [...LIST, filter],
    queryFn: ({ pageParam, signal }) =>
      fetchFullPage(
        async (cursor) => {
          const query = { ...toQuery(filter), limit: PAGE_SIZE, ...(cursor !== null && { cursor }) };
          const { sites, nextCursor } = await api.site.list({ query }, { signal });
          return { items: sites, nextCursor };
        },
        pageParam,
        MIN_ITEMS,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => uniqueById(pages.flatMap(({ items }) => items)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The number of sites of the work account and the limits of its plan; `undefined` and `null` while loading. */
export function useSiteAllowance() {
  const { data } = useQuery({
    queryKey: [...SITES, 'usage'],
    queryFn: ({ signal }) => api.site.usage({}, { signal }),
    staleTime: 0,
  });
  const max = data?.limits.maxSites ?? null;
  return {
    present: data?.siteCount,
    max,
    left: max === null || data === undefined ? null : Math.max(0, max - data.siteCount),
    planName: data?.limits.planName ?? '',
    limits: data?.limits,
    isContractEnded: data?.isContractEnded ?? false,
    isReached: data !== undefined && !allowsAnotherSite(data.limits, data.siteCount),
  };
}

interface SiteCreation {
  site: Omit<CallOf<Contract['site']['create']>['body'], 'content'>;
  /** Creates the initial content of the site, empty by default. */
  makeContent?: (() => Promise<NewSite['content']>) | undefined;
}

/** Returns a function that invalidates every list and summary of sites. */
function useInvalidateSites(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all([SITES, ['summary'], ['audit']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useCreateSite() {
  const invalidateSites = useInvalidateSites();
  return useMutation({
    mutationFn: async ({ site, makeContent }: SiteCreation) =>
      api.site.create({ body: { ...site, content: (await makeContent?.()) ?? null } }),
    onSuccess: () => void invalidateSites(),
  });
}

/** Duplicates a site in the same account. */
export function useDuplicateSite() {
  const invalidateSites = useInvalidateSites();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => api.site.duplicate({ params: { id }, body: { name } }),
    onSuccess: invalidateSites,
  });
}

/** Deletes a site and removes it from every cached list. */
export function useDeleteSite() {
  const client = useQueryClient();
  const invalidateSites = useInvalidateSites();
  return useMutation({
    mutationFn: (id: string) => api.site.delete({ params: { id } }),
    onSuccess: (_, id) => {
      client.setQueriesData<InfiniteData<Page, string | null>>(
        { queryKey: LIST },
        (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.filter((site) => site.id !== id) })) },
      );
      void invalidateSites();
    },
  });
}
