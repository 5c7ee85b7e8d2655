import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { limitsOfOwner } from '#functions/api/site/owner.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/contract/site.ts';

/** Three database calls: the account, its plan, and how many sites it has. */
export const siteUsage =
  (dependencies: SiteDependencies): UseCase<typeof site.usage> =>
  async ({ caller: { scope } }) => {
    const [limits, siteCount] = await Promise.all([limitsOfOwner(dependencies, scope.accountId), dependencies.sites.ownCount(scope)]);
    return { limits, siteCount };
  };
