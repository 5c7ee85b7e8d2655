import { systemClock } from '#functions/wiring/clock.ts';
import { exportList } from '#functions/jobs/export-list/export-list.ts';
import { exportListJob } from '#functions/jobs/export-list/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { accountEventStore } from '#functions/store/notice/account-event-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { readSiteErasures } from '#functions/store/person/site-erasures.ts';
import { memberList } from '#functions/store/visitor-list/member-list.ts';
import { formEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import { readAllRecordCounts } from '#functions/store/visitor-list/record-counts.ts';
import { mediaBucket, openTable } from '#functions/wiring/base.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';

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
