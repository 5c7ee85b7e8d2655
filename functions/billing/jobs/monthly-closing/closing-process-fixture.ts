/**
 * A process that closes all months that are due, with the handler that runs on AWS. Tests kill it while it runs. Prints a line
 * before each account, and `done` at the end.
 */
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { handler } from '#functions/billing/jobs/monthly-closing/handler.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { runUnlessLeased } from '#test/support/run-unless-leased.ts';

const MOST = 1_000;

const run = runUnlessLeased(handler);
const table = openTable(process.env);
const [closings, jobs] = [closingStore(table, systemClock), jobStore(table, systemClock)];
// Restarts the jobs of killed processes, and enqueues one for each account that is due, as reconcile does.
for (const { id } of await jobs.listOverdue(MOST)) await run(id);
for (const accountId of await closings.listDue(MOST)) {
  const job = newJob('monthly-closing', { subjectId: accountId, ownerId: accountId }, systemIds.ulid(), systemClock());
  if (await closings.enqueue(accountId, job)) await run(job.id);
}
process.stdout.write('done\n', () => process.exit(0));
