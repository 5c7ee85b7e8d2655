import type { Table } from '#functions/platform/engine/table.ts';
import {
  CREDIT_NOTE_PREFIX,
  INVOICE_PREFIX,
  invoicePartition,
  LEDGER_PREFIX,
  PAYMENT_PREFIX,
  paymentPartition,
} from '#functions/platform/keys/billing-keys.ts';
import { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import { CreditNote } from '#shared/model/billing/credit-note.ts';
import { Invoice } from '#shared/model/billing/invoice.ts';
import { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { isBookedIn, type JournalEntry, journalOf } from '#shared/rules/billing/accounting/journal.ts';

export interface JournalStore {
  /**
   * Returns the journal of a month of an issuer: the invoices issued in it, and what became of payments in it. Reads all payments with
   * their entries, because money may arrive long after an invoice was issued.
   */
  read(issuerId: string, month: string): Promise<JournalEntry[]>;
}

const byTime = (one: LedgerEntry, other: LedgerEntry): number => (one.recordedAt < other.recordedAt ? -1 : 1);

export const journalStore = (table: Table): JournalStore => ({
  async read(issuerId, month) {
    const pk = paymentPartition(issuerId);
    const [invoices, payments, entries, notes] = await Promise.all([
      table.queryAll({ pk: invoicePartition(issuerId), prefix: INVOICE_PREFIX + month }, Invoice),
      table.queryAll({ pk, prefix: PAYMENT_PREFIX }, StoredPayment),
      table.queryAll({ pk, prefix: LEDGER_PREFIX }, LedgerEntry),
      table.queryAll({ pk: invoicePartition(issuerId), prefix: CREDIT_NOTE_PREFIX }, CreditNote),
    ]);
    const entriesOf = Map.groupBy(entries.toSorted(byTime), ({ number }) => number);
    const notesOf = Map.groupBy(notes, ({ invoiceNumber }) => invoiceNumber);
    const booked = payments
      .map((payment) => ({
        payment,
        entries: entriesOf.get(payment.number) ?? [],
        notes: notesOf.get(payment.number) ?? [],
      }))
      .filter((payment) => isBookedIn(payment, month));
    return journalOf(month, invoices, booked);
  },
});
