import type { Language } from '#shared/model/language.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { Plan } from '#shared/model/account/plan.ts';
import type { SiteLimits } from '#shared/model/account/site-limits.ts';
import type { LanguageKind } from '#shared/model/site/site.ts';
import { parsePartKey, type PartKey } from '#shared/rules/site/site-parts.ts';

/** The limits of a plan that apply to sites. */
export const siteLimits = (plan: Plan): SiteLimits => ({
  planName: plan.name,
  maxSites: plan.quantitySite,
  maxSheets: plan.maxPages,
  maxDirection: plan.quantitySwipe,
  swipe: plan.swipe,
  multiLanguage: plan.multiLanguage,
  tagSeo: plan.settingTagSeo,
  popupCta: plan.settingPopupCta,
  formContact: plan.settingFormContact,
});

/** The plan limits that a grid breaks: number of sheets, sheets in one direction, columns. */
export function gridPlanFaults(grid: { numberHorizontal: number; numberVertical: number }, limits: SiteLimits): FieldError[] {
  const faults: FieldError[] = [];
  if (!limits.swipe && grid.numberVertical > 1) faults.push({ path: 'numberVertical', rule: 'plan-one-column' });
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

/** Two or more languages need a plan with `multiLanguage`. */
export const languagePlanFaults = ({ languages }: { languages: readonly Language[] }, { multiLanguage }: SiteLimits): FieldError[] =>
  languages.length > 1 && !multiLanguage ? [{ path: 'languages', rule: 'plan-one-language' }] : [];

const NEEDS_FORMS: readonly LanguageKind[] = ['contactForm', 'membershipForm', 'homepageForm'];
const NEEDS_SEO: readonly LanguageKind[] = ['seo', 'headTags', 'bodyTags'];

/** The rule that setting this part of a site breaks under a plan, if any. Removing a part is always allowed. */
export function partPlanFault(key: PartKey, { tagSeo, popupCta, formContact }: SiteLimits): FieldError['rule'] | undefined {
  const { kind } = parsePartKey(key);
  if (kind === 'popup') return popupCta ? undefined : 'plan-without-popups';
  if (NEEDS_SEO.some((one) => one === kind)) return tagSeo ? undefined : 'plan-without-seo';
  return NEEDS_FORMS.some((one) => one === kind) && !formContact ? 'plan-without-forms' : undefined;
}

interface GridSize {
  numberHorizontal: number;
  numberVertical: number;
}

/** The plan limits that enlarging a grid breaks. After a downgrade, an existing grid may be edited and shrunk as it is. */
export const gridGrowthFaults = (from: GridSize, to: GridSize, limits: SiteLimits): FieldError[] =>
  to.numberHorizontal > from.numberHorizontal || to.numberVertical > from.numberVertical ? gridPlanFaults(to, limits) : [];

/** The plan limits that adding a language breaks. Existing languages may stay after a downgrade. */
export const addedLanguageFaults = (from: readonly Language[], to: readonly Language[], limits: SiteLimits): FieldError[] =>
  to.some((language) => !from.includes(language)) ? languagePlanFaults({ languages: to }, limits) : [];

/** The properties of a site that count against a plan. */
interface MeasuredSite {
  name: string;
  numberHorizontal: number;
  numberVertical: number;
}

/** Whether any limit is lower than in the other plan. */
export const isMoreRestrictive = (limits: SiteLimits, than: SiteLimits): boolean =>
  (limits.maxSites ?? Infinity) < (than.maxSites ?? Infinity) ||
  limits.maxSheets < than.maxSheets ||
  limits.maxDirection < than.maxDirection;

/** The limits that refuse a downgrade to a plan, each with the site that exceeds it most. */
export function planDowngradeFaults(sites: readonly MeasuredSite[], { maxSites, maxSheets, maxDirection }: SiteLimits): FieldError[] {
  const faults: FieldError[] = [];
  if (maxSites !== null && sites.length > maxSites)
    faults.push({ path: 'planId', rule: 'plan-sites-in-use', params: { count: sites.length, max: maxSites } });
  const checkLargest = (rule: 'plan-sheets-in-use' | 'plan-direction-in-use', max: number, measure: (site: MeasuredSite) => number) => {
    const [largest] = sites.toSorted((a, b) => measure(b) - measure(a));
    if (largest && measure(largest) > max)
      faults.push({ path: 'planId', rule, params: { name: largest.name, count: measure(largest), max } });
  };
  checkLargest('plan-sheets-in-use', maxSheets, ({ numberHorizontal, numberVertical }) => numberHorizontal * numberVertical);
  checkLargest('plan-direction-in-use', maxDirection, ({ numberHorizontal, numberVertical }) => Math.max(numberHorizontal, numberVertical));
  return faults;
}

/** Whether the plan allows one more site. */
export const allowsAnotherSite = (limits: SiteLimits, present: number): boolean => limits.maxSites === null || present < limits.maxSites;
