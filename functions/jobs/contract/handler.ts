import { systemClock } from '#functions/wiring/clock.ts';
import { applyContract } from '#functions/jobs/contract/apply-contract.ts';
import { contractJob } from '#functions/jobs/contract/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { openTable } from '#functions/wiring/base.ts';
import { jobRunner, openEdgeStore } from '#functions/wiring/jobs.ts';

const table = openTable(process.env);
const runner = jobRunner(table);

export const handler = runJob(
  contractJob,
  runner,
  applyContract({
    ...runner,
    accounts: accountStore(table),
    sites: siteStore(table),
    edgeStore: openEdgeStore(process.env),
    clock: systemClock,
  }),
);
