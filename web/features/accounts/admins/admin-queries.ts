import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { apiContract } from '#shared/api-contract/api-contract.ts';
import type { NewSubAdmin, SubAdmin, SubAdminUpdate } from '#shared/model/accounts/sub-admin.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';

export const ADMINS = ['admins'] as const;

type Admins = ResponseOf<(typeof apiContract)['subAdmin']['list']>;

/** The account owner and the sub-admins of the work account. */
export const useAdmins = () => useQuery({ queryKey: ADMINS, queryFn: ({ signal }) => api.subAdmin.list({}, { signal }), staleTime: 0 });

/** Returns a function that changes the cached list, and invalidates it and the audit log. */
function useCacheUpdate(): (change: (subAdmins: readonly SubAdmin[]) => SubAdmin[]) => void {
  const client = useQueryClient();
  return (change) => {
    client.setQueryData<Admins>(ADMINS, (data) => data && { ...data, subAdmins: change(data.subAdmins) });
    for (const queryKey of [ADMINS, ['audit']]) void client.invalidateQueries({ queryKey });
  };
}

/** Returns an error handler that reloads the list, except for invalid input, since another login may have changed the list. */
function useReloadAfterRefusal(): (error: unknown) => void {
  const client = useQueryClient();
  return (error) => {
    if (refusalOf(error)?.code !== 'invalid-input') void client.invalidateQueries({ queryKey: ADMINS });
  };
}

export function useInviteAdmin() {
  const updateCache = useCacheUpdate();
  return useMutation({
    mutationFn: async (body: NewSubAdmin) => (await api.subAdmin.create({ body })).subAdmin,
    onSuccess: (invited) => updateCache((subAdmins) => [...subAdmins, invited]),
  });
}

export function useUpdateAdmin() {
  const updateCache = useCacheUpdate();
  return useMutation({
    mutationFn: async ({ id, body }: { id: string; body: SubAdminUpdate }) =>
      (await api.subAdmin.update({ params: { id }, body })).subAdmin,
    onSuccess: (changed) => updateCache((subAdmins) => subAdmins.map((subAdmin) => (subAdmin.id === changed.id ? changed : subAdmin))),
    onError: useReloadAfterRefusal(),
  });
}

export function useRemoveAdmin() {
  const updateCache = useCacheUpdate();
  return useMutation({
    mutationFn: (id: string) => api.subAdmin.delete({ params: { id } }),
    onSuccess: (_, id) => updateCache((subAdmins) => subAdmins.filter((subAdmin) => subAdmin.id !== id)),
    onError: useReloadAfterRefusal(),
  });
}

export function useResendInvitation() {
  const updateCache = useCacheUpdate();
  return useMutation({
    mutationFn: (id: string) => api.subAdmin.resendInvitation({ params: { id } }),
    onSuccess: () => updateCache((subAdmins) => [...subAdmins]),
    onError: useReloadAfterRefusal(),
  });
}
