import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { ownerAccount } from '#functions/sites/services/owner-limits.ts';
import { readContractEffect } from '#functions/accounts/services/contract-effect.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** Returns the plan limits of the caller's account, its number of sites, and whether its contract has ended. Makes four database calls. */
export const getSiteUsage =
  (dependencies: SiteDependencies): UseCase<typeof site.usage> =>
  async ({ caller: { scope } }) => {
    const { accounts, plans, sites, clock } = dependencies;
    const owner = await ownerAccount(dependencies, scope.accountId);
    const [limits, siteCount, contract] = await Promise.all([
      plans.getSiteLimits(owner),
      sites.countOwn(scope),
      readContractEffect(accounts, { lineage: owner.path }, clock()),
    ]);
    return { limits, siteCount, isContractEnded: contract === 'ended' };
  };
