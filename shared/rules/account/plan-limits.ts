import type { Language } from '#shared/model/language.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { Plan } from '#shared/model/account/plan.ts';
import type { SiteLimits } from '#shared/model/account/site-limits.ts';
import type { LanguageKind } from '#shared/model/site/site.ts';
import { parsePartKey, type PartKey } from '#shared/rules/site/site-parts.ts';

/** What a plan allows for sites, as the console and the use cases hold it against a grid. */
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

/** Spec 5 "rows x columns cannot exceed the plan's max creatives", and the plan's most cells in one direction. */
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

/** More than one language needs a plan with the flag `multiLanguage`. */
export const languagePlanFaults = ({ languages }: { languages: readonly Language[] }, { multiLanguage }: SiteLimits): FieldError[] =>
  languages.length > 1 && !multiLanguage ? [{ path: 'languages', rule: 'plan-one-language' }] : [];

const NEEDS_FORMS: readonly LanguageKind[] = ['contactForm', 'membershipForm', 'homepageForm'];
const NEEDS_SEO: readonly LanguageKind[] = ['seo', 'headTags', 'bodyTags'];

/** The rule that entering this part of a site breaks under a plan, if any. Taking one away breaks none. */
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

/** What a grid breaks by becoming larger. A plan that has become smaller keeps nobody from working on what there is, nor from giving some of it up. */
export const gridGrowthFaults = (from: GridSize, to: GridSize, limits: SiteLimits): FieldError[] =>
  to.numberHorizontal > from.numberHorizontal || to.numberVertical > from.numberVertical ? gridPlanFaults(to, limits) : [];

/** The same of languages: only one that is added can break anything. */
export const addedLanguageFaults = (from: readonly Language[], to: readonly Language[], limits: SiteLimits): FieldError[] =>
  to.some((language) => !from.includes(language)) ? languagePlanFaults({ languages: to }, limits) : [];

/** A site as plans measure it. */
interface MeasuredSite {
  name: string;
  numberHorizontal: number;
  numberVertical: number;
}

/** Whether something that fits the one may not fit the other. */
export const isMoreRestrictive = (limits: SiteLimits, than: SiteLimits): boolean =>
  (limits.maxSites ?? Infinity) < (than.maxSites ?? Infinity) ||
  limits.maxSheets < than.maxSheets ||
  limits.maxDirection < than.maxDirection;

/** What keeps an account with these sites from going down to a plan, each with the site that asks for most (product.md "Money"). */
export function planDowngradeFaults(sites: readonly MeasuredSite[], { maxSites, maxSheets, maxDirection }: SiteLimits): FieldError[] {
  const faults: FieldError[] = [];
  if (maxSites !== null && sites.length > maxSites)
    faults.push({ path: 'planId', rule: 'plan-sites-in-use', params: { count: sites.length, max: maxSites } });
  const hold = (rule: 'plan-sheets-in-use' | 'plan-direction-in-use', max: number, measure: (site: MeasuredSite) => number) => {
    const [most] = sites.toSorted((a, b) => measure(b) - measure(a));
    if (most && measure(most) > max) faults.push({ path: 'planId', rule, params: { name: most.name, count: measure(most), max } });
  };
  hold('plan-sheets-in-use', maxSheets, ({ numberHorizontal, numberVertical }) => numberHorizontal * numberVertical);
  hold('plan-direction-in-use', maxDirection, ({ numberHorizontal, numberVertical }) => Math.max(numberHorizontal, numberVertical));
  return faults;
}

/** Whether one more site fits into the plan. */
export const allowsAnotherSite = (limits: SiteLimits, present: number): boolean => limits.maxSites === null || present < limits.maxSites;
