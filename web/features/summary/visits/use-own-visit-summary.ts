import { useVisitSummary } from '#web/lib/api/use-analytics.ts';
import { useUser } from '#web/lib/session/user.ts';

/** The visits of the running month that the login is shown; not asked for beyond its plan. */
export function useOwnVisitSummary(): ReturnType<typeof useVisitSummary> {
  const { limits } = useUser();
  return useVisitSummary({ isEnabled: limits.analytics });
}
