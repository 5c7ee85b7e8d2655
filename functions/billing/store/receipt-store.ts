import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { paymentScopes } from '#functions/billing/store/invoice-writes.ts';
import { isUnchanged } from '#functions/billing/store/ledger/ledger-writes.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { invoicePartition, paymentKey, receiptKey, receiptPrefix } from '#functions/platform/keys/billing-keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { Receipt } from '#shared/model/billing/receipt.ts';

type PaymentRef = Pick<StoredPayment, 'issuerId' | 'number'>;

export interface ReceiptStore {
  /** Returns the copies of all receipts of an invoice; those of one receipt in the order of their issue. */
  list(payment: PaymentRef): Promise<Receipt[]>;
  /** Returns a copy of a receipt; `undefined` if there is none. */
  find(payment: PaymentRef, receipt: Pick<Receipt, 'entryId' | 'copy'>): Promise<Receipt | undefined>;
  /**
   * Issues a copy of a receipt, with its job and audit entry, in one transaction. Returns `false` if this copy exists, or the payment has
   * changed since it was read.
   */
  issue(payment: StoredPayment, receipt: Receipt, job: Job, audit: AuditEntry): Promise<boolean>;
}

export const receiptStore = (table: Table): ReceiptStore => ({
  list: ({ issuerId, number }) => table.queryAll({ pk: invoicePartition(issuerId), prefix: receiptPrefix(number) }, Receipt),
  find: ({ issuerId, number }, { entryId, copy }) => table.get(receiptKey(issuerId, { invoiceNumber: number, entryId, copy }), Receipt),
  issue: (payment, receipt, job, audit) =>
    tryCommit(
      table.transact([
        { put: { ...receiptKey(payment.issuerId, receipt), entity: 'receipt', ...receipt }, when: isAbsent() },
        { check: paymentKey(payment.accountId, payment.number), when: isUnchanged(payment) },
        jobWrite(job),
        ...auditWrites(audit, paymentScopes(payment)),
      ]),
    ),
});
