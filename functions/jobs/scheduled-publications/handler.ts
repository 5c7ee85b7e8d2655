import { setTimeout as wait } from 'node:timers/promises';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { carryOutSchedules } from '#functions/jobs/scheduled-publications/carry-out-schedules.ts';
import { approvalStore } from '#functions/store/approval/approval-store.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { publicationSchedule } from '#functions/store/site/publication-schedule.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { openTable } from '#functions/wiring/base.ts';

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
