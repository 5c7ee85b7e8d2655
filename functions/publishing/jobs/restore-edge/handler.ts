import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { restoreEdge } from '#functions/publishing/jobs/restore-edge/restore-edge.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { openTable } from '#functions/platform/wiring/base.ts';
import { openEdgeStore } from '#functions/platform/wiring/jobs.ts';
import { openMediaKeys, openSecrets, validKeys, withSecrets } from '#functions/platform/wiring/secrets.ts';

const { env } = process;
const secrets = openSecrets();
const mediaKeys = openMediaKeys(env, secrets);
const table = openTable(env);

export const handler = withSecrets(
  secrets,
  restoreEdge({
    accounts: accountStore(table),
    sites: siteStore(table),
    jobs: jobStore(table, systemClock),
    edgeStore: openEdgeStore(env),
    mediaKeys: () => validKeys(mediaKeys()),
    ids: systemIds,
    clock: systemClock,
  }),
);
