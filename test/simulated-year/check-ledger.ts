import assert from 'node:assert/strict';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { checkMoney } from '#test/simulated-year/check-money.ts';
import { byMonthAndTotal, expectedManualTotals, expectedTotals } from '#test/simulated-year/expected-invoices.ts';
import { monthIndex } from '#test/simulated-year/expected-payments.ts';
import { fateOf, type History, MANUAL_NOTE } from '#test/simulated-year/histories.ts';
import type { Ledger } from '#test/simulated-year/simulate-year.ts';

/** Returns the total of an invoice at half of its unit prices, each rounded down: a second implementation of the rules. */
function halved({ lines }: Invoice): number {
  const net = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * Math.floor(unitPrice / 2), 0);
  return net + Number((BigInt(net) * 10n) / 100n);
}

/** Checks that the invoices of one account are those that its history leads to, to the yen, and that each month has one. */
function checkAccount(history: History, invoices: readonly Invoice[]): void {
  const issued = invoices.filter(({ kind }) => kind === 'invoice');
  const isManual = ({ note }: Invoice): boolean => note === MANUAL_NOTE;
  const closed = issued.filter((invoice) => !isManual(invoice));
  const totals = Object.fromEntries(closed.map(({ month, total }) => [month, total]));
  assert.deepEqual({ history, totals }, { history, totals: expectedTotals(history) });
  assert.equal(closed.length, Object.keys(totals).length, 'a month was invoiced twice');
  const manual = issued.filter(isManual).map(({ month, total }): [string, number] => [month, total]);
  assert.deepEqual(manual.toSorted(byMonthAndTotal), expectedManualTotals(history));
  for (const invoice of issued) {
    const corrections = invoices.filter(({ corrects }) => corrects === invoice.number).map(({ kind, total }) => ({ kind, total }));
    const month = monthIndex(invoice.month);
    const [credit, reissue] = [-invoice.total, halved(invoice)];
    const expected = [{ kind: 'credit', total: credit }, ...(reissue > 0 ? [{ kind: 'reissue', total: reissue }] : [])];
    assert.deepEqual(corrections, fateOf(history, month) === 'corrected' ? expected : []);
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

/** Checks that every invoice has one payment of its amount, by the method of its account. */
function checkPayments(histories: readonly History[], { invoices, payments, positions }: Ledger): void {
  const cards = new Map(histories.map(({ position, card }) => [position, card]));
  assert.deepEqual(
    payments.map(({ number, total, method }) => [number, total, method]),
    invoices.map(({ number, total, accountId }) => [
      number,
      total,
      cards.get(positions.get(accountId) ?? -1) === null ? 'bank-transfer' : 'card',
    ]),
  );
}

/** Throws unless the ledger is exactly what the histories lead to. */
export function checkLedger(histories: readonly History[], ledger: Ledger): void {
  const { invoices, positions, faults } = ledger;
  assert(faults > 0, 'nothing was cut off: the year shows little');
  const byPosition = Map.groupBy(invoices, ({ accountId }) => positions.get(accountId));
  assert(!byPosition.has(undefined), 'an account that is not the operator’s customer was invoiced');
  for (const history of histories) checkAccount(history, byPosition.get(history.position) ?? []);
  checkNumbers(invoices);
  checkPayments(histories, ledger);
  checkMoney(histories, ledger);
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
