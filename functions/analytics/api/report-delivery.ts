import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { reportedSite } from '#functions/analytics/services/assert-reported.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { siteAuditSubject } from '#functions/sites/store/site.ts';
import type { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import type { DeliverySettings } from '#shared/model/analytics/report-delivery.ts';

/** Returns the settings of the monthly report, with its recipients. */
export const getDelivery =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.getDelivery> =>
  async ({ caller, params }) => {
    const site = await reportedSite(dependencies, caller.scope, params.siteId);
    return { delivery: await dependencies.deliveries.get(site) };
  };

/** Returns the number of addresses that get reports, 0 if reports are off. The audit log does not contain the addresses. */
const asText = ({ isOn, recipients }: Pick<DeliverySettings, 'isOn' | 'recipients'>): string => String(isOn ? recipients.length : 0);

/** Sets the recipients of the monthly report. */
export const setDelivery =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.setDelivery> =>
  async ({ caller, params, body }) => {
    const { deliveries } = dependencies;
    const site = await reportedSite(dependencies, caller.scope, params.siteId);
    await assertSiteWritable(dependencies, caller, site);
    const former = await deliveries.get(site);
    const changes = [{ field: 'reportRecipients', from: asText(former), to: asText(body) }];
    const audit = newAuditEntry(dependencies, 'site.report-delivery', auditActor(caller), siteAuditSubject(site), changes);
    if (!(await deliveries.set(site, body, audit))) throw new AppError('not-found');
    return { delivery: { ...former, ...body } };
  };
