import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewUser, UserDetail, UserSummary, UserUpdate } from '#shared/model/account/user.ts';
import type { UserAction } from '#shared/rules/account/user-actions.ts';
import { toQuery, type UserFilter } from '#web/features/users/list/user-filter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { fetchFullPage } from '#web/lib/api/fetch-full-page.ts';
import { useUser } from '#web/lib/session/user.ts';
import { type UserApi, userApi } from '#web/lib/api/user-api.ts';

const USERS = ['users'] as const;
const LIST = [...USERS, 'list'] as const;
const detailKey = (id: string) => [...USERS, 'detail', id] as const;

const PAGE_SIZE = 50;
/** A page as good as full; fewer, and the next piece is asked for too. */
const ENOUGH = 25;

/** The calls of this login. */
export function useUserApi(): UserApi {
  const calls = userApi(useUser());
  if (!calls) throw new Error('Only logins that see users come here');
  return calls;
}

/** Accounts of the login's tree that a filter lets through, page by page. */
export function useUserList(filter: UserFilter) {
  const calls = useUserApi();
  return useInfiniteQuery({
    queryKey: [...LIST, filter],
    queryFn: ({ pageParam, signal }) =>
      fetchFullPage(
        async (cursor) => {
          const query = { ...toQuery(filter), limit: PAGE_SIZE, ...(cursor !== null && { cursor }) };
          const { users, nextCursor } = await calls.list({ query }, { signal });
          return { items: users, nextCursor };
        },
        pageParam,
        ENOUGH,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One account; `null` asks for none. */
export function useUserDetail(id: string | null) {
  const calls = useUserApi();
  return useQuery({
    queryKey: detailKey(id ?? ''),
    queryFn: async ({ signal }) => (await calls.get({ params: { id: id ?? '' } }, { signal })).user,
    enabled: id !== null,
    staleTime: 0,
  });
}

/** OEMs whose company, contact or e-mail has words that begin as typed. */
export function useOems(keyword: string) {
  const calls = useUserApi();
  return useQuery({
    queryKey: [...LIST, 'oems', keyword],
    queryFn: async ({ signal }) =>
      (
        await calls.list(
          { query: { type: 'oem-master', sort: 'company', order: 'asc', limit: 20, ...(keyword && { keyword }) } },
          { signal },
        )
      ).users,
    placeholderData: keepPreviousData,
  });
}

/** Licences of the OEM this login works for. */
export function useOwnLicences(isWanted: boolean) {
  return useQuery({
    queryKey: ['summary', 'licences'],
    queryFn: async ({ signal }) => (await api.dashboard.summary({}, { signal })).licences,
    enabled: isWanted,
    staleTime: 0,
  });
}

/** Takes over what became of an account, and has everything that tells of accounts read again. */
function useRefresh(): (user: UserDetail) => void {
  const client = useQueryClient();
  return (user) => {
    client.setQueryData(detailKey(user.id), user);
    for (const queryKey of [LIST, ['summary'], ['audit']]) void client.invalidateQueries({ queryKey });
  };
}

export function useCreateUser() {
  const calls = useUserApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: NewUser) => (await calls.create({ body })).user,
    onSuccess: refresh,
  });
}

export function useUpdateUser(id: string) {
  const calls = useUserApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (body: UserUpdate) => (await calls.update({ params: { id }, body })).user,
    onSuccess: refresh,
  });
}

/** What can be done to an account without a form. */
export type DirectUserAction = Exclude<UserAction, 'update'>;

/** Does it; answers with the account as it is then, or `null` where the answer does not say. */
async function act(calls: UserApi, id: string, action: DirectUserAction): Promise<UserDetail | null> {
  const call = { params: { id } };
  if (action === 'resend-invitation') return calls.resendInvitation(call);
  const answer = await calls[action]?.(call);
  return answer?.user ?? null;
}

export function useUserActionMutation() {
  const calls = useUserApi();
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ user, action }: { user: Pick<UserSummary, 'id'>; action: DirectUserAction }) => act(calls, user.id, action),
    onSuccess: (changed, { user, action }) => {
      if (changed) refresh(changed);
      if (action !== 'delete') return;
      client.removeQueries({ queryKey: detailKey(user.id) });
      for (const queryKey of [LIST, ['summary'], ['audit']]) void client.invalidateQueries({ queryKey });
    },
  });
}
