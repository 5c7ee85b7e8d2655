import { mediaStore } from '#functions/media/store/media-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { accountEventStore } from '#functions/notices/store/account-event-store.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { fontsBucket, mediaBucket, openTable, requireVariable, s3Client } from '#functions/platform/wiring/base.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { exportSiteJob } from '#functions/publishing/job-definitions/export-site.ts';
import { exportSite } from '#functions/publishing/jobs/export-site/export-site.ts';
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { exportedScripts } from '#functions/publishing/services/site-files/exported-scripts.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';

const { env } = process;
const table = openTable(env);
const client = s3Client();

export const handler = runJob(
  exportSiteJob,
  jobRunner(table),
  exportSite({
    sites: siteStore(table),
    revisions: revisionStore(table),
    siteNews: siteNewsStore(table),
    popupCounts: popupCountStore(table),
    media: mediaStore(table, systemClock),
    mediaFiles: mediaBucket(env, client),
    fonts: fontSubsets(fontsBucket(env, client)),
    events: accountEventStore(table),
    visitorScripts: exportedScripts,
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
    clock: systemClock,
  }),
);
