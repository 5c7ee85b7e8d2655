import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { apiContract } from '#shared/api-contract/api-contract.ts';
import type { NewSubAdmin, SubAdmin, SubAdminUpdate } from '#shared/model/account/sub-admin.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';

const ADMINS = ['admins'] as const;

type Admins = ResponseOf<(typeof apiContract)['subAdmin']['list']>;

/** The account's own login and its further logins. */
export const useAdmins = () => useQuery({ queryKey: ADMINS, queryFn: ({ signal }) => api.subAdmin.list({}, { signal }), staleTime: 0 });

/** Takes a change over at once and has everything that tells of it read again. */
function useTakeOver(): (change: (subAdmins: readonly SubAdmin[]) => SubAdmin[]) => void {
  const client = useQueryClient();
  return (change) => {
    client.setQueryData<Admins>(ADMINS, (data) => data && { ...data, subAdmins: change(data.subAdmins) });
    for (const queryKey of [ADMINS, ['audit']]) void client.invalidateQueries({ queryKey });
  };
}

/** The list was not what it seemed: somebody else has changed it. */
function useReread(): (error: unknown) => void {
  const client = useQueryClient();
  return (error) => {
    if (refusalOf(error)?.code !== 'invalid-input') void client.invalidateQueries({ queryKey: ADMINS });
  };
}

export function useInviteAdmin() {
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: async (body: NewSubAdmin) => (await api.subAdmin.create({ body })).subAdmin,
    onSuccess: (invited) => takeOver((subAdmins) => [...subAdmins, invited]),
  });
}

export function useUpdateAdmin() {
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: async ({ id, body }: { id: string; body: SubAdminUpdate }) =>
      (await api.subAdmin.update({ params: { id }, body })).subAdmin,
    onSuccess: (changed) => takeOver((subAdmins) => subAdmins.map((one) => (one.id === changed.id ? changed : one))),
    onError: useReread(),
  });
}

export function useRemoveAdmin() {
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: (id: string) => api.subAdmin.delete({ params: { id } }),
    onSuccess: (_, id) => takeOver((subAdmins) => subAdmins.filter((one) => one.id !== id)),
    onError: useReread(),
  });
}

export function useResendInvitation() {
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: (id: string) => api.subAdmin.resendInvitation({ params: { id } }),
    onSuccess: () => takeOver((subAdmins) => [...subAdmins]),
    onError: useReread(),
  });
}
