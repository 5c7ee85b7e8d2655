import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { apiContract } from '#shared/api-contract/api-contract.ts';
import type { CallOf } from '#shared/api-contract/endpoint.ts';
import type { ListedSite } from '#shared/model/sites/site.ts';
import type { NewSite } from '#shared/model/sites/site-input.ts';
import { allowsAnotherSite } from '#shared/rules/plans/plan-limits.ts';
import { type SiteFilter, siteFilter } from '#web/features/sites/site-filter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { type ItemPage, PAGE_SIZE, useItemQuery } from '#web/lib/api/use-paged-query.ts';

const SITES = ['sites'] as const;
const LIST = [...SITES, 'list'] as const;
const TRASH = [...SITES, 'trash'] as const;

type Contract = typeof apiContract;

/** The sites of the login's tree that match the filter, page by page. */
export const useSiteList = (filter: SiteFilter) =>
  useItemQuery({
    queryKey: [...LIST, filter],
    read: async (cursor, signal) => {
      const query = { ...siteFilter.toQuery(filter), limit: PAGE_SIZE, ...cursor };
      const { sites, nextCursor } = await api.site.list({ query }, { signal });
      return { items: sites, nextCursor };
    },
  });

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
  /** The saved template that the site is made from; only the name of `site` then applies. */
  templateId?: string | undefined;
}

/** Returns a function that invalidates every list and summary of sites. */
function useInvalidateSites(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all([SITES, ['summary'], ['audit']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useCreateSite() {
  const invalidateSites = useInvalidateSites();
  return useMutation({
    mutationFn: async ({ site, makeContent, templateId }: SiteCreation) =>
      templateId === undefined
        ? api.site.create({ body: { ...site, content: (await makeContent?.()) ?? null } })
        : api.siteTemplate.createSite({ params: { id: templateId }, body: { name: site.name } }),
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

/** The deleted sites of the login's tree that can be restored, page by page. */
export const useTrash = () =>
  useItemQuery({
    queryKey: TRASH,
    read: async (cursor, signal) => {
      const { sites, nextCursor } = await api.site.trash({ query: { limit: PAGE_SIZE, ...cursor } }, { signal });
      return { items: sites, nextCursor };
    },
  });

/** Restores a site from the trash. */
export function useRestoreSite() {
  const invalidateSites = useInvalidateSites();
  return useMutation({ mutationFn: (id: string) => api.site.untrash({ params: { id } }), onSuccess: invalidateSites });
}

/** Deletes a site in the trash permanently. */
export function usePurgeSite() {
  const invalidateSites = useInvalidateSites();
  return useMutation({ mutationFn: (id: string) => api.site.purge({ params: { id } }), onSuccess: invalidateSites });
}

/** Deletes a site and removes it from every cached list. */
export function useDeleteSite() {
  const client = useQueryClient();
  const invalidateSites = useInvalidateSites();
  return useMutation({
    mutationFn: (id: string) => api.site.delete({ params: { id } }),
    onSuccess: (_, id) => {
      client.setQueriesData<InfiniteData<ItemPage<ListedSite>, string | null>>(
        { queryKey: LIST },
        (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.filter((site) => site.id !== id) })) },
      );
      void invalidateSites();
    },
  });
}
