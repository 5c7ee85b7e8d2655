import * as z from 'zod';
import { day } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';

export const VisitorSort = z.enum(['created', 'email']);
export type VisitorSort = z.infer<typeof VisitorSort>;

/** Filter and order of a list; kept in the URL. `State`: the states of the list's entries. */
export interface VisitorFilter<State extends string> {
  keyword: string;
  email: string;
  lang: Language | null;
  /** First and last day, both inclusive: YYYY-MM-DD in Japanese time. */
  from: string | null;
  to: string | null;
  state: State | null;
  sort: VisitorSort;
  order: 'asc' | 'desc';
}

export const DEFAULT_VISITOR_FILTER: VisitorFilter<never> = {
  keyword: '',
  email: '',
  lang: null,
  from: null,
  to: null,
  state: null,
  sort: 'created',
  order: 'desc',
};

/** Parses the query of the URL; missing and invalid parameters become their defaults. */
export const parseFilter = <State extends string>(states: z.ZodType<State>, search: URLSearchParams): VisitorFilter<State> => ({
  keyword: search.get('q')?.trim() ?? '',
  email: search.get('email')?.trim() ?? '',
  lang: parseParam(Language, search.get('lang')),
  from: parseParam(day(), search.get('from')),
  to: parseParam(day(), search.get('to')),
  state: parseParam(states, search.get('state')),
  sort: parseParam(VisitorSort, search.get('sort')) ?? DEFAULT_VISITOR_FILTER.sort,
  order: search.get('order') === 'asc' ? 'asc' : 'desc',
});

/** The query of a filter, without parameters that have their default value. */
export const serializeFilter = ({ keyword, sort, order, ...rest }: VisitorFilter<string>): URLSearchParams =>
  toSearchParams({
    q: keyword,
    ...rest,
    sort: sort === DEFAULT_VISITOR_FILTER.sort ? null : sort,
    order: order === DEFAULT_VISITOR_FILTER.order ? null : order,
  });

/** Whether the filter can hide entries. */
export const isFiltered = ({ sort: _sort, order: _order, ...conditions }: VisitorFilter<string>): boolean =>
  Object.values(conditions).some(Boolean);

/** Whether the first day is not after the last; the list is not requested otherwise. */
export const isValidRange = ({ from, to }: VisitorFilter<string>): boolean => from === null || to === null || from <= to;

/** The filter as query parameters of the API. */
export const toQuery = <State extends string>({ keyword, email, lang, from, to, state, sort, order }: VisitorFilter<State>) => ({
  ...(keyword !== '' && { keyword }),
  ...(email !== '' && { email }),
  ...(lang !== null && { lang }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(state !== null && { state }),
  sort,
  order,
});
