import { useQueries, useQuery } from '@tanstack/react-query';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { api } from '#web/lib/api/api-client.ts';

const PAGE_SIZE = 30;

/** A site as a target of news. `ownerId` is its account; absent for sites that are not results of a search. */
export interface SiteOption {
  id: string;
  name: string;
  ownerId?: string;
  ownerName?: string;
}

/** The sites whose name has words that start with the keyword, latest edited first. */
export const useSiteOptions = (keyword: string) =>
  useQuery({
    queryKey: ['news', 'sites', keyword],
    queryFn: async ({ signal }) => {
      const query = { ...(keyword !== '' && { keyword }), limit: PAGE_SIZE, sort: 'edited', order: 'desc' } as const;
      const { sites } = await api.site.list({ query }, { signal });
      return sites.map(({ id, name, owner }): SiteOption => ({ id, name, ownerId: owner.id, ownerName: owner.companyName }));
    },
  });

/** The content of a site. */
export interface SiteContent {
  id: string;
  name: string;
  document: SiteDocument;
}

const contentQuery = (id: string) => ({
  queryKey: ['news', 'site', id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SiteContent> => {
    const { site, document } = await api.site.get({ params: { id } }, { signal });
    return { id, name: site.name, document };
  },
});

/** The working content of a site; `null` requests none. */
export const useSiteContent = (id: string | null) => useQuery({ ...contentQuery(id ?? ''), enabled: id !== null });

/** The working content of sites, as far as it is loaded, in the order of `ids`. */
export const useSiteContents = (ids: readonly string[]): SiteContent[] =>
  useQueries({
    queries: ids.map(contentQuery),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
