import type { SiteLimits } from '#shared/model/account/site-limits.ts';

/** What plans allow, for tests: all there is. */
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
};
/** The same for one small site. */
export const LIGHT_LIMITS: SiteLimits = { ...PRO_LIMITS, planName: 'light', maxSites: 1, maxSheets: 30, maxDirection: 30 };
