import type * as z from 'zod';
import { archiveInvoiceJob } from '#functions/jobs/archive-invoice/job.ts';
import { bootstrapFunction } from '#functions/jobs/bootstrap/function.ts';
import { unpackBulkUploadJob } from '#functions/jobs/unpack-bulk-upload/job.ts';
import { chargeCardJob } from '#functions/jobs/charge-card/job.ts';
import { checkDomainJob } from '#functions/jobs/check-domain/job.ts';
import { collectVisitsFunction } from '#functions/jobs/collect-visits/function.ts';
import { contractJob } from '#functions/jobs/contract/job.ts';
import { deliverWebhookJob } from '#functions/jobs/deliver-webhook/job.ts';
import { dispatchFunction } from '#functions/jobs/dispatch/function.ts';
import { exportAccountJob } from '#functions/jobs/export-account/job.ts';
import { exportListJob } from '#functions/jobs/export-list/job.ts';
import { importUsersJob } from '#functions/jobs/import-users/job.ts';
import { finishConversionsFunction } from '#functions/jobs/finish-conversions/function.ts';
import { indexEntriesFunction } from '#functions/jobs/index-entries/function.ts';
import { mailJob } from '#functions/jobs/mail/job.ts';
import { mailEventsFunction } from '#functions/jobs/mail-events/function.ts';
import { meterPageViewsFunction } from '#functions/jobs/meter-page-views/function.ts';
import { monthlyClosingJob } from '#functions/jobs/monthly-closing/job.ts';
import { processMediaJob } from '#functions/jobs/process-media/job.ts';
import { newsJob } from '#functions/jobs/news/job.ts';
import { publishJob } from '#functions/jobs/publish/job.ts';
import { reconcileFunction } from '#functions/jobs/reconcile/function.ts';
import { reconcileCardsFunction } from '#functions/jobs/reconcile-cards/function.ts';
import { scheduledNewsFunction } from '#functions/jobs/scheduled-news/function.ts';
import { scheduledPublicationsFunction } from '#functions/jobs/scheduled-publications/function.ts';
import { restoreEdgeFunction } from '#functions/jobs/restore-edge/function.ts';
import { rollUpVisitsJob } from '#functions/jobs/roll-up-visits/job.ts';
import { saveCardJob } from '#functions/jobs/save-card/job.ts';
import { visitReportJob } from '#functions/jobs/visit-report/job.ts';
import { watchDomainsFunction } from '#functions/jobs/watch-domains/function.ts';

/** Every kind of job. The CDK stacks, the laptop's runner, permissions and the types of jobs derive from this list. */
export const JOBS = [
  publishJob,
  processMediaJob,
  unpackBulkUploadJob,
  mailJob,
  contractJob,
  exportListJob,
  exportAccountJob,
  importUsersJob,
  monthlyClosingJob,
  archiveInvoiceJob,
  chargeCardJob,
  saveCardJob,
  rollUpVisitsJob,
  visitReportJob,
  checkDomainJob,
  newsJob,
  deliverWebhookJob,
] as const;

/** All background functions: those that carry out jobs and those that start them. */
export const BACKGROUND_FUNCTIONS = [
  dispatchFunction,
  indexEntriesFunction,
  ...JOBS,
  mailEventsFunction,
  meterPageViewsFunction,
  collectVisitsFunction,
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
