/**
 * A year of random contracts against a calculation that shares no code with the product: plans that change immediately and by request, and
 * requests that wait because sites were added; suspensions, terminations, licences, page views, prices that change; customers whose
 * contracts ran or had ended before, with waived fees, later first months and discounts; lines and invoices that the operator writes.
 * Payments are received in parts, late, by mistake and beyond what is due, credited, paid back, closed, voided, corrected and charged;
 * dunning reminds, pauses and resumes, or is held. Documents, ledgers and the journal have the same sums. Jobs and actions are
 * cut off, repeated and concurrent; answers of Stripe are lost, its events are lost, repeated and out of order. `npm run bench -- billing`
 * runs it with 1,000 accounts.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { randomOf } from '#test/simulated-year/calendar.ts';
import { checkLedger, ledgerText } from '#test/simulated-year/check-ledger.ts';
import { historiesOf, type History, mostVaried } from '#test/simulated-year/histories.ts';
import { simulateYear } from '#test/simulated-year/simulate-year.ts';
import { isLongRun, repetitions } from '#test/support/long-run.ts';

/** In `npm test` the nine most varied of sixty, which have as many events as the first twenty. */
const accountsOf = (seed: number): History[] => (isLongRun ? historiesOf(seed, 20) : mostVaried(historiesOf(seed, 60), 9));

let tables: TestTable[];
beforeEach(async () => {
  tables = await Promise.all([startTable(), startTable()]);
});
afterEach(() => Promise.all(tables.map((table) => table.stop())));

const SEEDS = Array.from({ length: repetitions(1, 10) }, (_, index) => index + 1);

it.each(SEEDS)('a simulated year yields the ledger of an independent calculation, in both of two runs (seed %i)', async (seed) => {
  const histories = accountsOf(seed);
  // The runs have different faults, repetitions and orders, but the same histories.
  const ledgers = await Promise.all(tables.map((table, run) => simulateYear(table, histories, randomOf(seed * 10 + run))));
  for (const ledger of ledgers) checkLedger(histories, ledger);
  expect(ledgers[0]?.cards.taken.length, 'no card was charged').toBeGreaterThan(0);
  const [first, second] = ledgers.map(ledgerText);
  expect(first?.length).toBeGreaterThan(1_000);
  expect(second).toBe(first);
});
