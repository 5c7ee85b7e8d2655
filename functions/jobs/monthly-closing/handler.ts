import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { closeMonths } from '#functions/jobs/monthly-closing/close-months.ts';
import { monthlyClosingJob } from '#functions/jobs/monthly-closing/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { billingSettingsStore } from '#functions/store/billing/billing-settings-store.ts';
import { closingStore } from '#functions/store/billing/closing-store.ts';
import { pageViewStore } from '#functions/store/page-view/page-view-store.ts';
import { openTable } from '#functions/wiring/base.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';

const table = openTable(process.env);
const runner = jobRunner(table);

export const handler = runJob(
  monthlyClosingJob,
  runner,
  closeMonths({
    accounts: accountStore(table),
    plans: planStore(table),
    settings: billingSettingsStore(table),
    closings: closingStore(table, systemClock),
    pageViews: pageViewStore(table, systemClock),
    clock: systemClock,
    ids: systemIds,
  }),
);
