import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { type CustomDomain, isTwin } from '#functions/domains/store/custom-domain.ts';
import type { DomainStore } from '#functions/domains/store/domain-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { isTrashed, type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { isVerifying } from '#shared/rules/domains/domain-progress.ts';
import { type SiteState, stateVerified, stateVerifying } from '#shared/rules/sites/site-state.ts';

export interface SiteStatusDependencies {
  sites: Pick<SiteStore, 'findIncludingDeleted' | 'changeStatus'>;
  domains: Pick<DomainStore, 'ofSite'>;
  clock: Clock;
  ids: Ids;
}

/** Returns the domain requests that determine the site's status: those that are neither removed nor twins. */
const deciding = (requests: readonly CustomDomain[]): CustomDomain[] =>
  requests.filter((request) => !request.isRemoved && !isTwin(request));

/** Returns the domain to which visitors are redirected: the most recently requested live domain. */
const liveName = (requests: readonly CustomDomain[]): string | null =>
  requests
    .filter(({ state }) => state === 'live')
    .toSorted((one, other) => one.requestedAt - other.requestedAt)
    .at(-1)?.name ?? null;

/**
 * Returns the site of a domain request: `site` until it is deleted, and whether the request is kept, which it is while the site can be
 * restored.
 */
export async function siteOfRequest(
  { sites }: Pick<SiteStatusDependencies, 'sites'>,
  { siteId, ownerId }: Pick<CustomDomain, 'siteId' | 'ownerId'>,
): Promise<{ site: Site | undefined; isKept: boolean }> {
  const found = await sites.findIncludingDeleted(scopeOf(ownerId), siteId);
  const site = found?.deletedAt === undefined ? found : undefined;
  return { site, isKept: site !== undefined || (found !== undefined && isTrashed(found)) };
}

/** Returns the state and domain of a site that follow from its domain requests. `isAwaited`: whether one of them is being verified. */
function decideSite(site: Site, requests: readonly CustomDomain[]): { state: SiteState; customDomain: string | null; isAwaited: boolean } {
  const isAwaited = requests.some(({ state }) => isVerifying(state));
  return { state: isAwaited ? (stateVerifying(site) ?? site) : stateVerified(site), customDomain: liveName(requests), isAwaited };
}

/**
 * Updates a site to match its domain requests. The status is DOMAIN_VERIFYING while one is being verified, else the former status.
 * If the domain to which visitors are redirected changes, a job renders the site for its new address.
 *
 * `decided`: a request as it will be after its current step. `actor`: `null` if the product itself acts. Idempotent. Each check of a
 * request repeats the update, which repairs an interruption between the request and its site.
 */
export function reconcileSiteStatus(dependencies: SiteStatusDependencies) {
  const { sites, domains, ids, clock } = dependencies;

  /** Returns the audit entry about the new address or, if the address stays the same, about the status. */
  function audited(site: Site, decided: CustomDomain, next: ReturnType<typeof decideSite>, actor: AuditEntry['actor']): AuditEntry {
    const entry = (action: 'site.domain-change' | 'site.domain-request' | 'site.domain-end', from: string | null, to: string | null) =>
      newAuditEntry(dependencies, action, actor, siteAuditSubject(site), [{ field: 'customDomain', from, to }]);
    const former = site.customDomain ?? null;
    if (next.customDomain !== former) return entry('site.domain-change', former, next.customDomain);
    return next.isAwaited ? entry('site.domain-request', null, decided.name) : entry('site.domain-end', decided.name, null);
  }

  return (decided: CustomDomain, actor: AuditEntry['actor'] = null): Promise<void> =>
    retryOnConflict(async () => {
      const [{ site }, stored] = await Promise.all([siteOfRequest(dependencies, decided), domains.ofSite(decided.siteId)]);
      if (!site) return undefined;
      const next = decideSite(site, deciding([...stored.filter(({ token }) => token !== decided.token), decided]));
      const isMoved = next.customDomain !== (site.customDomain ?? null);
      if (next.state.status === site.status && !isMoved) return undefined;
      const isChanged = await sites.changeStatus(site, {
        ...next.state,
        audit: audited(site, decided, next, actor),
        ...(isMoved && {
          customDomain: next.customDomain,
          job: newJob('publish', { subjectId: site.id, ownerId: site.ownerId }, ids.ulid(), clock()),
        }),
      });
      return isChanged ? undefined : CONFLICT;
    });
}
