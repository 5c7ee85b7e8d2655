import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { restoreEdge } from '#functions/jobs/restore-edge/restore-edge.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { openTable } from '#functions/wiring/base.ts';
import { openEdgeStore, readMediaKeys } from '#functions/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

export const handler = restoreEdge({
  accounts: accountStore(table),
  sites: siteStore(table),
  jobs: jobStore(table, systemClock),
  edgeStore: openEdgeStore(env),
  mediaKeys: readMediaKeys(env),
  ids: systemIds,
  clock: systemClock,
});
