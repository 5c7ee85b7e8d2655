import type * as z from 'zod';
import { SiteSort, SiteStatus } from '#shared/model/site/site.ts';

/** What the site list is narrowed to and its order, as its address says it. */
export interface SiteFilter {
  keyword: string;
  status: SiteStatus | null;
  sort: SiteSort;
  order: 'asc' | 'desc';
}

export const DEFAULT_SITE_FILTER: SiteFilter = { keyword: '', status: null, sort: 'edited', order: 'desc' };

const oneOf = <S extends z.ZodType>(schema: S, value: string | null): z.output<S> | null => schema.safeParse(value).data ?? null;

/** Reads an address; what it does not know counts as not said. */
export const parseFilter = (search: URLSearchParams): SiteFilter => ({
  keyword: search.get('q')?.trim() ?? '',
  status: oneOf(SiteStatus, search.get('status')),
  sort: oneOf(SiteSort, search.get('sort')) ?? DEFAULT_SITE_FILTER.sort,
  order: search.get('order') === 'asc' ? 'asc' : 'desc',
});

/** The address of a filter, without what goes without saying. */
export function serializeFilter({ keyword, status, sort, order }: SiteFilter): URLSearchParams {
  const said = {
    q: keyword,
    status,
    sort: sort === DEFAULT_SITE_FILTER.sort ? null : sort,
    order: order === DEFAULT_SITE_FILTER.order ? null : order,
  };
  return new URLSearchParams(Object.entries(said).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Whether the list leaves any site out; one by publication leaves out those that never were published. */
export const isFiltered = ({ keyword, status, sort }: SiteFilter): boolean => keyword !== '' || status !== null || sort === 'published';

/** The filter as the API takes it. */
export const toQuery = ({ keyword, status, sort, order }: SiteFilter) => ({
  ...(keyword !== '' && { keyword }),
  ...(status !== null && { status }),
  sort,
  order,
});
