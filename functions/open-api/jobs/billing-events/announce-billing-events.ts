import type { billingEventsJob } from '#functions/open-api/job-definitions/billing-events.ts';
import { type BillingRequestDependencies, requestBillingDeliveries } from '#functions/open-api/services/webhooks/request-deliveries.ts';
import type { JobHandler } from '#functions/platform/runner/run-job.ts';

/**
 * Requests the deliveries of events of invoices, to the account that issued the invoice and to the one that has to pay it. The
 * job is written in the transaction of the fact, and requesting is idempotent, so that a crash loses and repeats no event.
 */
export const announceBillingEvents = (dependencies: BillingRequestDependencies): JobHandler<typeof billingEventsJob> => ({
  async run({ payload: { subjectId: accountId, issuerId, at, events } }) {
    const accountIds = [...new Set([issuerId, accountId])];
    for (const event of events) await requestBillingDeliveries(dependencies, accountIds, { ...event, at });
  },
});
