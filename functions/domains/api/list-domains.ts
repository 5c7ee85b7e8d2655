import type { CustomDomainDependencies } from '#functions/domains/api/dependencies.ts';
import { findDomains } from '#functions/domains/api/find-domains.ts';
import { groupLabel } from '#functions/domains/services/domain-target.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import type { DomainQuota } from '#shared/model/domains/custom-domain.ts';

/** Returns the used and available quotas. Each tenant has one certificate, so the same number of both is in use. */
async function quotaOf({ domains, limits }: CustomDomainDependencies): Promise<DomainQuota> {
  const used = await domains.tenantsByGroup();
  const total = [...used.values()].reduce((sum, tenants) => sum + tenants, 0);
  return {
    tenants: { used: total, max: limits.tenants },
    certificates: { used: total, max: limits.certificates },
    groups: Array.from({ length: limits.groups }, (_, group) => ({
      id: groupLabel(group),
      used: used.get(group) ?? 0,
      max: limits.tenantsPerGroup,
    })),
  };
}

/** Returns one page of the domains in the scope of the caller by name, and the use of the quotas. */
export const listDomains =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.list> =>
  async ({ caller: { scope }, query: { limit, ...query } }) => {
    const [found, quota] = await Promise.all([findDomains(dependencies, scope, query, limit), quotaOf(dependencies)]);
    return { ...found, quota };
  };
