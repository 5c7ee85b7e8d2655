import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api-client.ts';
import { useMayDo } from '#web/lib/session/user.ts';

const STALE_MS = 5 * 60_000;

/** The plans an account can have. */
export function usePlans({ isEnabled = true } = {}) {
  return useQuery({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => (await api.plan.list({}, { signal })).plans,
    enabled: isEnabled,
    staleTime: STALE_MS,
  });
}

/**
 * Returns a function that names a plan: by its id until the plans are loaded and for logins that may not read them, by a dash for accounts
 * without a plan.
 */
export function usePlanNames(): (planId: string | null) => string {
  const { data } = usePlans({ isEnabled: useMayDo('plan:choose') });
  return (planId) => (planId === null ? '–' : (data?.find(({ id }) => id === planId)?.name ?? planId));
}
