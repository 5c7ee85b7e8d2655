/**
 * A process that charges all cards that are due, with the handler that runs on AWS. Tests kill it while it runs. Prints a line before
 * each charge, and `done` at the end.
 */
import { handler } from '#functions/billing/jobs/charge-card/handler.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { runUnlessLeased } from '#test/support/run-unless-leased.ts';

const MOST = 1_000;

const run = runUnlessLeased(handler);
const table = openTable(process.env);
const [charges, jobs] = [chargeStore(table, systemClock), jobStore(table, systemClock)];
// Restarts the jobs of killed processes, and enqueues one for each charge that is due, as reconcile does.
for (const { id, kind } of await jobs.listOverdue(MOST)) if (kind === 'charge-card') await run(id);
for (const { accountId, number } of await charges.listDue(MOST)) {
  const payload = { subjectId: accountId, ownerId: accountId, number };
  const job = newJob('charge-card', payload, systemIds.ulid(), systemClock());
  if (await charges.enqueue({ accountId, number }, job)) await run(job.id);
}
process.stdout.write('done\n', () => process.exit(0));
