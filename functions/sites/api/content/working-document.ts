import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';

/** Returns the content of a site's working revision, which every stored site has. */
export async function workingDocument({ revisions }: Pick<SiteDependencies, 'revisions'>, found: Site): Promise<SiteDocument> {
  const [working] = await revisions.read(found, [found.working]);
  if (!working) throw new Error(`Working revision ${found.working} of site ${found.id} is missing`);
  return revisions.document(found, working);
}
