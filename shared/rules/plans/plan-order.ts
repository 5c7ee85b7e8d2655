import type { Plan } from '#shared/model/plans/plan.ts';

/** By place, then price, then name. */
export const inPlanOrder = (a: Plan, b: Plan): number => a.order - b.order || a.price - b.price || a.name.localeCompare(b.name, 'en');
