import { SiteSort, SiteStatus } from '#shared/model/site/site.ts';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';

/** Filter and order of the site list; kept in the URL. */
export interface SiteFilter {
  keyword: string;
  status: SiteStatus | null;
  sort: SiteSort;
  order: 'asc' | 'desc';
}

export const DEFAULT_SITE_FILTER: SiteFilter = { keyword: '', status: null, sort: 'edited', order: 'desc' };

/** Parses the query of the URL; missing and invalid parameters become their defaults. */
export const parseFilter = (search: URLSearchParams): SiteFilter => ({
  keyword: search.get('q')?.trim() ?? '',
  status: parseParam(SiteStatus, search.get('status')),
  sort: parseParam(SiteSort, search.get('sort')) ?? DEFAULT_SITE_FILTER.sort,
  order: search.get('order') === 'asc' ? 'asc' : 'desc',
});

/** The query of a filter, without parameters that have their default value. */
export function serializeFilter({ keyword, status, sort, order }: SiteFilter): URLSearchParams {
  return toSearchParams({
    q: keyword,
    status,
    sort: sort === DEFAULT_SITE_FILTER.sort ? null : sort,
    order: order === DEFAULT_SITE_FILTER.order ? null : order,
  });
}

/** Whether the filter can hide sites. Sorting by publication date does: it omits sites that were never published. */
export const isFiltered = ({ keyword, status, sort }: SiteFilter): boolean => keyword !== '' || status !== null || sort === 'published';

/** The filter as query parameters of the API. */
export const toQuery = ({ keyword, status, sort, order }: SiteFilter) => ({
  ...(keyword !== '' && { keyword }),
  ...(status !== null && { status }),
  sort,
  order,
});
