import { DomainState } from '#shared/model/site/custom-domain.ts';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';

/** Filter of the list of domains; kept in the URL. */
export interface DomainFilter {
  keyword: string;
  state: DomainState | null;
}

export const DEFAULT_DOMAIN_FILTER: DomainFilter = { keyword: '', state: null };

/** Parses the query of the URL; missing and invalid parameters become their defaults. */
export const parseFilter = (search: URLSearchParams): DomainFilter => ({
  keyword: search.get('q')?.trim() ?? '',
  state: parseParam(DomainState, search.get('state')),
});

/** The query of a filter, without parameters that have their default value. */
export const serializeFilter = ({ keyword, state }: DomainFilter): URLSearchParams => toSearchParams({ q: keyword, state });

/** Whether the filter can hide domains. */
export const isFiltered = ({ keyword, state }: DomainFilter): boolean => keyword !== '' || state !== null;

/** The filter as query parameters of the API. */
export const toQuery = ({ keyword, state }: DomainFilter) => ({
  ...(keyword !== '' && { keyword }),
  ...(state !== null && { state }),
});
