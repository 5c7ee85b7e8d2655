import assert from 'node:assert/strict';
import { AccountingProgram, DEFAULT_ACCOUNTING } from '#shared/model/billing/accounting.ts';
import type { AccountName } from '#shared/model/billing/accounting.ts';
import type { LedgerEntryKind } from '#shared/model/billing/ledger.ts';
import { journalCsv } from '#shared/rules/billing/accounting/journal-csv.ts';
import type { JournalEntry } from '#shared/rules/billing/accounting/journal.ts';
import { receivedAmount } from '#shared/rules/billing/payment-receipt.ts';
import { salesSummary } from '#shared/rules/billing/accounting/sales-summary.ts';
import { DAY_MS, dayOf, firstOf, monthAt, monthName, MONTHS } from '#test/simulated-year/calendar.ts';
import type { InvoiceMoney } from '#test/simulated-year/card-charging.ts';
import { excessOf, expectedDunning, expectedPayment, type ExpectedPayment, type Flow } from '#test/simulated-year/expected-payments.ts';
import type { History } from '#test/simulated-year/histories.ts';
import { DAYS_AFTER, type Ledger } from '#test/simulated-year/simulate-year.ts';

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const END = firstOf(MONTHS) + DAYS_AFTER * DAY_MS;
const TAX_OF = (amount: number): number => Math.floor((amount * 10) / 110);

const flowsOf = (payments: readonly ExpectedPayment[], ...kinds: readonly Flow['kind'][]): Flow[] =>
  payments.flatMap(({ flows }) => flows).filter(({ kind }) => kinds.includes(kind));
const amountOf = (flows: readonly Flow[]): number => sum(flows.map(({ amount }) => amount));

/** Checks state, balance and entries of each payment. */
function checkBalances(expected: readonly ExpectedPayment[], { payments, records }: Ledger): void {
  const entriesOf = Map.groupBy(records.entries, ({ number }) => number);
  for (const [index, one] of expected.entries()) {
    const payment = payments[index] ?? assert.fail();
    const { state, number, ledger } = payment;
    const entries = (entriesOf.get(number) ?? [])
      .toSorted((a, b) => byText(a.recordedAt, b.recordedAt))
      .map(({ kind, amount, on }) => ({ kind, amount, on }));
    const flows = one.flows.filter(({ kind }) => kind !== 'void');
    const wanted = flows.map(({ kind, amount, at }) => ({ kind, amount, on: dayOf(at) }));
    assert.deepEqual({ number, state, entries }, { number: one.invoice.number, state: one.state, entries: wanted });
    const paid = amountOf(flows.filter(({ kind }) => kind !== 'credit' && kind !== 'write-off'));
    assert.equal(ledger?.received ?? 0, paid);
    assert.equal(ledger?.receivedByCard ?? 0, amountOf(flowsOf([one], 'card')));
    assert.equal(ledger?.credited ?? 0, amountOf(flowsOf([one], 'credit')));
    assert.equal(ledger?.writtenOff ?? 0, amountOf(flowsOf([one], 'write-off')));
    assert.equal(ledger?.refunded ?? 0, 0 - amountOf(flowsOf([one], 'refund-card', 'refund-transfer')));
    assert.equal(receivedAmount(payment), flows.length === 0 ? null : paid);
  }
}

/** Checks the credit notes: their amounts and taxes, and numbers that count up from 1 without a gap in each year. */
function checkCreditNotes(expected: readonly ExpectedPayment[], { records: { notes } }: Ledger): void {
  const wanted = expected.flatMap((one) => flowsOf([one], 'credit').map(({ amount }) => [one.invoice.number, amount, TAX_OF(amount)]));
  assert.deepEqual(
    notes.map(({ invoiceNumber, total, tax }) => [invoiceNumber, total, tax]),
    wanted,
  );
  for (const notesOfYear of Map.groupBy(notes, ({ issuedOn }) => issuedOn.slice(0, 4)).values())
    assert.deepEqual(
      notesOfYear.map(({ number }) => Number(number.slice(-6))).toSorted((a, b) => a - b),
      notesOfYear.map((_, index) => index + 1),
    );
}

/** Checks that the receipts of each payment contain the money that was received, and the tax of what it has paid. */
function checkReceipts(expected: readonly ExpectedPayment[], { records: { receipts } }: Ledger): void {
  const receiptsOf = Map.groupBy(receipts, ({ invoiceNumber }) => invoiceNumber);
  for (const one of expected) {
    const { number, total, tax } = one.invoice;
    const issued = receiptsOf.get(number) ?? [];
    // A receipt that was taken back and its counter-entry add up to nothing.
    const received = amountOf(flowsOf([one], 'card', 'transfer'));
    assert.equal(sum(issued.map(({ amount }) => amount)), received);
    const credited = amountOf(flowsOf([one], 'credit'));
    const due = Math.max(0, total - credited);
    const pays = Math.min(due, received);
    assert.equal(sum(issued.map((receipt) => receipt.total)), pays);
    assert.equal(sum(issued.map(({ excess }) => excess)), received - pays);
    // Credit notes and receipts of a whole invoice contain exactly its tax.
    if (pays === due && pays > 0)
      assert.ok(Math.abs(sum(issued.map((receipt) => receipt.tax)) - (tax - TAX_OF(credited))) <= (credited > 0 ? 1 : 0));
    else assert.equal(sum(issued.map((receipt) => receipt.tax)), TAX_OF(pays));
  }
}

/** Checks that Stripe has taken and paid back exactly what the cards had to pay and what was refunded to them. */
function checkCards(expected: readonly ExpectedPayment[], { payments, cards }: Ledger): void {
  const moneyOf = (kind: LedgerEntryKind, sign: 1 | -1): InvoiceMoney[] =>
    expected.flatMap((one) => flowsOf([one], kind).map(({ amount }) => ({ number: one.invoice.number, amount: sign * amount })));
  const byNumber = (all: readonly InvoiceMoney[]) => all.toSorted((a, b) => byText(a.number, b.number));
  assert.deepEqual(byNumber(cards.taken), byNumber(moneyOf('card', 1)));
  assert.deepEqual(byNumber(cards.refunded), byNumber(moneyOf('refund-card', -1)));
  // The first attempt and three retries.
  for (const [index, { state }] of expected.entries()) if (state === 'FAILED') assert.equal(payments[index]?.charge?.attempts, 4);
}

/** Checks the steps of dunning, and when it paused and resumed accounts. */
function checkDunning(history: History, expected: readonly ExpectedPayment[], { records }: Ledger, accountId: string): void {
  const { steps, pauses } = expectedDunning(history, expected, END);
  for (const [number, wanted] of steps) {
    const acted = (records.dunning.get(number) ?? []).map(({ kind, at }) => ({ kind, on: dayOf(Date.parse(at)) }));
    assert.deepEqual({ number, acted }, { number, acted: wanted.map(({ kind, on }) => ({ kind, on: dayOf(on) })) });
  }
  const actions = (records.pauses.get(accountId) ?? []).map(({ action, at }) => `${dayOf(Date.parse(at))} ${action}`);
  // The order of a pause and a resumption on the same morning does not matter.
  assert.deepEqual(actions.toSorted(), pauses.map(({ action, at }) => `${dayOf(at)} ${action}`).toSorted());
}

/** Returns the debits of an account less its credits. */
const balanceOf = (journal: readonly JournalEntry[], account: AccountName): number =>
  sum(
    journal.flatMap(({ rows }) =>
      rows.map(({ debit, credit, amount }) => (debit.account === account ? amount : 0) - (credit.account === account ? amount : 0)),
    ),
  );

/** Checks the sums of the journal of a month against the documents and the money of that month. */
function checkMonth(month: string, journal: readonly JournalEntry[], expected: readonly ExpectedPayment[]): void {
  const inMonth = (flows: readonly Flow[]): number => amountOf(flows.filter(({ at }) => monthName(monthAt(at)) === month));
  const invoiced = sum(expected.flatMap(({ invoice }) => (invoice.issuedOn.startsWith(month) ? [invoice.total] : [])));
  const voided = expected.filter(({ invoice, state }) => state === 'VOID' && invoice.kind !== 'credit');
  const isCorrected = new Set(expected.map(({ invoice }) => invoice.corrects));
  const writtenOff = inMonth(
    flowsOf(
      voided.filter(({ invoice }) => !isCorrected.has(invoice.number)),
      'void',
    ),
  );
  const wanted = {
    sales: 0 - invoiced,
    salesReturns: inMonth(flowsOf(expected, 'credit')),
    deposit: inMonth(flowsOf(expected, 'transfer', 'refund-transfer')),
    cardDeposit: inMonth(flowsOf(expected, 'card', 'refund-card')),
    shortfall: inMonth(flowsOf(expected, 'write-off')),
    writeOff: writtenOff,
  };
  const booked = Object.fromEntries(Object.keys(wanted).map((account) => [account, balanceOf(journal, account as AccountName)]));
  assert.deepEqual({ month, booked }, { month, booked: wanted });
  const { sum: sales, received, refunded } = salesSummary(month, journal);
  assert.equal(sales.total, invoiced - wanted.salesReturns);
  assert.equal(received.transfer + received.card - refunded, wanted.deposit + wanted.cardDeposit);
}

/** The columns of the amounts of debits and credits, from 0. The file for Yayoi has no headings. */
const AMOUNT_COLUMNS: Readonly<Record<AccountingProgram, readonly number[]>> = { freee: [10, 19], moneyforward: [8, 16], yayoi: [8, 14] };

/** Checks that the files for accounting programs contain the sums of the journal, as plain numbers above zero. */
function checkFiles(journal: readonly JournalEntry[]): void {
  const booked = sum(journal.flatMap(({ rows }) => rows.map(({ amount }) => amount)));
  for (const program of AccountingProgram.options) {
    const lines = journalCsv(program, DEFAULT_ACCOUNTING, journal).split('\r\n').slice(0, -1);
    const rows = lines.slice(program === 'yayoi' ? 0 : 1).map((line) => line.slice(1, -1).split('","'));
    for (const column of AMOUNT_COLUMNS[program]) {
      const amounts = rows.map((row) => row[column] ?? '');
      for (const amount of amounts) assert.match(amount, /^[1-9]\d*$/);
      assert.equal(sum(amounts.map(Number)), booked);
    }
  }
}

function checkJournal(expected: readonly ExpectedPayment[], { records: { journal } }: Ledger): void {
  for (const [month, entries] of journal) {
    checkMonth(month, entries, expected);
    checkFiles(entries);
  }
  const all = [...journal.values()].flat();
  assert.equal(balanceOf(all, 'receivable'), sum(expected.map((one) => one.openAt(END))));
  assert.equal(balanceOf(all, 'surplus'), 0 - sum(expected.map(excessOf)));
}

/** Throws unless payments, documents, ledgers, dunning and journal are exactly what the histories lead to. */
export function checkMoney(histories: readonly History[], ledger: Ledger): void {
  const { invoices, positions, records } = ledger;
  const byPosition = new Map(histories.map((history) => [history.position, history]));
  const expected = invoices.map((invoice) =>
    expectedPayment(byPosition.get(positions.get(invoice.accountId) ?? -1) ?? assert.fail('an unknown account was invoiced'), invoice),
  );
  checkBalances(expected, ledger);
  checkCreditNotes(expected, ledger);
  checkReceipts(expected, ledger);
  checkCards(expected, ledger);
  for (const [accountId, expectedOfAccount] of Map.groupBy(expected, ({ invoice }) => invoice.accountId)) {
    const history = byPosition.get(positions.get(accountId) ?? -1);
    if (history) checkDunning(history, expectedOfAccount, ledger, accountId);
  }
  checkJournal(expected, ledger);
  const open = sum(records.receivables.flatMap(({ ages }) => Object.values(ages).map(({ amount }) => amount)));
  assert.equal(open, sum(expected.map((one) => one.openAt(END))));
}
