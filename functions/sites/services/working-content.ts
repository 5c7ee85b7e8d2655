import { type SiteContent, siteContent } from '#functions/sites/services/site-content.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Revision } from '#functions/sites/store/revisions/revision.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { Language } from '#shared/model/language.ts';

/** The working revision of a site, in one language. */
export interface WorkingContent extends SiteContent {
  revision: Revision;
}

/** Returns the working revision in the requested language, or in the default language if the site does not have the requested one. */
export async function workingContent(
  revisions: RevisionStore,
  site: Pick<Site, 'id' | 'working'>,
  lang: Language | undefined,
): Promise<WorkingContent> {
  const [revision] = await revisions.read(site, [site.working]);
  if (!revision) throw new Error(`Working revision ${site.working} of site ${site.id} is missing`);
  return { revision, ...(await siteContent(revisions, site, revision, lang)) };
}
