import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { closeMonths } from '#functions/billing/jobs/monthly-closing/close-months.ts';
import { monthlyClosingJob } from '#functions/billing/job-definitions/monthly-closing.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';

const table = openTable(process.env);
const runner = jobRunner(table);

export const handler = runJob(
  monthlyClosingJob,
  runner,
  closeMonths({
    accounts: accountStore(table),
    plans: planStore(table),
    sites: siteStore(table),
    revisions: revisionStore(table),
    settings: billingSettingsStore(table),
    closings: closingStore(table, systemClock),
    pageViews: pageViewStore(table, systemClock),
    clock: systemClock,
    ids: systemIds,
  }),
);
