import assert from 'node:assert/strict';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { monthName, MONTHS } from '#test/simulated-year/calendar.ts';
import { expectedTotals } from '#test/simulated-year/expected-invoices.ts';
import type { History } from '#test/simulated-year/histories.ts';
import type { Ledger } from '#test/simulated-year/simulate-year.ts';

const sumOf = (all: readonly { total: number }[]): number => all.reduce((sum, { total }) => sum + total, 0);

const monthIndex = (name: string): number =>
  Array.from({ length: MONTHS + 1 }, (_, month) => month).find((month) => monthName(month) === name) ?? 0;

/** Returns the total of an invoice at half of its unit prices, each rounded down: a second implementation of the rules. */
function halved({ lines }: Invoice): number {
  const net = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * Math.floor(unitPrice / 2), 0);
  return net + Number((BigInt(net) * 10n) / 100n);
}

/** Checks that the invoices of one account are those that its history leads to, to the yen, and that each month has one. */
function checkAccount(history: History, invoices: readonly Invoice[]): void {
  const first = invoices.filter(({ kind }) => kind === 'invoice');
  const totals = Object.fromEntries(first.map(({ month, total }) => [month, total]));
  assert.deepEqual({ history, totals }, { history, totals: expectedTotals(history) });
  assert.equal(first.length, Object.keys(totals).length, 'a month was invoiced twice');
  for (const invoice of first) {
    const corrections = invoices.filter(({ corrects }) => corrects === invoice.number).map(({ kind, total }) => ({ kind, total }));
    const month = monthIndex(invoice.month);
    const [credit, reissue] = [-invoice.total, halved(invoice)];
    const expected = [{ kind: 'credit', total: credit }, ...(reissue > 0 ? [{ kind: 'reissue', total: reissue }] : [])];
    assert.deepEqual(corrections, history.payments[month] === 'corrected' ? expected : []);
  }
}

/** Checks that the numbers of each year count up from 1 without a gap. */
function checkNumbers(invoices: readonly Invoice[]): void {
  for (const year of new Set(invoices.map(({ issuedOn }) => issuedOn.slice(0, 4)))) {
    const positions = invoices.filter(({ issuedOn }) => issuedOn.startsWith(year)).map(({ number }) => Number(number.slice(-6)));
    assert.deepEqual(
      positions.toSorted((a, b) => a - b),
      positions.map((_, index) => index + 1),
    );
  }
}

/** Checks that every invoice has one payment of its amount, and that what is paid, open or written off is what is invoiced. */
function checkPayments(invoices: readonly Invoice[], payments: readonly Payment[]): void {
  const amounts = (all: readonly { number: string; total: number }[]) => all.map(({ number, total }) => [number, total]);
  assert.deepEqual(amounts(payments), amounts(invoices));
  const replaced = new Set(invoices.flatMap(({ corrects }) => corrects ?? []));
  const isCredit = new Set(invoices.filter(({ kind }) => kind === 'credit').map(({ number }) => number));
  const due = payments.filter(({ number }) => !replaced.has(number) && !isCredit.has(number));
  assert.equal(sumOf(due), sumOf(invoices));
  const completed = payments.filter(({ state }) => state === 'COMPLETED');
  for (const { total, settlement } of completed) assert.equal(settlement?.receivedAmount, total);
}

/** Checks that every card has paid each of its payments once, or failed, as its history states, and that nothing else was charged. */
function checkCharges(histories: readonly History[], { invoices, payments, positions, taken }: Ledger): void {
  const replaced = new Set(invoices.flatMap(({ corrects }) => corrects ?? []));
  const kinds = new Map(invoices.map(({ number, kind }) => [number, kind]));
  const byPosition = new Map(histories.map((history) => [history.position, history]));
  const expected: { number: string; amount: number }[] = [];
  for (const { number, accountId, month, method, state, total, charge } of payments) {
    const history = byPosition.get(positions.get(accountId) ?? -1);
    const card = history?.card ?? null;
    assert.equal(method, card === null ? 'bank-transfer' : 'card');
    if (card === null || replaced.has(number) || kinds.get(number) === 'credit') continue;
    const isVoid = kinds.get(number) === 'invoice' && history?.payments[monthIndex(month)] === 'voided';
    assert.deepEqual([number, state], [number, isVoid ? 'VOID' : card === 'good' ? 'PAID' : 'FAILED']);
    // The first attempt and three retries.
    if (!isVoid) assert.equal(charge?.attempts, card === 'good' ? 1 : 4);
    if (!isVoid && card === 'good') expected.push({ number, amount: total });
  }
  const byNumber = (all: readonly { number: string; amount: number }[]) => all.toSorted((a, b) => (a.number < b.number ? -1 : 1));
  assert.deepEqual(byNumber(taken), byNumber(expected));
}

/** Throws unless the ledger is exactly what the histories lead to. */
export function checkLedger(histories: readonly History[], ledger: Ledger): void {
  const { invoices, payments, positions, faults } = ledger;
  assert(faults > 0, 'nothing was cut off: the year shows little');
  const byPosition = Map.groupBy(invoices, ({ accountId }) => positions.get(accountId));
  assert(!byPosition.has(undefined), 'an account that is not the operator’s customer was invoiced');
  for (const history of histories) checkAccount(history, byPosition.get(history.position) ?? []);
  checkNumbers(invoices);
  checkPayments(invoices, payments);
  checkCharges(histories, ledger);
}

/**
 * Returns the ledger as text, account by account, without ids and numbers: which number an invoice takes depends on the order in which
 * concurrent closings end.
 */
export function ledgerText({ invoices, payments, positions }: Ledger): string {
  const states = new Map(payments.map(({ number, state, settlement }) => [number, { state, settlement }]));
  const lines = invoices.map(({ number, corrects, accountId, issuerId: _issuerId, ...invoice }) => {
    const position = positions.get(accountId) ?? -1;
    return { position, line: JSON.stringify({ position, ...invoice, isCorrection: corrects !== null, ...states.get(number) }) };
  });
  const sorted = lines.toSorted((a, b) => a.position - b.position || (a.line < b.line ? -1 : 1)).map(({ line }) => line);
  return [...sorted, ...invoices.map(({ number }) => number.slice(0, 7) + number.slice(-6))].join('\n');
}
