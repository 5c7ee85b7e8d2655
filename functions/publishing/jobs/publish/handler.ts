import { systemClock } from '#functions/platform/wiring/clock.ts';
import { requestDeliveries } from '#functions/open-api/services/webhooks/request-deliveries.ts';
import { publishJob } from '#functions/publishing/job-definitions/publish.ts';
import { applyPublicState } from '#functions/publishing/jobs/publish/apply-public-state.ts';
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { visitorScripts } from '#functions/publishing/services/site-files/visitor-scripts.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { fontsBucket, mediaBucket, openTable, requireVariable, s3Client } from '#functions/platform/wiring/base.ts';
import { requestDependencies } from '#functions/open-api/wiring/webhooks.ts';
import { jobRunner, openEdgeStore, openSitesCdn, sitesBucket } from '#functions/platform/wiring/jobs.ts';

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
    fonts: fontSubsets(fontsBucket(env, client)),
    siteFiles: sitesBucket(env, client),
    cdn: openSitesCdn(env),
    edgeStore: openEdgeStore(env),
    clock: systemClock,
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
    visitorScripts,
    announce: (event) => requestDeliveries(announcing, event),
  }),
);
