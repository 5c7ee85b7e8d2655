import { systemClock } from '#functions/platform/wiring/clock.ts';
import { applyContract } from '#functions/accounts/jobs/contract/apply-contract.ts';
import { contractJob } from '#functions/accounts/job-definitions/contract.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { libraryStore } from '#functions/media/store/library-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { templateStore } from '#functions/sites/store/templates/template-store.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { jobRunner, openEdgeStore } from '#functions/platform/wiring/jobs.ts';

const table = openTable(process.env);
const runner = jobRunner(table);

export const handler = runJob(
  contractJob,
  runner,
  applyContract({
    ...runner,
    accounts: accountStore(table),
    sites: siteStore(table),
    templates: templateStore(table),
    library: libraryStore(table),
    edgeStore: openEdgeStore(process.env),
    clock: systemClock,
  }),
);
