import { billingEventsJob } from '#functions/open-api/job-definitions/billing-events.ts';
import { announceBillingEvents } from '#functions/open-api/jobs/billing-events/announce-billing-events.ts';
import { requestDependencies } from '#functions/open-api/wiring/webhooks.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';

const table = openTable(process.env);

export const handler = runJob(billingEventsJob, jobRunner(table), announceBillingEvents(requestDependencies(table)));
