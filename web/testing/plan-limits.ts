import type { SiteLimits } from '#shared/model/plans/site-limits.ts';

/** Test data: the limits of a plan with every feature. */
export const PRO_LIMITS: SiteLimits = {
  planName: 'pro',
  maxSites: null,
  maxSheets: 2_600,
  maxDirection: 100,
  swipe: true,
  multiLanguage: true,
  tagSeo: true,
  popupCta: true,
  formContact: true,
  analytics: true,
  privateDomain: true,
};
/** Test data: the limits of a plan for one small site, with every feature. */
export const LIGHT_LIMITS: SiteLimits = { ...PRO_LIMITS, planName: 'light', maxSites: 1, maxSheets: 30, maxDirection: 30 };
