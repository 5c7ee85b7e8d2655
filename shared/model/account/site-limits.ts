import * as z from 'zod';

/** What the plan of the site's owner allows (spec 3 "Plan"). `null` = without limit. */
export const SiteLimits = z.object({
  planName: z.string(),
  maxSites: z.int().nullable(),
  maxSheets: z.int(),
  maxDirection: z.int(),
  /** Whether sites may have more than one column (flag `swipe`), and more than one language. */
  swipe: z.boolean(),
  multiLanguage: z.boolean(),
  /** Whether there may be SEO and tags (`settingTagSeo`), popups (`settingPopupCta`), and forms (`settingFormContact`). */
  tagSeo: z.boolean(),
  popupCta: z.boolean(),
  formContact: z.boolean(),
});
export type SiteLimits = z.infer<typeof SiteLimits>;
