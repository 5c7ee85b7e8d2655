import type { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import { siteOrigin } from '#shared/rules/sites/site-address.ts';

/** Returns the target of the CNAME that proves a domain request: unique to the request, in the zone of its connection group. */
export type TargetOf = (domain: Pick<CustomDomain, 'token' | 'group'>) => string;

/** Returns the label, below the domain of sites, whose subdomains resolve to a connection group. */
export const groupLabel = (group: number): string => (group === 0 ? 'cname' : `cname-${group + 1}`);

/** Returns the domain of all sites. `sitesOrigin`: template with `{siteId}`. */
export const sitesDomain = (sitesOrigin: string): string => new URL(siteOrigin(sitesOrigin, 'site-id')).hostname.replace(/^site-id\./, '');

/** Returns targets of the form `{token}.cname.{sites domain}`. Each further connection group has its own label. */
export function domainTargets(sitesOrigin: string): TargetOf {
  const domain = sitesDomain(sitesOrigin);
  return ({ token, group }) => `${token}.${groupLabel(group)}.${domain}`;
}
