import { importUsers } from '#functions/accounts/jobs/import-users/import-users.ts';
import { importUsersJob } from '#functions/accounts/job-definitions/import-users.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { importedAccounts } from '#functions/accounts/store/imports/imported-accounts.ts';
import { userImportStore } from '#functions/accounts/store/imports/user-import-store.ts';
import { mediaBucket, openTable } from '#functions/platform/wiring/base.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';

const table = openTable(process.env);

export const handler = runJob(
  importUsersJob,
  jobRunner(table),
  importUsers({
    accounts: accountStore(table),
    imports: userImportStore(table, systemClock),
    imported: importedAccounts(table),
    plans: planStore(table),
    files: mediaBucket(process.env),
    clock: systemClock,
    ids: systemIds,
  }),
);
