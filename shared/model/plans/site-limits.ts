import * as z from 'zod';

/** Plan limits of the site's owner. `null`: unlimited. */
export const SiteLimits = z.object({
  planName: z.string(),
  maxSites: z.int().nullable(),
  maxSheets: z.int(),
  maxDirection: z.int(),
  /** Whether sites may have several columns (`swipe`) and several languages. */
  swipe: z.boolean(),
  multiLanguage: z.boolean(),
  /** Whether sites may have SEO settings and tags, popups, and forms. */
  tagSeo: z.boolean(),
  popupCta: z.boolean(),
  formContact: z.boolean(),
  /** Whether effect measurement is shown. */
  analytics: z.boolean(),
  /** Whether sites may have a custom domain. */
  privateDomain: z.boolean(),
});
export type SiteLimits = z.infer<typeof SiteLimits>;
