import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { addDays, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { saveTestCard } from '#test/support/billing/cards.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTestStripe, TEST_CARD, type TestStripe } from '#test/support/billing/stripe.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { runUntilKilled } from '#test/support/killed-process.ts';
import { repetitions } from '#test/support/long-run.ts';
import { SECRET_VARIABLES, startTestSecrets } from '#test/support/secrets.ts';

const ROUNDS = repetitions(2, 50);
const ROUNDS_PER_DAY = 2;
const CUSTOMERS = 12;
/** A process is killed during one of its first `WITHIN` charges, so that every round leaves some charges. */
const WITHIN = 4;
const CHARGE_MS = 100;
const MINUTE_MS = 60_000;
const PROGRAM = join(import.meta.dirname, 'charging-process-fixture.ts');

let test: TestTable;
let stripe: TestStripe;
let secrets: Awaited<ReturnType<typeof startTestSecrets>>;
let folder: string;
let customers: Account[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'charging-'));
  [test, stripe, secrets] = await Promise.all([startTable(), startTestStripe(), startTestSecrets()]);
  const people = await testAccountsIn(test.table);
  const operator = await people.add('MASTER', null);
  customers = [];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const customer = await people.add('USER', operator);
    await saveTestCard(test.table, stripe.gateway, customer, isGood(number) ? TEST_CARD.good : TEST_CARD.failsWhenCharged);
    customers.push(customer);
  }
});
afterAll(async () => {
  await Promise.all([test.stop(), stripe.stop(), secrets.stop()]);
  rmSync(folder, { recursive: true });
});

const isGood = (number: number): boolean => number % 4 !== 3;

/** Runs the process with the clock at `at`, and kills it if `isKilled`. Resolves with whether it ended without being killed. */
function charge(at: Date, isKilled: boolean): Promise<boolean> {
  const offsetFile = join(folder, 'offset');
  writeFileSync(offsetFile, String(at.getTime() - Date.now()));
  const env = {
    ...test.environment,
    [ENVIRONMENT.clockOffsetFile]: offsetFile,
    ...SECRET_VARIABLES,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    [ENVIRONMENT.stripeEndpoint]: stripe.url,
  };
  return runUntilKilled({ program: PROGRAM, env, within: isKilled ? WITHIN : undefined, pieceMs: CHARGE_MS });
}

/** Returns the outcome of an invoice in the table and at Stripe. */
async function outcomeOf({ accountId, number }: Invoice) {
  const payment = await paymentStore(test.table).find(scopeOf(accountId), number);
  const stored = await chargeStore(test.table, () => new Date()).find(accountId, number);
  const made = stripe.objects
    .list('payment_intent')
    .filter(({ metadata }) => metadata['account'] === accountId && metadata['invoice'] === number);
  return { state: payment.state, attempts: stored?.attempts, atStripe: made.map(({ status, amount }) => [status === 'succeeded', amount]) };
}

it(`chargeCard charges every card once, even if its processes are killed at random (${ROUNDS} rounds)`, async () => {
  let kills = 0;
  for (let batch = 0; batch < ROUNDS / ROUNDS_PER_DAY; batch += 1) {
    // The due dates are further apart than the retries of a failing card.
    const dueOn = addDays('2027-01-27', batch * 30);
    const invoices: Invoice[] = [];
    for (const customer of customers) invoices.push(await storeInvoice(test.table, customer, { method: 'card', dueOn }));
    let at = new Date(startOfJapaneseDay(dueOn).getTime() + 10 * 60 * MINUTE_MS);
    for (let round = 0; round < ROUNDS_PER_DAY; round += 1) {
      // Two concurrent processes: a job may run twice, and sweeps may overlap.
      const ended = await Promise.all([charge(at, true), charge(at, true)]);
      kills += ended.filter((isDone) => !isDone).length;
      // By then the leases of killed jobs have expired.
      at = new Date(at.getTime() + 2 * MINUTE_MS);
    }
    for (let last = 0; last < 2; last += 1) {
      expect(await charge(at, false)).toBe(true);
      at = new Date(at.getTime() + 2 * MINUTE_MS);
    }
    for (const [position, invoice] of invoices.entries()) {
      const isPaid = isGood(position);
      const expected = { state: isPaid ? 'PAID' : 'FAILED', attempts: 1, atStripe: [[isPaid, invoice.total]] };
      expect(await outcomeOf(invoice)).toEqual(expected);
    }
  }
  expect(kills, 'too few processes were killed: the test shows little').toBeGreaterThan(ROUNDS / 2);
});
