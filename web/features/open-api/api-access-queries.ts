import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiAccess, ApiAccessUpdate, ApiRotation, NewApiAccess } from '#shared/model/open-api/api-access.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';

const ACCESSES = ['api-access'] as const;

/** The API accesses of the work account, oldest first. */
export const useApiAccesses = () =>
  useQuery({
    queryKey: ACCESSES,
    queryFn: async ({ signal }) => (await api.apiAccess.list({}, { signal })).accesses,
    staleTime: 0,
  });

/** The calls of an access in the last days. */
export const useApiCalls = (id: string) =>
  useQuery({
    queryKey: [...ACCESSES, id, 'calls'],
    queryFn: async ({ signal }) => (await api.apiAccess.calls({ params: { id } }, { signal })).days,
    staleTime: 0,
  });

/** The names of the sites whose name has words that start with the keyword, by id. */
export const useSiteNames = (keyword: string, isEnabled: boolean) =>
  useQuery({
    queryKey: [...ACCESSES, 'sites', keyword],
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      const { sites } = await api.site.list(
        { query: { ...(keyword !== '' && { keyword }), limit: 100, sort: 'name', order: 'asc' } },
        { signal },
      );
      return new Map(sites.map(({ id, name }) => [id, name]));
    },
  });

/** Returns a function that changes the cached list, and invalidates it and the audit log. */
function useCacheUpdate(): (change: (accesses: readonly ApiAccess[]) => ApiAccess[]) => void {
  const client = useQueryClient();
  return (change) => {
    client.setQueryData<ApiAccess[]>(ACCESSES, (data) => data && change(data));
    for (const queryKey of [ACCESSES, ['audit']]) void client.invalidateQueries({ queryKey });
  };
}

/** Returns an error handler that reloads the list, except for invalid input, since another login may have changed the list. */
function useReloadAfterRefusal(): (error: unknown) => void {
  const client = useQueryClient();
  return (error) => {
    if (refusalOf(error)?.code !== 'invalid-input') void client.invalidateQueries({ queryKey: ACCESSES });
  };
}

const replaced = (changed: ApiAccess) => (accesses: readonly ApiAccess[]) =>
  accesses.map((access) => (access.id === changed.id ? changed : access));

export function useCreateApiAccess() {
  const updateCache = useCacheUpdate();
  return useMutation({
    mutationFn: (body: NewApiAccess) => api.apiAccess.create({ body }),
    onSuccess: ({ access }) => updateCache((accesses) => [...accesses, access]),
    onError: useReloadAfterRefusal(),
  });
}

export function useUpdateApiAccess() {
  const updateCache = useCacheUpdate();
  return useMutation({
    mutationFn: async ({ id, body }: { id: string; body: ApiAccessUpdate }) =>
      (await api.apiAccess.update({ params: { id }, body })).access,
    onSuccess: (changed) => updateCache(replaced(changed)),
    onError: useReloadAfterRefusal(),
  });
}

export function useRotateApiAccess() {
  const updateCache = useCacheUpdate();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ApiRotation }) => api.apiAccess.rotate({ params: { id }, body }),
    onSuccess: ({ access }) => updateCache(replaced(access)),
    onError: useReloadAfterRefusal(),
  });
}

export function useRevokeApiAccess() {
  const updateCache = useCacheUpdate();
  return useMutation({
    mutationFn: (id: string) => api.apiAccess.revoke({ params: { id } }),
    onSuccess: (_, id) => updateCache((accesses) => accesses.filter((access) => access.id !== id)),
    onError: useReloadAfterRefusal(),
  });
}
