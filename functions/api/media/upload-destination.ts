import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import type { Scope } from '#functions/scope.ts';

/** Whose files sent for a site are, or without one for the account that is about to create one. */
export async function uploadDestination({ sites, accounts }: MediaDependencies, scope: Scope, siteId: string | undefined) {
  if (siteId !== undefined) {
    const { ownerId, lineage } = await sites.find(scope, siteId);
    return { siteId, ownerId, lineage };
  }
  const owner = await accounts.get(scope.accountId);
  if (!owner) throw new Error(`Account ${scope.accountId} signed in but is not there`);
  return { siteId: '', ownerId: owner.id, lineage: owner.path };
}
