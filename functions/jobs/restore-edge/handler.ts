import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { restoreEdge } from '#functions/jobs/restore-edge/restore-edge.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { openTable } from '#functions/wiring/base.ts';
import { openEdgeStore } from '#functions/wiring/jobs.ts';
import { openMediaKeys, openSecrets, validKeys, withSecrets } from '#functions/wiring/secrets.ts';

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
