import { isOneOf } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import { INVOICE_PREFIX, invoicePartition, PAYMENT_PREFIX, paymentPartition } from '#functions/platform/keys/keys.ts';
import { StoredPayment } from '#functions/billing/store/payment-store.ts';
import { Invoice } from '#shared/model/billing/invoice.ts';
import { isBookedIn, type JournalEntry, journalOf } from '#shared/rules/billing/accounting/journal.ts';

export interface JournalStore {
  /**
   * Returns the journal of a month of an issuer: the invoices issued in it, and what became of payments in it. Reads all payments that have
   * ended, because one may be received long after its invoice was issued.
   */
  read(issuerId: string, month: string): Promise<JournalEntry[]>;
}

/** The states of payments of which something may be booked. */
const ENDED = ['PAID', 'COMPLETED', 'VOID'] as const satisfies readonly StoredPayment['state'][];

export function journalStore(table: Table): JournalStore {
  async function bookedPayments(issuerId: string, month: string): Promise<StoredPayment[]> {
    const booked: StoredPayment[] = [];
    let after: Key | undefined;
    do {
      const query = { pk: paymentPartition(issuerId), prefix: PAYMENT_PREFIX, where: isOneOf('state', ENDED), after };
      const page = await table.query(query, StoredPayment);
      booked.push(...page.items.filter((payment) => isBookedIn(payment, month)));
      after = page.next;
    } while (after);
    return booked;
  }

  return {
    async read(issuerId, month) {
      const ofMonth = { pk: invoicePartition(issuerId), prefix: INVOICE_PREFIX + month };
      const [invoices, payments] = await Promise.all([table.queryAll(ofMonth, Invoice), bookedPayments(issuerId, month)]);
      return journalOf(month, invoices, payments);
    },
  };
}
