import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { limitsOfOwner } from '#functions/api/site/owner.ts';
import { siteSummary } from '#functions/api/site/site-summary.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/contract/site.ts';

export const getSite =
  (dependencies: SiteDependencies): UseCase<typeof site.get> =>
  async ({ caller, params }) => {
    const { sites, revisions, sitesOrigin } = dependencies;
    const found = await sites.find(caller.scope, params.id);
    const [[working], limits] = await Promise.all([revisions.read(found, [found.working]), limitsOfOwner(dependencies, found.ownerId)]);
    if (!working) throw new Error(`Working revision ${found.working} of site ${found.id} is missing`);
    return { site: siteSummary(found, sitesOrigin), document: await revisions.document(found, working), limits };
  };
