import type { JobKind, JobPayload } from '#functions/platform/job-list/jobs.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { CreditNote } from '#shared/model/billing/credit-note.ts';
import type { ApplicationForm } from '#shared/model/legal/application-form.ts';
import type { Estimate } from '#shared/model/billing/estimate.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { applicationDocument, receiptDocument } from '#shared/model/billing/invoice-document.ts';
import type { BillingEventFact } from '#shared/rules/billing/billing-events.ts';
import type { Receipt } from '#shared/model/billing/receipt.ts';

/**
 * Returns a queued job, to be written in the transaction of the change that needs it (`jobWrite`). Without `subjectId` in the payload,
 * `subjectId` is the job id and `ownerId` is empty. Imports only types from the list of jobs, so that a bundle that creates jobs contains
 * no job schemas.
 */
export function newJob<Kind extends JobKind>(kind: Kind, payload: JobPayload<Kind>, id: string, now: Date): Job & JobPayload<Kind> {
  const job: Job = {
    id,
    kind,
    subjectId: id,
    ownerId: '',
    state: 'queued',
    attempts: 0,
    progress: { done: 0, total: 0 },
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  return { ...job, ...payload };
}

/** Returns the job that archives the PDFs of a voided invoice, marked as void. It is enqueued once. */
export const newVoidArchiveJob = (
  { issuerId, accountId, number }: Pick<Invoice, 'issuerId' | 'accountId' | 'number'>,
  isAnnounced: boolean,
  now: Date,
): Job =>
  newJob(
    'archive-invoice',
    { subjectId: accountId, ownerId: accountId, issuerId, number, isAnnounced, isVoid: true },
    `archive-void-${issuerId}-${number}`,
    now,
  );

/** Returns the job that archives an invoice. Its id is derived from the invoice, so it is enqueued once. */
export const newArchiveJob = (
  { issuerId, accountId, number }: Pick<Invoice, 'issuerId' | 'accountId' | 'number'>,
  isAnnounced: boolean,
  now: Date,
): Job =>
  newJob(
    'archive-invoice',
    { subjectId: accountId, ownerId: accountId, issuerId, number, isAnnounced },
    `archive-${issuerId}-${number}`,
    now,
  );

/**
 * Returns the job that announces events of invoices of one account to webhooks (ADR 118), for the transaction of the fact; none without
 * events. Its id follows from the first event and its time: an invoice may be settled several times.
 */
export function newBillingEventsJobs(
  { issuerId, accountId }: Pick<Invoice, 'issuerId' | 'accountId'>,
  events: readonly BillingEventFact[],
  now: Date,
): Job[] {
  const [first] = events;
  if (!first) return [];
  const at = now.toISOString();
  const payload = { subjectId: accountId, ownerId: accountId, issuerId, at, events: [...events] };
  return [newJob('billing-events', payload, `events-${issuerId}-${first.type}-${first.subjectId}-${at}`, now)];
}

/** Returns the jobs of an issued invoice: one archives and announces it, the other announces it to webhooks. */
export const newInvoiceJobs = (invoice: Pick<Invoice, 'issuerId' | 'accountId' | 'number'>, now: Date): Job[] => [
  newArchiveJob(invoice, true, now),
  ...newBillingEventsJobs(invoice, [{ type: 'invoice.issued', subjectId: invoice.number }], now),
];

/** Returns the job that archives a credit note and announces it. Its id is derived from the note, so it is enqueued once. */
export const newCreditArchiveJob = (
  { issuerId, accountId, invoiceNumber, number }: Pick<CreditNote, 'issuerId' | 'accountId' | 'invoiceNumber' | 'number'>,
  now: Date,
): Job =>
  newJob(
    'archive-invoice',
    { subjectId: accountId, ownerId: accountId, issuerId, number: invoiceNumber, isAnnounced: true, creditNote: number },
    `archive-${issuerId}-${number}`,
    now,
  );

/** Returns the job that archives a quotation. Its id is derived from the quotation, so it is enqueued once. */
export const newEstimateArchiveJob = (
  { issuerId, accountId, number }: Pick<Estimate, 'issuerId' | 'accountId' | 'number'>,
  now: Date,
): Job =>
  newJob(
    'archive-invoice',
    { subjectId: accountId ?? issuerId, ownerId: accountId ?? issuerId, issuerId, number, isAnnounced: false, isEstimate: true },
    `archive-${issuerId}-${number}`,
    now,
  );

/** Returns the job that archives an application form. Its id is derived from the form, so it is enqueued once. */
export const newApplicationArchiveJob = (
  { issuerId, accountId, id }: Pick<ApplicationForm, 'issuerId' | 'accountId' | 'id'>,
  now: Date,
): Job => {
  const [ownerId, number] = [accountId ?? issuerId, applicationDocument(id)];
  const payload = { subjectId: ownerId, ownerId, issuerId, number, isAnnounced: false, applicationForm: id };
  return newJob('archive-invoice', payload, `archive-${issuerId}-${number}`, now);
};

/** Returns the job that archives a copy of a receipt. Its id is derived from the copy, so it is enqueued once. */
export const newReceiptArchiveJob = (
  {
    issuerId,
    accountId,
    invoiceNumber,
    entryId,
    ...receipt
  }: Pick<Receipt, 'issuerId' | 'accountId' | 'invoiceNumber' | 'entryId' | 'number' | 'copy'>,
  now: Date,
): Job =>
  newJob(
    'archive-invoice',
    {
      subjectId: accountId,
      ownerId: accountId,
      issuerId,
      number: invoiceNumber,
      isAnnounced: false,
      receipt: { entryId, copy: receipt.copy },
    },
    `archive-${issuerId}-${receiptDocument(receipt)}`,
    now,
  );
