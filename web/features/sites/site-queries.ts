import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOf, ResponseOf } from '#shared/contract/define.ts';
import type { contract } from '#shared/contract/contract.ts';
import { allowsAnotherSite } from '#shared/rules/plan-limits.ts';
import { api } from '#web/lib/api-client.ts';
import { useUser } from '#web/lib/user.ts';

const SITES = ['sites'] as const;
const PAGE_SIZE = 50;

type Contract = typeof contract;
type SitePage = ResponseOf<Contract['site']['list']>;

/** The sites in the login's tree, newest first, page by page. */
export function useSites() {
  return useInfiniteQuery({
    queryKey: SITES,
    queryFn: ({ pageParam, signal }) =>
      api.site.list({ query: { limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ sites }) => sites),
    staleTime: 0,
  });
}

/** How many sites the plan allows and how many there are; `present` is unknown until the list is there. */
export function useSiteAllowance() {
  const { limits } = useUser();
  const { data, hasNextPage } = useSites();
  const present = data?.length;
  return {
    present,
    isMore: hasNextPage,
    max: limits.maxSites,
    planName: limits.planName,
    isReached: present !== undefined && !allowsAnotherSite(limits, present),
  };
}

/** Creates a site; the list is read again. */
export function useCreateSite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<Contract['site']['create']>['body']) => api.site.create({ body }),
    onSuccess: () => client.invalidateQueries({ queryKey: SITES }),
  });
}

/** Deletes a site and takes it out of the list at once. */
export function useDeleteSite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.site.delete({ params: { id } }),
    onSuccess: (_, id) => {
      client.setQueryData<InfiniteData<SitePage, string | null>>(
        SITES,
        (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, sites: page.sites.filter((site) => site.id !== id) })) },
      );
      return client.invalidateQueries({ queryKey: SITES });
    },
  });
}
