import type { Scope } from '#functions/platform/base/scope.ts';
import { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import { parseItem } from '#functions/platform/engine/parse-item.ts';
import { allOf, anyOf, beginsWith, isAbsent, isEqual, isOneOf } from '#functions/platform/engine/table-expression.ts';
import type { StoredItem, Table } from '#functions/platform/engine/table.ts';
import { LEDGER_PREFIX, PAYMENT_PREFIX, paymentPartition } from '#functions/platform/keys/billing-keys.ts';
import { LedgerEntry } from '#shared/model/billing/ledger.ts';
import type { PaymentState } from '#shared/model/billing/payment.ts';

interface ReceivablesPage {
  /** Payments with an open amount, newest first, and those of an earlier version that were received. */
  payments: StoredPayment[];
  /** The entries of the month in all ledgers. */
  entries: LedgerEntry[];
  next: string | null;
}

export interface ReceivablesStore {
  /**
   * Returns one page of what the scope's receivables are computed from. `after`: `next` of an earlier page. Makes at most four calls, of
   * one megabyte each, so a page may be empty while `next` is not `null`.
   */
  read(scope: Scope, query: { month: string; after: string | undefined }): Promise<ReceivablesPage>;
}

const CALLS_PER_PAGE = 4;

const OPEN = ['UNPAID', 'FAILED', 'PROCESSING'] satisfies PaymentState[];
const RECEIVED = ['PAID', 'COMPLETED'] satisfies PaymentState[];

const needed = (month: string) =>
  anyOf(
    isOneOf('state', OPEN),
    // An earlier version stored no entries: the payment implies them.
    allOf(isOneOf('state', RECEIVED), anyOf(isAbsent('ledger'), isEqual('ledger', null))),
    beginsWith('on', month),
  );

export const receivablesStore = (table: Table): ReceivablesStore => ({
  async read({ accountId }, { month, after }) {
    const pk = paymentPartition(accountId);
    const items: StoredItem[] = [];
    let start = after;
    for (let call = 0; call < CALLS_PER_PAGE; call += 1) {
      const page = await table.query({
        pk,
        // Entries and payments are neighbours in the partition.
        between: [LEDGER_PREFIX, `${PAYMENT_PREFIX}~`],
        descending: true,
        where: needed(month),
        after: start === undefined ? undefined : { pk, sk: start },
      });
      items.push(...page.items);
      start = page.next?.sk;
      if (start === undefined) break;
    }
    const [payments = [], entries = []] = [PAYMENT_PREFIX, LEDGER_PREFIX].map((prefix) => items.filter(({ sk }) => sk.startsWith(prefix)));
    return {
      payments: payments.map((item) => parseItem(StoredPayment, item)),
      entries: entries.map((item) => parseItem(LedgerEntry, item)),
      next: start ?? null,
    };
  },
});
