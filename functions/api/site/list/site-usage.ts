import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { ownerAccount } from '#functions/domain/site/owner-limits.ts';
import { readContractEffect } from '#functions/domain/account/contract-effect.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** The plan limits of the caller's account, its number of sites, and whether its contract has ended. Four database calls. */
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
