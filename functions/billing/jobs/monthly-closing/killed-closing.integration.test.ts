import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { allInvoices, enterSettings, paymentsOf } from '#functions/billing/store/billing-fixture.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { closingTime } from '#shared/rules/billing/closing-time.ts';
import { addMonths, startOfMonth } from '#shared/rules/time/japanese-month.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { runUntilKilled } from '#test/support/killed-process.ts';
import { repetitions } from '#test/support/long-run.ts';

const ROUNDS = repetitions(2, 50);
const ROUNDS_PER_MONTH = repetitions(1, 2);
/** A process is killed during one of its first `MOST_CLOSINGS` closings, so that every round leaves some closings. */
const MOST_CLOSINGS = 5;
const CLOSING_MS = 40;
const FIRST = '2027-11';
const CUSTOMERS = 16;
const PLANS = ['light', 'standard', 'premium', 'pro'];
const PROCESS = join(import.meta.dirname, 'closing-process-fixture.ts');

const MINUTE_MS = 60_000;
const months = Array.from({ length: Math.ceil(ROUNDS / ROUNDS_PER_MONTH) }, (_, index) => addMonths(FIRST, index + 1));

let folder: string;
const tables: TestTable[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'closing-'));
});
afterAll(async () => {
  await Promise.all(tables.map((table) => table.stop()));
  rmSync(folder, { recursive: true });
});

interface Books {
  test: TestTable;
  operatorId: string;
  offsetFile: string;
}

/** Returns a new table with customers, an OEM with licences, and page views. Their data are the same on each call. */
async function newBooks(name: string): Promise<Books> {
  const test = await startTable();
  tables.push(test);
  let now = startOfMonth(FIRST);
  const clock = () => now;
  const people = await testAccountsIn(test.table, clock);
  const operator = await people.add('MASTER', null, { id: 'operator' });
  await enterSettings(test, operator);
  const sites = [];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const id = `customer-${number}`;
    const customer = await people.add('USER', operator, { id, planId: PLANS[number % PLANS.length] ?? null, contractStart: `${FIRST}-01` });
    sites.push({ ...siteKey(`site-${number}`), entity: 'site', id: `site-${number}`, name: 'A site', lineage: customer.path });
  }
  const oem = await people.add('OEM_MASTER', operator, { id: 'oem' });
  for (let number = 0; number < 3; number += 1) {
    now = new Date(now.getTime() + MINUTE_MS);
    await people.add('USER', oem, { id: `licence-${number}`, planId: 'ep' });
  }
  await test.table.batchWrite({ put: sites });
  const views = pageViewStore(test.table, clock);
  for (const [index, month] of [FIRST, ...months].entries())
    await views.addLogObject(
      month,
      sites.map(({ id }, number) => ({ siteId: id, month, views: 1 + 17_000 * ((number + index) % 7) })),
    );
  return { test, operatorId: operator.id, offsetFile: join(folder, name) };
}

/** Runs the process with the clock at `at`; kills it randomly if `isKilled`. Resolves with whether it ended without being killed. */
function close({ test, offsetFile }: Books, at: Date, isKilled: boolean): Promise<boolean> {
  writeFileSync(offsetFile, String(at.getTime() - Date.now()));
  const env = { ...test.environment, [ENVIRONMENT.clockOffsetFile]: offsetFile };
  return runUntilKilled({ program: PROCESS, env, within: isKilled ? MOST_CLOSINGS : undefined, pieceMs: CLOSING_MS });
}

/** Returns all invoices, payments and licence counts. The invoices of an account omit their numbers, which depend on the order. */
async function ledgerOf({ test, operatorId }: Books) {
  const invoices = await allInvoices(test);
  const balances = await Promise.all(
    ['oem', ...Array.from({ length: CUSTOMERS }, (_, number) => `customer-${number}`)].map(async (id) => {
      const account = await accountStore(test.table).get(id);
      const own = invoices.filter(({ accountId }) => accountId === id).map(({ number: _number, ...invoice }) => invoice);
      return { id, licencesUsed: account?.licencesUsed, own };
    }),
  );
  const payments = await paymentsOf(test, operatorId);
  return {
    balances,
    numbers: invoices.map(({ number }) => number),
    payments: payments.map(({ number, total, state }) => [number, total === invoices.find((one) => one.number === number)?.total, state]),
  };
}

it(`closeMonths issues the same invoices, even if its processes are killed at random (${ROUNDS} rounds)`, async () => {
  const [killed, whole] = await Promise.all([newBooks('killed'), newBooks('whole')]);
  let kills = 0;
  for (const month of months) {
    let at = closingTime(month);
    for (let round = 0; round < ROUNDS_PER_MONTH; round += 1) {
      // Two concurrent processes: a job may run twice, and sweeps may overlap.
      const ended = await Promise.all([close(killed, at, true), close(killed, at, true)]);
      kills += ended.filter((isDone) => !isDone).length;
      // By then the leases of killed jobs have expired.
      at = new Date(at.getTime() + 2 * MINUTE_MS);
    }
    for (let last = 0; last < 2; last += 1) {
      expect(await close(killed, at, false)).toBe(true);
      at = new Date(at.getTime() + 2 * MINUTE_MS);
    }
    expect(await close(whole, at, false)).toBe(true);
  }
  expect(kills, 'too few processes were killed: the test shows little').toBeGreaterThan(ROUNDS / 2);
  const ledger = await ledgerOf(killed);
  expect(ledger).toEqual(await ledgerOf(whole));
  expect(ledger.balances.every(({ own }) => own.length === months.length)).toBe(true);
  const positions = ledger.numbers.map((number) => [number.slice(0, 4), Number(number.slice(-6))] as const);
  for (const year of new Set(positions.map(([of]) => of)))
    expect(positions.filter(([of]) => of === year).map(([, position]) => position)).toEqual(
      positions.filter(([of]) => of === year).map((_, index) => index + 1),
    );
});
