import type { Language } from '#shared/model/language.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { LanguageKind } from '#shared/model/sites/site.ts';
import { parsePartKey, type PartKey } from '#shared/rules/sites/site-parts.ts';

/** Returns the limits of a plan that apply to sites. */
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
  analytics: plan.analyticsEffect,
  privateDomain: plan.privateDomain,
});

/** Returns the plan limits that a grid breaks: number of sheets, sheets in one direction, columns. */
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

/** Returns the rule that the languages of a site break: two or more languages need a plan with `multiLanguage`. */
export const languagePlanFaults = ({ languages }: { languages: readonly Language[] }, { multiLanguage }: SiteLimits): FieldError[] =>
  languages.length > 1 && !multiLanguage ? [{ path: 'languages', rule: 'plan-one-language' }] : [];

const NEEDS_FORMS: readonly LanguageKind[] = ['contactForm', 'membershipForm', 'homepageForm'];
const NEEDS_SEO: readonly LanguageKind[] = ['seo', 'headTags', 'bodyTags'];

/** Returns the rule that setting this part of a site breaks under a plan, if any. Removing a part is always allowed. */
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

/** Returns the plan limits that enlarging a grid breaks. After a downgrade, an existing grid can still be edited and reduced. */
export const gridGrowthFaults = (from: GridSize, to: GridSize, limits: SiteLimits): FieldError[] =>
  to.numberHorizontal > from.numberHorizontal || to.numberVertical > from.numberVertical ? gridPlanFaults(to, limits) : [];

/** Returns the plan limits that adding a language breaks. Existing languages may remain after a downgrade. */
export const addedLanguageFaults = (from: readonly Language[], to: readonly Language[], limits: SiteLimits): FieldError[] =>
  to.some((language) => !from.includes(language)) ? languagePlanFaults({ languages: to }, limits) : [];

/** The parts of a site that count against a plan. */
export interface MeasuredSite {
  id: string;
  name: string;
  numberHorizontal: number;
  numberVertical: number;
  languages: readonly Language[];
  /** The keys of the site's parts. */
  parts: readonly PartKey[];
  /** The custom domain of the site, if any. */
  customDomain?: string | null | undefined;
}

/** Whether any limit is lower than in the other plan, or a feature is missing. */
export const isMoreRestrictive = (limits: SiteLimits, than: SiteLimits): boolean =>
  (limits.maxSites ?? Infinity) < (than.maxSites ?? Infinity) ||
  limits.maxSheets < than.maxSheets ||
  limits.maxDirection < than.maxDirection ||
  (['swipe', 'multiLanguage', 'tagSeo', 'popupCta', 'formContact', 'privateDomain'] as const).some(
    (feature) => than[feature] && !limits[feature],
  );

const IN_USE: Readonly<Partial<Record<FieldError['rule'], FieldError['rule']>>> = {
  'plan-without-popups': 'plan-popups-in-use',
  'plan-without-forms': 'plan-forms-in-use',
  'plan-without-seo': 'plan-seo-in-use',
};

/** Returns the features of one site that a plan does not allow. */
function siteDowngradeFaults(site: MeasuredSite, limits: SiteLimits): FieldError[] {
  const { id: siteId, name, numberHorizontal, numberVertical, languages, parts, customDomain } = site;
  const fault = (rule: FieldError['rule'], figures: FieldError['params'] = {}): FieldError => ({
    path: 'planId',
    rule,
    params: { name, siteId, ...figures },
  });
  const sheets = numberHorizontal * numberVertical;
  const direction = Math.max(numberHorizontal, numberVertical);
  const features = new Set(parts.map((key) => partPlanFault(key, limits)).map((rule) => rule && IN_USE[rule]));
  return [
    ...(sheets > limits.maxSheets ? [fault('plan-sheets-in-use', { count: sheets, max: limits.maxSheets })] : []),
    ...(direction > limits.maxDirection ? [fault('plan-direction-in-use', { count: direction, max: limits.maxDirection })] : []),
    ...(!limits.swipe && numberVertical > 1 ? [fault('plan-columns-in-use', { count: numberVertical })] : []),
    ...(!limits.multiLanguage && languages.length > 1 ? [fault('plan-languages-in-use', { count: languages.length })] : []),
    ...(!limits.privateDomain && customDomain ? [fault('plan-domains-in-use')] : []),
    ...[...features].flatMap((rule) => (rule === undefined ? [] : [fault(rule)])),
  ];
}

/** Returns the reasons to refuse a change to a plan: all current use beyond the plan, with its site. */
export const planDowngradeFaults = (sites: readonly MeasuredSite[], limits: SiteLimits): FieldError[] => [
  ...(limits.maxSites !== null && sites.length > limits.maxSites
    ? [{ path: 'planId', rule: 'plan-sites-in-use' as const, params: { count: sites.length, max: limits.maxSites } }]
    : []),
  ...sites.flatMap((site) => siteDowngradeFaults(site, limits)),
];

/** Whether the plan allows one more site. */
export const allowsAnotherSite = (limits: SiteLimits, present: number): boolean => limits.maxSites === null || present < limits.maxSites;
