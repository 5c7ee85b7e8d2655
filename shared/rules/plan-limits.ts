import type { FieldError } from '#shared/model/error.ts';
import type { Plan } from '#shared/model/plan.ts';
import type { SiteLimits } from '#shared/model/site-limits.ts';

/** What a plan allows for sites, as the console and the use cases hold it against a grid. */
export const siteLimits = (plan: Plan): SiteLimits => ({
  planName: plan.name,
  maxSites: plan.quantitySite,
  maxSheets: plan.maxPages,
  maxDirection: plan.quantitySwipe,
});

/** Spec 5 "rows x columns cannot exceed the plan's max creatives", and the plan's most cells in one direction. */
export function gridFaults(grid: { numberHorizontal: number; numberVertical: number }, limits: SiteLimits): FieldError[] {
  const faults: FieldError[] = [];
  for (const path of ['numberHorizontal', 'numberVertical'] as const) {
    if (grid[path] > limits.maxDirection) faults.push({ path, rule: 'plan-max-direction', params: { max: limits.maxDirection } });
  }
  if (faults.length === 0 && grid.numberHorizontal * grid.numberVertical > limits.maxSheets) {
    faults.push({
      path: 'numberHorizontal',
      rule: 'plan-max-sheets',
      params: { max: limits.maxSheets, count: grid.numberHorizontal * grid.numberVertical },
    });
  }
  return faults;
}

/** Whether one more site fits into the plan. */
export const allowsAnotherSite = (limits: SiteLimits, present: number): boolean => limits.maxSites === null || present < limits.maxSites;
