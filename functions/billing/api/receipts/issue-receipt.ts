import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { documentLink } from '#functions/billing/services/document-link.ts';
import type { BillingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import type { CreditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import type { InvoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import type { LedgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { ReceiptStore } from '#functions/billing/store/receipt-store.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newReceiptArchiveJob } from '#functions/platform/job-list/new-job.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { receiptDocument, receiptFileName } from '#shared/model/billing/invoice-document.ts';
import type { Receipt } from '#shared/model/billing/receipt.ts';
import { issuerOf } from '#shared/rules/billing/issuer-of.ts';
import { impliedEntries } from '#shared/rules/billing/ledger.ts';
import { receiptFacts } from '#shared/rules/billing/receipt.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

export interface ReceiptDependencies {
  payments: Pick<PaymentStore, 'find' | 'findInvoice'>;
  ledger: Pick<LedgerStore, 'list'>;
  creditNotes: Pick<CreditNoteStore, 'list'>;
  settings: Pick<BillingSettingsStore, 'get'>;
  receipts: ReceiptStore;
  documents: Pick<InvoiceDocumentStore, 'findAll'>;
  archive: Pick<ObjectStorage, 'signDownload'>;
  clock: Clock;
  ids: Ids;
}

/**
 * Issues a copy of a receipt for money that was received for an invoice. The PDF follows from its job. A repeated request
 * returns the copy that it has issued. Throws `transition-refused` if nothing was received by this entry, it was taken back, the payment is
 * void, or other copies were issued than the client showed.
 */
export const issueReceipt =
  (dependencies: ReceiptDependencies): UseCase<typeof bill.receipt> =>
  ({ caller, params: { number }, body: { entryId, purpose, copies } }) => {
    const { payments, ledger, creditNotes, settings, receipts, clock } = dependencies;
    return retryOnConflict(async () => {
      const payment = await payments.find(caller.scope, number);
      const [invoice, stored, notes, issuing, all] = await Promise.all([
        payments.findInvoice(payment),
        ledger.list(caller.scope, number),
        creditNotes.list(payment),
        settings.get(payment.issuerId),
        receipts.list(payment),
      ]);
      const issued = all.filter((receipt) => receipt.entryId === entryId);
      const repeated = issued[copies];
      if (repeated && issued.length === copies + 1 && repeated.purpose === purpose) return { number: repeated.number, copy: repeated.copy };
      const facts = receiptFacts(invoice, payment, [...impliedEntries(payment), ...stored], notes, entryId);
      if (!facts || issued.length !== copies) throw new AppError('transition-refused');
      const { issuerId, accountId, recipient } = invoice;
      const receipt: Receipt = {
        ...facts,
        invoiceNumber: number,
        issuerId,
        accountId,
        entryId,
        copy: copies,
        issuedOn: japaneseDay(clock()),
        issuer: issuing ? issuerOf(issuing.settings) : invoice.issuer,
        recipient,
        purpose,
      };
      const subject = { kind: 'account', id: accountId, name: payment.companyName, ownerId: accountId } as const;
      const audit = newAuditEntry(dependencies, 'billing.receipt', auditActor(caller), subject, [
        { field: 'invoice', from: null, to: number },
        { field: 'receipt', from: null, to: receipt.number },
      ]);
      const isIssued = await receipts.issue(payment, receipt, newReceiptArchiveJob(receipt, clock()), audit);
      // The next attempt returns the copy of a concurrent repetition, or judges the changed payment.
      return isIssued ? { number: receipt.number, copy: receipt.copy } : CONFLICT;
    });
  };

/**
 * Returns a short-lived link to the archived PDF of the latest copy of a receipt; `null` while it is being made. Throws `not-found` if no
 * copy was issued.
 */
export const getReceipt =
  ({ payments, receipts, documents, archive }: ReceiptDependencies): UseCase<typeof bill.receiptDocument> =>
  async ({ caller, params: { number, entryId }, query: { language } }) => {
    const payment = await payments.find(caller.scope, number);
    const latest = (await receipts.list(payment)).findLast((receipt) => receipt.entryId === entryId);
    if (!latest) throw new AppError('not-found');
    const [document] = await documents.findAll([{ issuerId: payment.issuerId, number: receiptDocument(latest) }]);
    return { document: await documentLink(archive, document?.files[language], receiptFileName(latest, language)) };
  };
