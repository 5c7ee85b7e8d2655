import { ContractStatus } from '#shared/model/account/role.ts';
import { AccountTypeField, UserSort } from '#shared/model/account/user.ts';
import type { AccountType } from '#shared/rules/account/account-type.ts';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';

/** Filter and order of the user list; kept in the URL. */
export interface UserFilter {
  keyword: string;
  status: ContractStatus | null;
  type: AccountType | null;
  plan: string | null;
  sort: UserSort;
  order: 'asc' | 'desc';
}

export const DEFAULT_USER_FILTER: UserFilter = { keyword: '', status: null, type: null, plan: null, sort: 'created', order: 'desc' };

/** Parses the query of the URL; missing and invalid parameters become their defaults. */
export const parseFilter = (search: URLSearchParams): UserFilter => ({
  keyword: search.get('q')?.trim() ?? '',
  status: parseParam(ContractStatus, search.get('status')),
  type: parseParam(AccountTypeField, search.get('type')),
  plan: search.get('plan') || null,
  sort: parseParam(UserSort, search.get('sort')) ?? DEFAULT_USER_FILTER.sort,
  order: search.get('order') === 'asc' ? 'asc' : 'desc',
});

/** The query of a filter, without parameters that have their default value. */
export function serializeFilter({ keyword, status, type, plan, sort, order }: UserFilter): URLSearchParams {
  return toSearchParams({
    q: keyword,
    status,
    type,
    plan,
    sort: sort === DEFAULT_USER_FILTER.sort ? null : sort,
    order: order === DEFAULT_USER_FILTER.order ? null : order,
  });
}

/** Whether the filter can hide accounts. */
export const isFiltered = ({ keyword, status, type, plan }: UserFilter): boolean =>
  keyword !== '' || status !== null || type !== null || plan !== null;

/** The filter as query parameters of the API. */
export const toQuery = ({ keyword, status, type, plan, sort, order }: UserFilter) => ({
  ...(keyword !== '' && { keyword }),
  ...(status !== null && { status }),
  ...(type !== null && { type }),
  ...(plan !== null && { plan }),
  sort,
  order,
});
