import * as z from 'zod';
import { BY_PROVIDER } from '#shared/model/person-ref.ts';
import { instant, siteId, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { SeoConfig } from '#shared/model/sites/seo.ts';
import { ViewMode } from '#shared/model/sites/site.ts';

/**
 * The parameters of a call for the content of a preview. `lang`: if absent or not a language of the site, the default language
 * applies. `domain`: the host of the site, so that a caller that identifies sites by host never shows another site.
 */
export const PreviewQuery = z.strictObject({ lang: Language.optional() });
export const PreviewSiteQuery = PreviewQuery.extend({ domain: z.string().max(TEXT_MAX.url).optional() });

/** The working revision of a site as viewers of its preview see it. */
export const PreviewSite = z.object({
  id: siteId(),
  name: z.string(),
  /** The host at which visitors see the site once it is published. */
  domain: z.string(),
  viewMode: ViewMode,
  lang: Language,
  languages: z.array(Language),
  rows: z.int(),
  columns: z.int(),
  /** Who saved the revision, and when. */
  revision: z.object({ id: ulid(), savedAt: instant(), savedBy: z.string(), ...BY_PROVIDER }),
  sheets: z.array(z.object({ cell: z.string(), pageId: ulid(), title: z.string(), membersOnly: z.boolean() })),
});
export type PreviewSite = z.infer<typeof PreviewSite>;

/** The SEO settings in a language; `seo` is `null` if nothing was entered. */
export const PreviewSeo = z.object({ lang: Language, seo: SeoConfig.omit({ basedOn: true }).nullable() });
