import type { ListedDomain } from '#shared/model/domains/custom-domain.ts';
import { type DomainFilter, domainFilter } from '#web/features/domains/domain-filter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { PAGE_SIZE, usePagedQuery } from '#web/lib/api/use-paged-query.ts';

/** Removes duplicates, because a domain that is requested between two calls can be on both pages. */
function uniqueByToken(domains: readonly ListedDomain[]): ListedDomain[] {
  return [...new Map(domains.map((domain) => [domain.token, domain])).values()];
}

/** All domains of the product that match the filter, page by page, with the usage of quotas. */
export const useDomains = (filter: DomainFilter) =>
  usePagedQuery({
    queryKey: ['domains', filter],
    read: (cursor, signal) =>
      api.customDomain.list({ query: { ...domainFilter.toQuery(filter), limit: PAGE_SIZE, ...cursor } }, { signal }),
    select: (pages) => ({ domains: uniqueByToken(pages.flatMap(({ domains }) => domains)), quota: pages[0]?.quota }),
  });
