import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import type { Scope } from '#functions/scope.ts';

/** The owner of files uploaded for a site, or, without a site, for one that the caller's account is about to create. */
export async function uploadDestination({ sites, accounts }: MediaDependencies, scope: Scope, siteId: string | undefined) {
  if (siteId !== undefined) {
    const { ownerId, lineage } = await sites.find(scope, siteId);
    return { siteId, ownerId, lineage };
  }
  const owner = await accounts.get(scope.accountId);
  if (!owner) throw new Error(`Account ${scope.accountId} signed in but does not exist`);
  return { siteId: '', ownerId: owner.id, lineage: owner.path };
}
