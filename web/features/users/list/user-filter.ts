import type * as z from 'zod';
import { ContractStatus } from '#shared/model/account/role.ts';
import { AccountTypeField, UserSort } from '#shared/model/account/user.ts';
import type { AccountType } from '#shared/rules/account/account-type.ts';

/** What the user list is narrowed to and its order, as its address says it. */
export interface UserFilter {
  keyword: string;
  status: ContractStatus | null;
  type: AccountType | null;
  plan: string | null;
  sort: UserSort;
  order: 'asc' | 'desc';
}

export const DEFAULT_USER_FILTER: UserFilter = { keyword: '', status: null, type: null, plan: null, sort: 'created', order: 'desc' };

const oneOf = <S extends z.ZodType>(schema: S, value: string | null): z.output<S> | null => schema.safeParse(value).data ?? null;

/** Reads an address; what it does not know counts as not said. */
export const parseFilter = (search: URLSearchParams): UserFilter => ({
  keyword: search.get('q')?.trim() ?? '',
  status: oneOf(ContractStatus, search.get('status')),
  type: oneOf(AccountTypeField, search.get('type')),
  plan: search.get('plan') || null,
  sort: oneOf(UserSort, search.get('sort')) ?? DEFAULT_USER_FILTER.sort,
  order: search.get('order') === 'asc' ? 'asc' : 'desc',
});

/** The address of a filter, without what goes without saying. */
export function serializeFilter({ keyword, status, type, plan, sort, order }: UserFilter): URLSearchParams {
  const said = {
    q: keyword,
    status,
    type,
    plan,
    sort: sort === DEFAULT_USER_FILTER.sort ? null : sort,
    order: order === DEFAULT_USER_FILTER.order ? null : order,
  };
  return new URLSearchParams(Object.entries(said).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Whether the list leaves anybody out. */
export const isFiltered = ({ keyword, status, type, plan }: UserFilter): boolean =>
  keyword !== '' || status !== null || type !== null || plan !== null;

/** The filter as the API takes it. */
export const toQuery = ({ keyword, status, type, plan, sort, order }: UserFilter) => ({
  ...(keyword !== '' && { keyword }),
  ...(status !== null && { status }),
  ...(type !== null && { type }),
  ...(plan !== null && { plan }),
  sort,
  order,
});
