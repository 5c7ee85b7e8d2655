import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { shareView } from '#functions/preview/api/share/share-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { preview } from '#shared/api-contract/endpoints/preview.ts';

/** Returns how the preview of a site is shared. */
export const getShare =
  (dependencies: PreviewDependencies): UseCase<typeof preview.getShare> =>
  async ({ caller, params: { siteId } }) => {
    await dependencies.sites.find(caller.scope, siteId);
    return shareView(dependencies, siteId, await dependencies.shares.read(siteId));
  };
