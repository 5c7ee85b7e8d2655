import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api-client.ts';

export const NEW_ENTRIES_KEY = ['new-entries'] as const;

const REFRESH_MS = 120_000;

/** The number of contacts and form entries of the login's tree that have not been worked on; `undefined` while unknown. */
export const useNewEntries = (isEnabled: boolean): number | undefined =>
  useQuery({
    queryKey: NEW_ENTRIES_KEY,
    queryFn: async ({ signal }) => (await api.dashboard.newEntries({}, { signal })).total,
    refetchInterval: REFRESH_MS,
    enabled: isEnabled,
  }).data;
