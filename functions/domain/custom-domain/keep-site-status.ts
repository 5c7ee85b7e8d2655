import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import { scopeOf } from '#functions/scope.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import type { CustomDomain } from '#functions/store/domain/custom-domain.ts';
import type { DomainStore } from '#functions/store/domain/domain-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import { type Site, siteAuditSubject } from '#functions/store/site/site.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import { isVerifying } from '#shared/rules/domain/domain-progress.ts';
import { stateVerified, stateVerifying } from '#shared/rules/site/site-state.ts';

export interface SiteStatusDependencies {
  sites: Pick<SiteStore, 'findIncludingDeleted' | 'changeStatus'>;
  domains: Pick<DomainStore, 'ofSite'>;
  clock: Clock;
  ids: Ids;
}

/** Whether a site waits for one of its wishes. */
const awaitsDomain = (wishes: readonly Pick<CustomDomain, 'state' | 'isRemoved'>[]): boolean =>
  wishes.some(({ state, isRemoved }) => !isRemoved && isVerifying(state));

/** The site of a wish; `undefined` once it is deleted. */
export async function siteOfWish(
  { sites }: Pick<SiteStatusDependencies, 'sites'>,
  { siteId, ownerId }: Pick<CustomDomain, 'siteId' | 'ownerId'>,
): Promise<Site | undefined> {
  const site = await sites.findIncludingDeleted(scopeOf(ownerId), siteId);
  return site?.deletedAt === undefined ? site : undefined;
}

/**
 * Brings the status of a site in line with its wishes: DOMAIN_VERIFYING while it waits for one, else the status behind it.
 * `decided`: a wish as it will be after its present step. `actor`: `null` if the product itself acts. Idempotent; each check of a wish
 * repeats it, so an interruption between a wish and its site heals.
 */
export function keepSiteStatus(dependencies: SiteStatusDependencies) {
  const { sites, domains } = dependencies;
  return (decided: CustomDomain, actor: AuditEntry['actor'] = null): Promise<void> =>
    retryOnConflict(async () => {
      const [site, stored] = await Promise.all([siteOfWish(dependencies, decided), domains.ofSite(decided.siteId)]);
      if (!site) return undefined;
      const isAwaited = awaitsDomain([...stored.filter(({ token }) => token !== decided.token), decided]);
      const next = isAwaited ? stateVerifying(site) : stateVerified(site);
      if (!next || next.status === site.status) return undefined;
      const audit = newAuditEntry(dependencies, isAwaited ? 'site.domain-request' : 'site.domain-end', actor, siteAuditSubject(site), [
        { field: 'customDomain', from: isAwaited ? null : decided.name, to: isAwaited ? decided.name : null },
      ]);
      return (await sites.changeStatus(site, { ...next, audit })) ? undefined : CONFLICT;
    });
}
