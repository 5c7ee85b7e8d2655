import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ListedDomain } from '#shared/model/site/custom-domain.ts';
import { type DomainFilter, toQuery } from '#web/features/domains/domain-filter.ts';
import { api } from '#web/lib/api/api-client.ts';

const PAGE_SIZE = 50;

/** Removes duplicates: a domain requested between two calls can move to the next page. */
function uniqueByToken(domains: readonly ListedDomain[]): ListedDomain[] {
  return [...new Map(domains.map((domain) => [domain.token, domain])).values()];
}

/** All domains of the product that match the filter, page by page, with the usage of quotas. */
export function useDomains(filter: DomainFilter) {
  return useInfiniteQuery({
    queryKey: ['domains', filter],
    queryFn: ({ pageParam, signal }) =>
      api.customDomain.list(
        { query: { ...toQuery(filter), limit: PAGE_SIZE, ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => ({ domains: uniqueByToken(pages.flatMap(({ domains }) => domains)), quota: pages[0]?.quota }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
