import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { reportedSite } from '#functions/analytics/services/assert-reported.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { siteAuditSubject } from '#functions/sites/store/site.ts';
import type { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import { DEFAULT_OWN_VISITS, type OwnVisits, type StoredOwnVisits } from '#shared/model/analytics/own-visits.ts';
import { subscriberRange } from '#shared/values/network/own-addresses.ts';

const answer = ({ areLeftOut, addresses }: StoredOwnVisits, viewerAddress: string): { ownVisits: OwnVisits } => ({
  ownVisits: { areLeftOut, addresses: [...addresses], here: subscriberRange(viewerAddress) },
});

/** Returns the settings by which reports leave out the owner's own visits to a site. */
export const getOwnVisits =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.getOwnVisits> =>
  async ({ caller, params, viewerAddress }) => {
    const { ownVisits = DEFAULT_OWN_VISITS } = await reportedSite(dependencies, caller.scope, params.siteId);
    return answer(ownVisits, viewerAddress);
  };

/** Sets which visits to a site reports leave out. The audit log holds the number of addresses, not the addresses. */
export const setOwnVisits =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.setOwnVisits> =>
  async ({ caller, params, body, viewerAddress }) => {
    const site = await reportedSite(dependencies, caller.scope, params.siteId);
    await assertSiteWritable(dependencies, caller, site);
    const former = site.ownVisits ?? DEFAULT_OWN_VISITS;
    const changes = [
      { field: 'ownVisitsLeftOut', from: String(former.areLeftOut), to: String(body.areLeftOut) },
      { field: 'ownAddresses', from: String(former.addresses.length), to: String(body.addresses.length) },
    ].filter(({ from, to }) => from !== to);
    const audit = newAuditEntry(dependencies, 'site.own-visits', auditActor(caller), siteAuditSubject(site), changes);
    if (!(await dependencies.ownVisits.set(site, body, audit))) throw new AppError('not-found');
    return answer(body, viewerAddress);
  };
