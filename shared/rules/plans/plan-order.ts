import type { Plan } from '#shared/model/plans/plan.ts';

/** Orders plans by position, then price, then name. */
export const inPlanOrder = (a: Plan, b: Plan): number => a.order - b.order || a.price - b.price || a.name.localeCompare(b.name, 'en');
