import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { ownerLimits } from '#functions/sites/services/owner-limits.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { workingDocument } from '#functions/sites/api/content/working-document.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

export const getSite =
  (dependencies: SiteDependencies): UseCase<typeof site.get> =>
  async ({ caller, params }) => {
    const { sites, sitesOrigin } = dependencies;
    const found = await sites.find(caller.scope, params.id);
    const [document, limits] = await Promise.all([workingDocument(dependencies, found), ownerLimits(dependencies, found.ownerId)]);
    return { site: siteSummary(found, sitesOrigin), document, limits, isOwn: found.ownerId === caller.scope.accountId };
  };
