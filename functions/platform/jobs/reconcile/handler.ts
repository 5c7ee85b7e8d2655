import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { reconcile } from '#functions/platform/jobs/reconcile/reconcile.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { actingStore } from '#functions/sign-in/store/acting/acting-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { priceAnnouncementStore } from '#functions/plans/store/price-announcement-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { planChangeSchedule } from '#functions/plans/store/plan-change-schedule.ts';
import { trialReminderStore } from '#functions/accounts/store/trial-reminder-store.ts';
import { commentDigestStore } from '#functions/preview/store/comments/comment-digest-store.ts';
import { commentStore } from '#functions/preview/store/comments/comment-store.ts';
import { contractSchedule } from '#functions/accounts/store/contract-schedule.ts';
import { refundStore } from '#functions/billing/store/refund-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { dunningSettingsStore } from '#functions/billing/store/dunning/dunning-settings-store.ts';
import { endedPaymentStore } from '#functions/billing/store/ended-payment.ts';
import { dunningStore } from '#functions/billing/store/dunning/dunning-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { personStore } from '#functions/visitors/services/erasure/person-store.ts';
import { retentionStore } from '#functions/visitors/services/erasure/retention-store.ts';
import { noticeMailingStore } from '#functions/notices/store/notice-mailing-store.ts';
import { userImportStore } from '#functions/accounts/store/imports/user-import-store.ts';
import { bulkUploadStore } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { indexBackfill } from '#functions/visitors/services/list/index-backfill.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { deliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import { listsWithWebhooks } from '#functions/open-api/wiring/webhooks.ts';
import { reportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { mediaBucket, openTable } from '#functions/platform/wiring/base.ts';
import { jobRunner, openJobQueue, openRollUpRequests } from '#functions/platform/wiring/jobs.ts';

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
  refunds: refundStore(table, systemClock),
  visitHours: visitHours(table, systemClock, openRollUpRequests(env)),
  reportDeliveries: reportDeliveryStore(table, systemClock),
  plans: planStore(table),
  sites: siteStore(table),
  revisions: revisionStore(table),
  planChanges: planChangeSchedule(table, systemClock),
  priceAnnouncements: priceAnnouncementStore(table, systemClock),
  trialReminders: trialReminderStore(table, systemClock),
  accounts: accountStore(table),
  payments: paymentStore(table),
  dunning: dunningStore(table, systemClock),
  dunningSettings: dunningSettingsStore(table, systemClock),
  endedPayments: endedPaymentStore(table, systemClock),
  comments: commentStore(table),
  digests: commentDigestStore(table, systemClock),
  noticeMailings: noticeMailingStore(table, systemClock),
  imports: userImportStore(table, systemClock),
  bulkUploads: bulkUploadStore(table, systemClock),
  actings: actingStore(table, systemIds, systemClock),
  ...listsWithWebhooks(table),
  deliveries: deliveryStore(table, systemClock),
  persons: personStore(table, { members: memberStore(table), exportFiles: files, clock: systemClock }),
  retentions: retentionStore(table, systemClock),
  backfill: indexBackfill(table, { entries, members, clock: systemClock }),
  files,
  queue: openJobQueue(env),
  clock: systemClock,
});
