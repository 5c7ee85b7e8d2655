import { partSource, readRequiredPart } from '#functions/sites/services/part-source.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';
import type { Language } from '#shared/model/language.ts';

/**
 * Returns the language in a request about a site, or else the default language of this revision. Makes two reads if the request
 * names none.
 */
export async function siteLanguage(
  revisions: RevisionStore,
  site: SiteRef,
  { named, revisionId }: { named: Language | undefined; revisionId: string },
): Promise<Language> {
  if (named !== undefined) return named;
  const [revision] = await revisions.read(site, [revisionId]);
  if (!revision) throw new Error(`Revision ${revisionId} of site ${site.id} is missing`);
  const { manifest, migrated } = revision;
  return (await readRequiredPart(partSource(revisions, site, migrated), manifest, 'settings')).defaultLanguage;
}
