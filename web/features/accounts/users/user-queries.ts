import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewUser, UserDetail, UserSummary, UserUpdate } from '#shared/model/accounts/user.ts';
import type { UserAction } from '#shared/rules/accounts/user-actions.ts';
import { type UserFilter, userFilter } from '#web/features/accounts/users/user-filter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { PAGE_SIZE, useItemQuery } from '#web/lib/api/use-paged-query.ts';
import { useUser } from '#web/lib/session/user.ts';
import { type UserApi, userApi } from '#web/lib/api/user-api.ts';

export const USERS = ['users'] as const;
const LIST = [...USERS, 'list'] as const;
const detailKey = (id: string) => [...USERS, 'detail', id] as const;

/** The endpoints that this login manages users with. */
export function useUserApi(): UserApi {
  const calls = userApi(useUser());
  if (!calls) throw new Error('This login may not see users');
  return calls;
}

/** The accounts of the login's tree that match the filter, page by page. */
export function useUserList(filter: UserFilter) {
  const endpoints = useUserApi();
  return useItemQuery({
    queryKey: [...LIST, filter],
    read: async (cursor, signal) => {
      const query = { ...userFilter.toQuery(filter), limit: PAGE_SIZE, ...cursor };
      const { users, nextCursor } = await endpoints.list({ query }, { signal });
      return { items: users, nextCursor };
    },
  });
}

/** The account with an id; sends no request if `id` is `null`. */
export function useUserDetail(id: string | null) {
  const endpoints = useUserApi();
  return useQuery({
    queryKey: detailKey(id ?? ''),
    queryFn: async ({ signal }) => (await endpoints.get({ params: { id: id ?? '' } }, { signal })).user,
    enabled: id !== null,
    staleTime: 0,
  });
}

/** The OEMs whose company, contact or e-mail has words that start with the keyword. */
export function useOems(keyword: string) {
  const endpoints = useUserApi();
  return useQuery({
    queryKey: [...LIST, 'oems', keyword],
    queryFn: async ({ signal }) =>
      (
        await endpoints.list(
          { query: { type: 'oem-master', sort: 'company', order: 'asc', limit: 20, ...(keyword && { keyword }) } },
          { signal },
        )
      ).users,
    placeholderData: keepPreviousData,
  });
}

/** The licences of the OEM that this login works for. */
export function useOwnLicences(isEnabled: boolean) {
  return useQuery({
    queryKey: ['summary', 'licences'],
    queryFn: async ({ signal }) => (await api.dashboard.summary({}, { signal })).licences,
    enabled: isEnabled,
    staleTime: 0,
  });
}

/** Returns a function that caches a changed account and invalidates every list and summary of accounts. */
export function useUserCacheUpdate(): (user: UserDetail) => void {
  const client = useQueryClient();
  return (user) => {
    client.setQueryData(detailKey(user.id), user);
    for (const queryKey of [LIST, ['summary'], ['audit']]) void client.invalidateQueries({ queryKey });
  };
}

export function useCreateUser() {
  const endpoints = useUserApi();
  const cacheUser = useUserCacheUpdate();
  return useMutation({
    mutationFn: async (body: NewUser) => (await endpoints.create({ body })).user,
    onSuccess: cacheUser,
  });
}

export function useUpdateUser(id: string) {
  const endpoints = useUserApi();
  const cacheUser = useUserCacheUpdate();
  return useMutation({
    mutationFn: async (body: UserUpdate) => (await endpoints.update({ params: { id }, body })).user,
    onSuccess: cacheUser,
  });
}

/** The actions on an account that need no form. */
export type DirectUserAction = Exclude<UserAction, 'update'>;

/** Performs an action; returns the changed account, or `null` if the response does not contain it. */
async function perform(endpoints: UserApi, id: string, action: DirectUserAction, reason: string): Promise<UserDetail | null> {
  const call = { params: { id } };
  if (action === 'resend-invitation') return endpoints.resendInvitation(call);
  if (action === 'terminate') return (await endpoints.terminate?.({ ...call, body: { reason } }))?.user ?? null;
  const answer = await endpoints[action]?.(call);
  return answer?.user ?? null;
}

export function useUserActionMutation() {
  const endpoints = useUserApi();
  const client = useQueryClient();
  const cacheUser = useUserCacheUpdate();
  return useMutation({
    /** `reason` is given only for a termination. */
    mutationFn: ({ user, action, reason = '' }: { user: Pick<UserSummary, 'id'>; action: DirectUserAction; reason?: string }) =>
      perform(endpoints, user.id, action, reason),
    onSuccess: (changed, { user, action }) => {
      if (changed) cacheUser(changed);
      if (action !== 'delete') return;
      client.removeQueries({ queryKey: detailKey(user.id) });
      for (const queryKey of [LIST, ['summary'], ['audit']]) void client.invalidateQueries({ queryKey });
    },
  });
}
