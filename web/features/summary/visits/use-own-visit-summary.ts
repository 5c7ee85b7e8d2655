import { useVisitSummary } from '#web/lib/api/use-analytics.ts';
import { useUser } from '#web/lib/session/user.ts';

/** The visits of the current month that the login may see. Sends no request if the plan does not include them. */
export function useOwnVisitSummary(): ReturnType<typeof useVisitSummary> {
  const { limits } = useUser();
  return useVisitSummary({ isEnabled: limits.analytics });
}
