import { setTimeout as delay } from 'node:timers/promises';
import type { JobQueue } from '#functions/platform/gateways/job-queue.ts';
import { variantPrefix, uploadKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { applyPlanChange, checkPlanChange } from '#functions/plans/services/apply-plan-change.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { PLAN_WARNING_DAYS } from '#shared/rules/plans/change-plan.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { PlanChangeSchedule } from '#functions/plans/store/plan-change-schedule.ts';
import type { TrialReminderStore } from '#functions/accounts/store/trial-reminder-store.ts';
import type { ContractSchedule } from '#functions/accounts/store/contract-schedule.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import { type BulkUploadEndDependencies, endBulkUploads } from '#functions/platform/jobs/reconcile/end-bulk-uploads.ts';
import { endExpiredActings, type ExpiredActingDependencies } from '#functions/platform/jobs/reconcile/end-expired-actings.ts';
import { announcePrices } from '#functions/platform/jobs/reconcile/announce-prices.ts';
import type { PriceAnnouncementStore } from '#functions/plans/store/price-announcement-store.ts';
import { type DunningDependencies, dunPayments } from '#functions/platform/jobs/reconcile/dun-payments.ts';
import {
  type ImportInvitationDependencies,
  requestImportInvitations,
} from '#functions/platform/jobs/reconcile/request-import-invitations.ts';
import { type NoticeMailDependencies, requestNoticeMails } from '#functions/platform/jobs/reconcile/request-notice-mails.ts';
import { type DigestDependencies, sendCommentDigests } from '#functions/platform/jobs/reconcile/send-comment-digests.ts';
import { continueErasures, runRetentions } from '#functions/platform/jobs/reconcile/erase-visitors.ts';
import type { PersonStore } from '#functions/visitors/services/erasure/person-store.ts';
import type { RetentionStore } from '#functions/visitors/services/erasure/retention-store.ts';
import type { RefundStore } from '#functions/billing/store/refund-store.ts';
import type { ChargeStore } from '#functions/billing/store/charge-store.ts';
import type { ClosingStore } from '#functions/billing/store/closing-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { DueReport, ReportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';
import type { VisitHours } from '#functions/analytics/store/visit-hours.ts';
import type { DeliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import { deliveryJob } from '#functions/open-api/services/webhooks/request-deliveries.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { SiteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import type { MemberList } from '#functions/visitors/store/list/member-list.ts';
import type { IndexBackfill } from '#functions/visitors/services/list/index-backfill.ts';
import type { FormEntryList } from '#functions/visitors/store/list/form-entry-list.ts';

export interface ReconcileDependencies
  extends DigestDependencies, NoticeMailDependencies, ImportInvitationDependencies, BulkUploadEndDependencies, ExpiredActingDependencies {
  jobs: JobStore;
  media: MediaStore;
  sweep: SiteSweep;
  contracts: ContractSchedule;
  closings: Pick<ClosingStore, 'listDue' | 'enqueue'>;
  charges: Pick<ChargeStore, 'listDue' | 'enqueue'>;
  refunds: Pick<RefundStore, 'enqueue'>;
  visitHours: Pick<VisitHours, 'requestOverdue'>;
  reportDeliveries: Pick<ReportDeliveryStore, 'listDue' | 'enqueue'>;
  plans: Pick<PlanStore, 'find' | 'getSiteLimits'>;
  sites: Pick<SiteStore, 'list'>;
  revisions: Pick<RevisionStore, 'read' | 'parts'>;
  planChanges: PlanChangeSchedule;
  priceAnnouncements: PriceAnnouncementStore;
  deliveries: Pick<DeliveryStore, 'listDue' | 'enqueue'>;
  trialReminders: Pick<TrialReminderStore, 'listDue' | 'send'>;
  accounts: Pick<AccountStore, 'get' | 'getAll' | 'recordAction' | 'replace' | 'listSubAdmins' | 'list' | 'getOperator'>;
  payments: DunningDependencies['payments'];
  dunning: DunningDependencies['dunning'];
  dunningSettings: DunningDependencies['dunningSettings'];
  endedPayments: DunningDependencies['endedPayments'];
  entries: Pick<FormEntryList, 'listOverdue' | 'index'>;
  persons: PersonStore;
  retentions: RetentionStore;
  members: Pick<MemberList, 'listOverdue' | 'index'>;
  backfill: IndexBackfill;
  files: ObjectStorage;
  queue: JobQueue;
}

/** Limits of one run, so that it ends within its timeout. The remaining work stays due for the next run. */
const JOBS_PER_RUN = 100;
const UPLOADS_PER_RUN = 200;
const SITES_PER_RUN = 5;
const CONTRACTS_PER_RUN = 200;
const CLOSINGS_PER_RUN = 200;
/** Milliseconds between two closings of a run. Closings share a counter of invoice numbers, so 200 concurrent ones would mostly retry. */
const CLOSING_PAUSE_MS = 150;
const CHARGES_PER_RUN = 200;
const VISIT_HOURS_PER_RUN = 2_000;
const REPORTS_PER_RUN = 200;
const DELIVERIES_PER_RUN = 500;
const PLAN_CHANGES_PER_RUN = 500;
const REMINDERS_PER_RUN = 200;
const ENTRIES_PER_RUN = 200;
const BACKFILL_MS = 30_000;
const CONCURRENCY = 10;

/**
 * The scheduled reconcile job. It continues after a part has failed, and throws at the end.
 *
 * - Restarts jobs without a lease, and ends those of kinds that no function carries out any more.
 * - Requests roll-ups of visits again whose message was lost.
 * - Removes abandoned uploads, and the orphaned items and files of saves and deleted sites.
 * - Indexes form entries and members that the stream did not index, or that were stored before there was an index.
 * - Continues interrupted erasures, and erases data past its retention period.
 * - Enqueues a job for every contract that has ended, every month to close, every card to charge, every
 *   monthly report to send and every delivery of a webhook to retry.
 * - Applies plan changes whose month has begun.
 * - Reminds of trials that end, and lets the steps of dunning act on overdue invoices.
 * - Sends e-mails about comments, of system notifications, new prices and invitations of imports.
 * - Ends bulk uploads and acting for logins.
 */
export function reconcile(dependencies: ReconcileDependencies): () => Promise<void> {
  const {
    jobs,
    media,
    sweep,
    contracts,
    closings,
    charges,
    refunds,
    visitHours,
    reportDeliveries,
    planChanges,
    deliveries,
    trialReminders,
    entries,
    members,
    backfill,
    files,
    queue,
    clock,
    ids,
  } = dependencies;
  const contractJob = (accountId: string): Job =>
    newJob('contract', { subjectId: accountId, ownerId: accountId, affects: 'sites' }, ids.ulid(), clock());

  async function startOverdueJobs(): Promise<void> {
    await inParallel(await jobs.listOverdue(JOBS_PER_RUN), CONCURRENCY, ({ kind, id }) =>
      queue.kinds.has(kind) ? queue.start(kind, id) : jobs.abandon(id),
    );
  }

  async function removeFiles(mediaIds: readonly string[]): Promise<void> {
    const variants = await inParallel(mediaIds, CONCURRENCY, async (id) => [...(await files.list(variantPrefix(id))).keys()]);
    await files.remove([...mediaIds.map(uploadKey), ...variants.flat()]);
  }

  /** Marks an upload as abandoned, then removes its files, then its record. After a crash in between, the upload is still overdue. */
  async function removeAbandonedUploads(): Promise<void> {
    await inParallel(await media.listOverdue(UPLOADS_PER_RUN), CONCURRENCY, async (file) => {
      if (!(await media.abandon(file))) return;
      const { id, transferId } = file;
      if (transferId !== undefined) await files.abortMultipartUpload({ key: uploadKey(id), transferId });
      await removeFiles([id]);
      await media.delete(file);
    });
  }

  /** Removes one batch of a deleted site's media. Returns `true` once none are left. */
  async function removeMediaOf(siteId: string): Promise<boolean> {
    const mediaIds = await sweep.detachDeletedMedia(siteId);
    await removeFiles(mediaIds);
    await sweep.deleteMediaRecords(siteId, mediaIds);
    return mediaIds.length === 0;
  }

  async function sweepSites(): Promise<void> {
    for (const siteId of await sweep.listDue(SITES_PER_RUN)) if (await removeMediaOf(siteId)) await sweep.sweepOnce(siteId);
  }

  /** Adds jobs for contracts that have ended to the table, whose stream starts them. */
  async function enqueueEndedContracts(): Promise<void> {
    await inParallel(await contracts.listEnded(CONTRACTS_PER_RUN), CONCURRENCY, (ended) =>
      contracts.enqueueJob(ended, contractJob(ended.accountId)),
    );
  }

  /** Enqueues a job for every billed account on the first of a month. */
  async function enqueueClosings(): Promise<void> {
    for (const [index, accountId] of (await closings.listDue(CLOSINGS_PER_RUN)).entries()) {
      if (index > 0) await delay(CLOSING_PAUSE_MS);
      await closings.enqueue(accountId, newJob('monthly-closing', { subjectId: accountId, ownerId: accountId }, ids.ulid(), clock()));
    }
  }

  const sendTrialReminders = async (): Promise<void> => {
    await inParallel(await trialReminders.listDue(REMINDERS_PER_RUN), CONCURRENCY, (due) => {
      const { accountId, end, days } = due;
      return trialReminders.send(due, newJob('mail', { mail: { template: 'trial-ends', accountId, end, days } }, ids.ulid(), clock()));
    });
  };

  /** Enqueues a job for every card to charge, and for every charge or refund with unknown outcome. */
  async function enqueueCharges(): Promise<void> {
    await inParallel(await charges.listDue(CHARGES_PER_RUN), CONCURRENCY, ({ accountId, number, refundId }) => {
      const payload = { subjectId: accountId, ownerId: accountId, number };
      if (refundId === undefined) return charges.enqueue({ accountId, number }, newJob('charge-card', payload, ids.ulid(), clock()));
      return refunds.enqueue({ accountId, number, id: refundId }, newJob('charge-card', { ...payload, refundId }, ids.ulid(), clock()));
    });
  }

  /** Requests roll-ups again that did not happen. */
  const requestRollUps = (): Promise<number> => visitHours.requestOverdue(VISIT_HOURS_PER_RUN);

  /** Enqueues a job for every site whose monthly report is to be e-mailed. */
  async function enqueueReports(): Promise<void> {
    const jobOf = ({ site: { id: subjectId, ownerId }, month, language }: DueReport): Job =>
      newJob('visit-report', { subjectId, ownerId, month, language, visitLanguage: null, isDelivered: true }, ids.ulid(), clock());
    await inParallel(await reportDeliveries.listDue(REPORTS_PER_RUN), CONCURRENCY, (siteId) => reportDeliveries.enqueue(siteId, jobOf));
  }

  /** Enqueues the next attempts of failed deliveries. */
  async function enqueueDeliveries(): Promise<void> {
    await inParallel(await deliveries.listDue(DELIVERIES_PER_RUN), CONCURRENCY, (due) =>
      deliveries.enqueue(due, (delivery) => deliveryJob(dependencies, delivery)),
    );
  }

  /** Indexes entries whose stream record was dead-lettered. */
  const indexOverdueEntries = async (): Promise<void> =>
    attemptAll(
      await entries.listOverdue(ENTRIES_PER_RUN),
      CONCURRENCY,
      ({ siteId, kind, id }) => entries.index(siteId, kind, id),
      'Form entries could not be indexed',
    );
  const indexOverdueMembers = async (): Promise<void> =>
    attemptAll(await members.listOverdue(ENTRIES_PER_RUN), CONCURRENCY, members.index, 'Members could not be indexed');
  const applyDuePlanChanges = async (): Promise<void> =>
    attemptAll(
      await planChanges.listDue(PLAN_CHANGES_PER_RUN),
      CONCURRENCY,
      (accountId) => applyPlanChange({ ...dependencies, contractJob }, accountId),
      'Changes of plans could not be applied',
    );
  const checkComingPlanChanges = async (): Promise<void> =>
    attemptAll(
      await planChanges.listSoon(PLAN_WARNING_DAYS, PLAN_CHANGES_PER_RUN),
      CONCURRENCY,
      (accountId) => checkPlanChange(dependencies, accountId),
      'Changes of plans could not be checked',
    );

  async function continueBackfill(): Promise<void> {
    const end = clock().getTime() + BACKFILL_MS;
    await backfill.run(() => clock().getTime() >= end);
  }

  return async () => {
    const outcomes = await Promise.allSettled([
      startOverdueJobs(),
      removeAbandonedUploads(),
      sweepSites(),
      enqueueEndedContracts(),
      enqueueClosings(),
      enqueueCharges(),
      requestRollUps(),
      enqueueReports(),
      enqueueDeliveries(),
      applyDuePlanChanges(),
      checkComingPlanChanges(),
      sendTrialReminders(),
      indexOverdueEntries(),
      continueErasures(dependencies),
      dunPayments(dependencies),
      runRetentions(dependencies),
      sendCommentDigests(dependencies),
      requestNoticeMails(dependencies),
      announcePrices(dependencies),
      requestImportInvitations(dependencies),
      endBulkUploads(dependencies),
      endExpiredActings(dependencies),
      indexOverdueMembers(),
      continueBackfill(),
    ]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'Parts of the reconcile sweep failed');
  };
}
