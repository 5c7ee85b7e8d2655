import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api/api-client.ts';
import { useMayDo } from '#web/lib/session/user.ts';

/** What plans are called. The id stands in until the names are there, and for logins that are not told them. */
export function usePlanNames(): (planId: string) => string {
  const { data } = useQuery({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => (await api.plan.list({}, { signal })).plans,
    enabled: useMayDo('plan:choose'),
    staleTime: 5 * 60_000,
  });
  return (planId) => data?.find(({ id }) => id === planId)?.name ?? planId;
}
