import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { ownerLimits } from '#functions/domain/site/owner-limits.ts';
import { siteSummary } from '#functions/domain/site/site-summary.ts';
import { workingDocument } from '#functions/api/site/content/working-document.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

export const getSite =
  (dependencies: SiteDependencies): UseCase<typeof site.get> =>
  async ({ caller, params }) => {
    const { sites, sitesOrigin } = dependencies;
    const found = await sites.find(caller.scope, params.id);
    const [document, limits] = await Promise.all([workingDocument(dependencies, found), ownerLimits(dependencies, found.ownerId)]);
    return { site: siteSummary(found, sitesOrigin), document, limits };
  };
