import { setTimeout as wait } from 'node:timers/promises';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { carryOutSchedules } from '#functions/publishing/jobs/scheduled-publications/carry-out-schedules.ts';
import { approvalStore } from '#functions/preview/store/approvals/approval-store.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { publicationSchedule } from '#functions/sites/store/publication-schedule.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { openTable } from '#functions/platform/wiring/base.ts';

const table = openTable(process.env);

export const handler = carryOutSchedules({
  schedule: publicationSchedule(table),
  sites: siteStore(table),
  revisions: revisionStore(table),
  accounts: accountStore(table),
  approvals: approvalStore(table),
  ids: systemIds,
  clock: systemClock,
  wait,
});
