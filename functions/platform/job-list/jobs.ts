import type * as z from 'zod';
import { archiveInvoiceJob } from '#functions/billing/job-definitions/archive-invoice.ts';
import { billingEventsJob } from '#functions/open-api/job-definitions/billing-events.ts';
import { bootstrapFunction } from '#functions/accounts/job-definitions/bootstrap.ts';
import { unpackBulkUploadJob } from '#functions/bulk-upload/job-definitions/unpack-bulk-upload.ts';
import { chargeCardJob } from '#functions/billing/job-definitions/charge-card.ts';
import { checkDomainJob } from '#functions/domains/job-definitions/check-domain.ts';
import { collectVisitsFunction } from '#functions/analytics/job-definitions/collect-visits.ts';
import { contractJob } from '#functions/accounts/job-definitions/contract.ts';
import { deliverWebhookJob } from '#functions/open-api/job-definitions/deliver-webhook.ts';
import { dispatchFunction } from '#functions/platform/job-definitions/dispatch.ts';
import { exportAccountJob } from '#functions/account-export/job-definitions/export-account.ts';
import { exportSiteJob } from '#functions/publishing/job-definitions/export-site.ts';
import { exportListJob } from '#functions/visitors/job-definitions/export-list.ts';
import { importUsersJob } from '#functions/accounts/job-definitions/import-users.ts';
import { finishConversionsFunction } from '#functions/media/job-definitions/finish-conversions.ts';
import { indexEntriesFunction } from '#functions/visitors/job-definitions/index-entries.ts';
import { mailJob } from '#functions/mail/job-definitions/mail.ts';
import { mailEventsFunction } from '#functions/mail/job-definitions/mail-events.ts';
import { meterPageViewsFunction } from '#functions/usage/job-definitions/meter-page-views.ts';
import { monthlyClosingJob } from '#functions/billing/job-definitions/monthly-closing.ts';
import { processMediaJob } from '#functions/media/job-definitions/process-media.ts';
import { newsJob } from '#functions/news/job-definitions/news.ts';
import { publishJob } from '#functions/publishing/job-definitions/publish.ts';
import { reconcileFunction } from '#functions/platform/job-definitions/reconcile.ts';
import { reconcileCardsFunction } from '#functions/billing/job-definitions/reconcile-cards.ts';
import { scheduledNewsFunction } from '#functions/news/job-definitions/scheduled-news.ts';
import { scheduledPublicationsFunction } from '#functions/publishing/job-definitions/scheduled-publications.ts';
import { shareCardsJob } from '#functions/publishing/job-definitions/share-cards.ts';
import { restoreEdgeFunction } from '#functions/publishing/job-definitions/restore-edge.ts';
import { rollUpVisitsFunction } from '#functions/analytics/job-definitions/roll-up-visits.ts';
import { saveCardJob } from '#functions/billing/job-definitions/save-card.ts';
import { visitReportJob } from '#functions/analytics/job-definitions/visit-report.ts';
import { watchDomainsFunction } from '#functions/domains/job-definitions/watch-domains.ts';

/** Every kind of job. The CDK stacks, the laptop's runner, permissions and the types of jobs derive from this list. */
export const JOBS = [
  publishJob,
  shareCardsJob,
  processMediaJob,
  unpackBulkUploadJob,
  mailJob,
  contractJob,
  exportListJob,
  exportAccountJob,
  exportSiteJob,
  importUsersJob,
  monthlyClosingJob,
  archiveInvoiceJob,
  chargeCardJob,
  saveCardJob,
  visitReportJob,
  checkDomainJob,
  newsJob,
  deliverWebhookJob,
  billingEventsJob,
] as const;

/** All background functions: those that run jobs and those that start them. */
export const BACKGROUND_FUNCTIONS = [
  dispatchFunction,
  indexEntriesFunction,
  ...JOBS,
  mailEventsFunction,
  meterPageViewsFunction,
  collectVisitsFunction,
  rollUpVisitsFunction,
  finishConversionsFunction,
  reconcileFunction,
  reconcileCardsFunction,
  scheduledPublicationsFunction,
  watchDomainsFunction,
  scheduledNewsFunction,
  bootstrapFunction,
  restoreEdgeFunction,
] as const;

type AnyJob = (typeof JOBS)[number];
export type JobKind = AnyJob['kind'];
/** The attributes of a job of one kind besides those that all jobs have. */
export type JobPayload<Kind extends JobKind> = z.output<Extract<AnyJob, { kind: Kind }>['payload']>;
