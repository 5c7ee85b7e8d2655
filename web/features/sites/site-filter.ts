import type * as z from 'zod';
import { SiteSort, SiteStatus } from '#shared/model/site.ts';

/** What the site list is narrowed to and its order, as its address says it. */
export interface SiteFilter {
  keyword: string;
  status: SiteStatus | null;
  sort: SiteSort;
  order: 'asc' | 'desc';
}

export const EVERY_SITE: SiteFilter = { keyword: '', status: null, sort: 'edited', order: 'desc' };

const oneOf = <S extends z.ZodType>(schema: S, value: string | null): z.output<S> | null => schema.safeParse(value).data ?? null;

/** Reads an address; what it does not know counts as not said. */
export const readFilter = (search: URLSearchParams): SiteFilter => ({
  keyword: search.get('q')?.trim() ?? '',
  status: oneOf(SiteStatus, search.get('status')),
  sort: oneOf(SiteSort, search.get('sort')) ?? EVERY_SITE.sort,
  order: search.get('order') === 'asc' ? 'asc' : 'desc',
});

/** The address of a filter, without what goes without saying. */
export function writeFilter({ keyword, status, sort, order }: SiteFilter): URLSearchParams {
  const said = { q: keyword, status, sort: sort === EVERY_SITE.sort ? null : sort, order: order === EVERY_SITE.order ? null : order };
  return new URLSearchParams(Object.entries(said).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Whether the list leaves any site out; one by publication leaves out those that never were published. */
export const isNarrowed = ({ keyword, status, sort }: SiteFilter): boolean => keyword !== '' || status !== null || sort === 'published';

/** The filter as the API takes it. */
export const toQuery = ({ keyword, status, sort, order }: SiteFilter) => ({
  ...(keyword !== '' && { keyword }),
  ...(status !== null && { status }),
  sort,
  order,
});
