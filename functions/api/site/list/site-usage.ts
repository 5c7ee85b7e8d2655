import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { ownerLimits } from '#functions/api/site/content/owner-limits.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** The plan limits of the caller's account and its number of sites. Three database calls. */
export const getSiteUsage =
  (dependencies: SiteDependencies): UseCase<typeof site.usage> =>
  async ({ caller: { scope } }) => {
    const [limits, siteCount] = await Promise.all([ownerLimits(dependencies, scope.accountId), dependencies.sites.countOwn(scope)]);
    return { limits, siteCount };
  };
