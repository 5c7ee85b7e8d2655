import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';

/**
 * Returns the owner of files that are uploaded for a site or, without `siteId`, for a site that the caller's account is about to create.
 * Refuses a read-only site.
 */
export async function uploadDestination(dependencies: MediaDependencies, caller: Caller, siteId: string | undefined) {
  const { sites, accounts } = dependencies;
  const { scope } = caller;
  if (siteId !== undefined) {
    const site = await sites.find(scope, siteId);
    await assertSiteWritable(dependencies, caller, site);
    const { ownerId, lineage } = site;
    return { siteId, ownerId, lineage };
  }
  const owner = await accounts.get(scope.accountId);
  if (!owner) throw new Error(`Account ${scope.accountId} signed in but does not exist`);
  return { siteId: '', ownerId: owner.id, lineage: owner.path };
}
