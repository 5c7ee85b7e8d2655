import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { getReceivables } from '#functions/billing/api/payments/get-receivables.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { LEDGER_PREFIX, paymentPartition } from '#functions/platform/keys/billing-keys.ts';
import type { CreditNote } from '#shared/model/billing/credit-note.ts';
import type { DunningEvent } from '#shared/model/billing/dunning.ts';
import { LedgerEntry } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import type { Receipt } from '#shared/model/billing/receipt.ts';
import type { AccountReceivables, Receivables } from '#shared/model/billing/receivables.ts';
import type { JournalEntry } from '#shared/rules/billing/accounting/journal.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { monthName, MONTHS } from '#test/simulated-year/calendar.ts';
import type { MoneyDependencies } from '#test/simulated-year/operator-actions.ts';

/** What the product has recorded of payments at the end of the year. */
export interface MoneyRecords {
  /** The entries of all ledgers, in the order in which they were recorded. */
  entries: LedgerEntry[];
  notes: CreditNote[];
  receipts: Receipt[];
  /** The steps of dunning by the number of the invoice. */
  dunning: ReadonlyMap<string, readonly DunningEvent[]>;
  /** When accounts were paused and resumed by dunning, by id. */
  pauses: ReadonlyMap<string, readonly { action: 'pause' | 'resume'; at: string }[]>;
  /** The journal by month. */
  journal: ReadonlyMap<string, readonly JournalEntry[]>;
  /** What accounts have to pay; an account may be in several of its pages. */
  receivables: AccountReceivables[];
}

/** Months after the last closing in which money moves. */
const LATER_MONTHS = 3;
const CONCURRENCY = 5;
const PAGE = 100;

/** Reads what is recorded of the payments of an operator. */
export async function readMoneyRecords(
  table: Table,
  dependencies: MoneyDependencies,
  operator: Account,
  payments: readonly Payment[],
): Promise<MoneyRecords> {
  const { creditNotes, receipts, dunning, journal } = dependencies;
  const ofPayments = <T>(read: (payment: { issuerId: string; number: string }) => Promise<T>): Promise<T[]> =>
    inParallel(payments, CONCURRENCY, ({ number }) => read({ issuerId: operator.id, number }));
  const months = Array.from({ length: MONTHS + LATER_MONTHS }, (_, month) => monthName(month));
  const caller = callerOf(operator);
  const readPage = getReceivables(dependencies);
  const pages: Receivables[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const request = { caller, params: undefined, query: { cursor }, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
    const page = await dataOf(readPage(request));
    pages.push(page.receivables);
    cursor = page.nextCursor;
  }
  const accountIds = [...new Set(payments.map(({ accountId }) => accountId))];
  const pausesOf = async (accountId: string) => {
    const query = { actions: ['account.pause', 'account.resume'] as const, after: undefined, limit: PAGE };
    const { entries } = await auditStore(table).list(scopeOf(accountId), query);
    return entries
      .map(({ action, at }) => ({ action: action === 'account.pause' ? ('pause' as const) : ('resume' as const), at }))
      .toReversed();
  };
  return {
    entries: await table.queryAll({ pk: paymentPartition(operator.id), prefix: LEDGER_PREFIX }, LedgerEntry),
    notes: (await ofPayments((payment) => creditNotes.list(payment))).flat(),
    receipts: (await ofPayments((payment) => receipts.list(payment))).flat(),
    dunning: new Map(await ofPayments(async (payment) => [payment.number, (await dunning.get(payment)).events] as const)),
    pauses: new Map(await inParallel(accountIds, CONCURRENCY, async (id) => [id, await pausesOf(id)] as const)),
    journal: new Map(await inParallel(months, CONCURRENCY, async (month) => [month, await journal.read(operator.id, month)] as const)),
    receivables: pages.flatMap((page) => page.accounts),
  };
}
