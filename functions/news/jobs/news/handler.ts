import { systemClock } from '#functions/platform/wiring/clock.ts';
import { deliverNews } from '#functions/news/jobs/news/deliver-news.ts';
import { newsJob } from '#functions/news/job-definitions/news.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { visitorScripts } from '#functions/publishing/services/site-files/visitor-scripts.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { mediaBucket, openTable, requireVariable, s3Client } from '#functions/platform/wiring/base.ts';
import { jobRunner, sitesBucket } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const client = s3Client();

export const handler = runJob(
  newsJob,
  jobRunner(table),
  deliverNews({
    accounts: accountStore(table),
    sites: siteStore(table),
    revisions: revisionStore(table),
    siteNews: siteNewsStore(table),
    media: mediaStore(table, systemClock),
    mediaFiles: mediaBucket(env, client),
    siteFiles: sitesBucket(env, client),
    visitorScripts,
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
    clock: systemClock,
  }),
);
