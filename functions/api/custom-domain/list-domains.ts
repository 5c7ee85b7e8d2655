import type { CustomDomainDependencies } from '#functions/api/custom-domain/dependencies.ts';
import { decodeCursor, encodeCursor } from '#functions/domain/cursor.ts';
import { groupLabel } from '#functions/domain/custom-domain/domain-target.ts';
import { domainView } from '#functions/domain/custom-domain/domain-view.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { CustomDomain } from '#functions/store/domain/custom-domain.ts';
import type { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import type { DomainQuota, ListedDomain } from '#shared/model/site/custom-domain.ts';

/** Name, site and token. */
const CURSOR = /^[a-z\d.-]{1,64}#[a-z][a-z\d]{11}#[a-z\d]{26}$/;
/** Pages read for one of a state that few domains are in; the next call continues where this one ended. */
const PAGES_MAX = 10;

/** The domains with their sites and owners, in four calls. Those whose site is deleted are left out: they end at their next check. */
async function listed(dependencies: CustomDomainDependencies, domains: readonly CustomDomain[]): Promise<ListedDomain[]> {
  const { sitesOf, accounts, targetOf } = dependencies;
  const [sites, owners] = await Promise.all([
    sitesOf(domains.map(({ siteId }) => siteId)),
    accounts.getAll([...new Set(domains.map(({ ownerId }) => ownerId))]),
  ]);
  const companies = new Map(owners.flatMap((owner) => (owner ? [[owner.id, owner.companyName] as const] : [])));
  return domains.flatMap((domain, index) => {
    const site = sites[index];
    if (!site) return [];
    const owner = { id: domain.ownerId, companyName: companies.get(domain.ownerId) ?? '' };
    return [{ ...domainView(domain, targetOf), siteId: site.id, siteName: site.name, owner }];
  });
}

/** A tenant has one certificate. */
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

/** All domains of the product by name, with what they use of the quotas. */
export const listDomains =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.list> =>
  async ({ query: { state, cursor, limit } }) => {
    const found: CustomDomain[] = [];
    let position: string | null = decodeCursor(cursor, CURSOR) ?? null;
    for (let pages = 0; pages < PAGES_MAX && found.length < limit; pages += 1) {
      const page = await dependencies.domains.list({ after: position ?? undefined, limit: limit - found.length });
      found.push(...page.domains.filter((domain) => !domain.isRemoved && (state === undefined || domain.state === state)));
      position = page.next;
      if (position === null) break;
    }
    const [domains, quota] = await Promise.all([listed(dependencies, found), quotaOf(dependencies)]);
    return { domains, quota, nextCursor: encodeCursor(position) };
  };
