import type { CustomDomainDependencies } from '#functions/domains/api/dependencies.ts';
import { domainView } from '#functions/domains/services/domain-view.ts';
import { publicUrl } from '#functions/sites/services/site-summary.ts';
import { ownerLimits } from '#functions/sites/services/owner-limits.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { type CustomDomain, isTwin } from '#functions/domains/store/custom-domain.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteDomains } from '#shared/model/domains/custom-domain.ts';

/** Sorts main domains before twins, and the latest request first. */
const byImportance = (one: CustomDomain, other: CustomDomain): number =>
  Number(isTwin(one)) - Number(isTwin(other)) || other.requestedAt - one.requestedAt;

/** Returns the domain requests of a site that its owner has not removed. */
export const requestsOf = async ({ domains }: Pick<CustomDomainDependencies, 'domains'>, siteId: string): Promise<CustomDomain[]> =>
  (await domains.ofSite(siteId)).filter(({ isRemoved }) => !isRemoved);

/** Returns the domain request with this token. Throws `not-found` if the site has none. */
export async function findDomainRequest(
  dependencies: Pick<CustomDomainDependencies, 'domains'>,
  siteId: string,
  token: string,
): Promise<CustomDomain> {
  const found = (await requestsOf(dependencies, siteId)).find((request) => request.token === token);
  if (!found) throw new AppError('not-found');
  return found;
}

/** Returns the present domains of a site. `site` may be older, because its status may have changed since it was read. */
export async function siteDomains(dependencies: CustomDomainDependencies, site: Site): Promise<SiteDomains> {
  const { sites, sitesOrigin, targetOf } = dependencies;
  const [present = site, requests, limits] = await Promise.all([
    sites.findIncludingDeleted(scopeOf(site.ownerId), site.id),
    requestsOf(dependencies, site.id),
    ownerLimits(dependencies, site.ownerId),
  ]);
  return {
    domains: requests.toSorted(byImportance).map((request) => domainView(request, targetOf)),
    live: present.customDomain ?? null,
    isAllowed: limits.privateDomain,
    status: present.status,
    returnStatus: present.returnStatus,
    defaultUrl: publicUrl({ ...present, customDomain: null }, sitesOrigin),
    url: publicUrl(present, sitesOrigin),
  };
}
