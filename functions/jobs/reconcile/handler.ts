import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { reconcile } from '#functions/jobs/reconcile/reconcile.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { actingStore } from '#functions/store/acting/acting-store.ts';
import { planChangeSchedule } from '#functions/store/account/plan-change-schedule.ts';
import { trialReminders } from '#functions/store/account/trial-reminders.ts';
import { commentDigestStore } from '#functions/store/comment/comment-digest-store.ts';
import { commentStore } from '#functions/store/comment/comment-store.ts';
import { contractSchedule } from '#functions/store/account/contract-schedule.ts';
import { chargeStore } from '#functions/store/billing/charge-store.ts';
import { closingStore } from '#functions/store/billing/closing-store.ts';
import { paymentStore } from '#functions/store/billing/payment-store.ts';
import { reminderStore } from '#functions/store/billing/reminder-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { memberStore } from '#functions/store/member/member-store.ts';
import { personStore } from '#functions/store/person/person-store.ts';
import { retentionStore } from '#functions/store/person/retention-store.ts';
import { noticeMailingStore } from '#functions/store/notice/notice-mailing-store.ts';
import { userImportStore } from '#functions/store/user-import/user-import-store.ts';
import { bulkUploadStore } from '#functions/store/bulk-upload/bulk-upload-store.ts';
import { siteSweep } from '#functions/store/site/site-sweep.ts';
import { indexBackfill } from '#functions/store/visitor-list/index-backfill.ts';
import { memberList } from '#functions/store/visitor-list/member-list.ts';
import { formEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import { deliveryStore } from '#functions/store/webhook/delivery-store.ts';
import { announcedLists } from '#functions/wiring/webhooks.ts';
import { reportDeliveryStore } from '#functions/store/visit/report-delivery-store.ts';
import { visitHours } from '#functions/store/visit/visit-hours.ts';
import { mediaBucket, openTable } from '#functions/wiring/base.ts';
import { jobRunner, openJobQueue } from '#functions/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

const files = mediaBucket(env);
const entries = formEntryList(table, systemClock);
const members = memberList(table, systemClock);

export const handler = reconcile({
  ...jobRunner(table),
  media: mediaStore(table, systemClock),
  sweep: siteSweep(table, systemClock),
  contracts: contractSchedule(table, systemClock),
  closings: closingStore(table, systemClock),
  charges: chargeStore(table, systemClock),
  visitHours: visitHours(table, systemClock),
  reportDeliveries: reportDeliveryStore(table, systemClock),
  planChanges: planChangeSchedule(table, systemClock),
  trialReminders: trialReminders(table, systemClock),
  accounts: accountStore(table),
  payments: paymentStore(table),
  reminders: reminderStore(table, systemClock),
  comments: commentStore(table),
  digests: commentDigestStore(table, systemClock),
  noticeMailings: noticeMailingStore(table, systemClock),
  imports: userImportStore(table, systemClock),
  bulkUploads: bulkUploadStore(table, systemClock),
  actings: actingStore(table, systemIds, systemClock),
  ...announcedLists(table),
  deliveries: deliveryStore(table, systemClock),
  persons: personStore(table, { members: memberStore(table), exportFiles: files, clock: systemClock }),
  retentions: retentionStore(table, systemClock),
  backfill: indexBackfill(table, { entries, members, clock: systemClock }),
  files,
  queue: openJobQueue(env),
  clock: systemClock,
});
