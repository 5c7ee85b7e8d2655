import { importUsers } from '#functions/jobs/import-users/import-users.ts';
import { importUsersJob } from '#functions/jobs/import-users/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { importedAccounts } from '#functions/store/user-import/imported-accounts.ts';
import { userImportStore } from '#functions/store/user-import/user-import-store.ts';
import { mediaBucket, openTable } from '#functions/wiring/base.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';

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
