import { siteId } from '#shared/model/fields.ts';
import { NewsSort, NewsStatus } from '#shared/model/news/news.ts';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';

/** Filter and order of a list of news; kept in the URL. */
export interface NewsFilter {
  keyword: string;
  status: NewsStatus | null;
  /** The site that shows the items. */
  site: string | null;
  sort: NewsSort;
  order: 'asc' | 'desc';
}

export const DEFAULT_NEWS_FILTER: NewsFilter = { keyword: '', status: null, site: null, sort: 'updated', order: 'desc' };

/** Parses the query of the URL; missing and invalid parameters become their defaults. */
export const parseFilter = (search: URLSearchParams): NewsFilter => ({
  keyword: search.get('q')?.trim() ?? '',
  status: parseParam(NewsStatus, search.get('status')),
  site: parseParam(siteId(), search.get('site')),
  sort: parseParam(NewsSort, search.get('sort')) ?? DEFAULT_NEWS_FILTER.sort,
  order: search.get('order') === 'asc' ? 'asc' : 'desc',
});

/** The query of a filter, without parameters that have their default value. */
export const serializeFilter = ({ keyword, status, site, sort, order }: NewsFilter): URLSearchParams =>
  toSearchParams({
    q: keyword,
    status,
    site,
    sort: sort === DEFAULT_NEWS_FILTER.sort ? null : sort,
    order: order === DEFAULT_NEWS_FILTER.order ? null : order,
  });

/** Whether the filter can hide items. Sorting by publication date does: it omits items without one. */
export const isFiltered = ({ keyword, status, site, sort }: NewsFilter): boolean =>
  keyword !== '' || status !== null || site !== null || sort === 'start';

/** The filter as query parameters of the API. */
export const toQuery = ({ keyword, status, site, sort, order }: NewsFilter) => ({
  ...(keyword !== '' && { keyword }),
  ...(status !== null && { status }),
  ...(site !== null && { siteId: site }),
  sort,
  order,
});
