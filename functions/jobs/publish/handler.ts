import { systemClock } from '#functions/wiring/clock.ts';
import { requestDeliveries } from '#functions/domain/webhook/request-deliveries.ts';
import { publishJob } from '#functions/jobs/publish/job.ts';
import { applyPublicState } from '#functions/jobs/publish/apply-public-state.ts';
import { visitorScripts } from '#functions/jobs/site-files/visitor-scripts.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { siteNewsStore } from '#functions/store/news/site-news-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { mediaBucket, openTable, requireVariable, s3Client } from '#functions/wiring/base.ts';
import { requestDependencies } from '#functions/wiring/webhooks.ts';
import { jobRunner, openEdgeStore, openSitesCdn, sitesBucket } from '#functions/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const client = s3Client();
const announcing = requestDependencies(table);

export const handler = runJob(
  publishJob,
  jobRunner(table),
  applyPublicState({
    accounts: accountStore(table),
    jobs: jobStore(table, systemClock),
    sites: siteStore(table),
    revisions: revisionStore(table),
    siteNews: siteNewsStore(table),
    media: mediaStore(table, systemClock),
    mediaFiles: mediaBucket(env, client),
    siteFiles: sitesBucket(env, client),
    cdn: openSitesCdn(env),
    edgeStore: openEdgeStore(env),
    clock: systemClock,
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
    visitorScripts,
    announce: (event) => requestDeliveries(announcing, event),
  }),
);
