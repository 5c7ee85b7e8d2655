import { usePlanNames } from '#web/lib/api/use-plan-names.ts';

/** What a plan is called; a stroke for accounts without one. */
export function usePlanName(): (planId: string | null) => string {
  const planName = usePlanNames();
  return (planId) => (planId === null ? '–' : planName(planId));
}
