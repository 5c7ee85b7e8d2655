import { systemClock } from '#functions/platform/wiring/clock.ts';
import { exportList } from '#functions/visitors/jobs/export-list/export-list.ts';
import { exportListJob } from '#functions/visitors/job-definitions/export-list.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountEventStore } from '#functions/notices/store/account-event-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { readSiteErasures } from '#functions/visitors/services/erasure/site-erasures.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { readAllRecordCounts } from '#functions/sites/store/record-counts.ts';
import { mediaBucket, openTable } from '#functions/platform/wiring/base.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

export const handler = runJob(
  exportListJob,
  jobRunner(table),
  exportList({
    sites: siteStore(table),
    entries: formEntryList(table, systemClock),
    members: memberList(table, systemClock),
    erasuresOf: (siteId) => readSiteErasures(table, siteId),
    recordCountsOf: (siteIds) => readAllRecordCounts(table, siteIds),
    files: mediaBucket(env),
    events: accountEventStore(table),
    clock: systemClock,
  }),
);
