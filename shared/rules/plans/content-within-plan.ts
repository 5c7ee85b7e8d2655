import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { gridPlanFaults, languagePlanFaults, partPlanFault } from '#shared/rules/plans/plan-limits.ts';
import { splitIntoParts } from '#shared/rules/sites/site-parts.ts';

/** Whether a plan allows the grid, the languages and all parts of a site. */
export const isContentWithinPlan = (document: SiteDocument, limits: SiteLimits): boolean =>
  gridPlanFaults(document.grid, limits).length === 0 &&
  languagePlanFaults(document.settings, limits).length === 0 &&
  ![...splitIntoParts(document).keys()].some((key) => partPlanFault(key, limits));
