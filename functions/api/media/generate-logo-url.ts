import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import { prepareUpload } from '#functions/api/media/prepare-uploads.ts';
import { refuseFrozen } from '#functions/api/site/refuse-frozen.ts';
import type { Scope } from '#functions/scope.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { media } from '#shared/contract/media.ts';

/** The site the picture is for, or the account that is about to create one. */
async function destination({ sites, accounts }: MediaDependencies, scope: Scope, siteId: string | undefined) {
  if (siteId !== undefined) {
    const { ownerId, lineage } = await sites.find(scope, siteId);
    return { siteId, ownerId, lineage };
  }
  const owner = await accounts.get(scope.accountId);
  if (!owner) throw new Error(`Account ${scope.accountId} signed in but is not there`);
  return { siteId: '', ownerId: owner.id, lineage: owner.path };
}

export const generateLogoUrl =
  (dependencies: MediaDependencies): UseCase<typeof media.generateLogoUrl> =>
  async ({ caller, body: { siteId, kind, file } }) => {
    const to = await destination(dependencies, caller.scope, siteId);
    await refuseFrozen(dependencies, caller, to);
    return { upload: await prepareUpload(dependencies, { loginId: caller.loginId, ...to }, kind, file) };
  };
