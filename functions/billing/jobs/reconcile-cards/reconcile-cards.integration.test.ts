import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import Stripe from 'stripe';
import { beginAttempt, carryOutAttempt } from '#functions/billing/services/card/charge-attempt.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import type { CardMail } from '#functions/billing/services/card/card-dependencies.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { entryFacts, newLedgerChange } from '#functions/billing/services/ledger/new-ledger-change.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { reconcileCards } from '#functions/billing/jobs/reconcile-cards/reconcile-cards.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { cardStore } from '#functions/billing/store/card-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import type { Charge } from '#functions/billing/store/charge.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { saveTestCard } from '#test/support/billing/cards.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTestStripe, STRIPE_KEYS, TEST_CARD, type TestStripe } from '#test/support/billing/stripe.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';

let test: TestTable;
let stripe: TestStripe;
let api: Stripe;
let people: TestAccounts;
let operator: Account;
let customer: Account;

beforeAll(async () => {
  [test, stripe] = await Promise.all([startTable(), startTestStripe()]);
  const { hostname: host, port } = new URL(stripe.url);
  api = new Stripe(STRIPE_KEYS.secretKey, { host, port, protocol: 'http', telemetry: false });
  people = await testAccountsIn(test.table);
  operator = await people.add('MASTER', null);
});
afterAll(() => Promise.all([test.stop(), stripe.stop()]));
beforeEach(async () => {
  customer = await people.add('USER', operator);
  await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.good);
});

const dependencies = () => ({
  cards: cardStore(test.table),
  charges: chargeStore(test.table, systemClock),
  mailJob: (mail: CardMail) => newJob('mail', { mail }, randomIds.ulid(), systemClock()),
  gateway: stripe.gateway,
  clock: systemClock,
  ids: randomIds,
  accounts: accountStore(test.table),
  payments: paymentStore(test.table),
  ledger: ledgerStore(test.table, systemClock),
  jobs: jobStore(test.table, systemClock),
});

/** Begins an attempt. */
async function running(): Promise<Charge> {
  const { number } = await storeInvoice(test.table, customer, { method: 'card' });
  const charge = await dependencies().charges.find(customer.id, number);
  const begun = charge && (await beginAttempt(dependencies(), charge, { origin: 'automatic', actor: null }));
  if (!begun) throw new Error('Nothing was begun');
  return begun;
}

async function paid(): Promise<{ charge: Charge; intent: string }> {
  const charge = await running();
  await carryOutAttempt(dependencies(), charge, { isNew: true });
  return { charge, intent: stripe.objects.list('payment_intent')[0]?.id ?? '' };
}

/** Runs the reconciliation. Returns the jobs that it added. */
async function reconciled(): Promise<Record<string, unknown>[]> {
  const idsBefore = new Set((await scanTable(test)).filter(({ entity }) => entity === 'job').map(({ pk }) => pk));
  await reconcileCards(dependencies())();
  return (await scanTable(test)).filter(({ entity, pk }) => entity === 'job' && !idsBefore.has(pk));
}

it('reconcileCards enqueues no jobs if Stripe and the stored payments agree', async () => {
  await paid();
  expect(await reconciled()).toEqual([]);
});

it('reconcileCards enqueues a charge-card job for an attempt whose result was not stored', async () => {
  const charge = await running();
  const unsettled = { ...dependencies(), charges: { ...dependencies().charges, settle: () => Promise.resolve(false) } };
  await carryOutAttempt(unsettled, charge, { isNew: true });
  expect(await reconciled()).toMatchObject([{ kind: 'charge-card', subjectId: customer.id, number: charge.number }]);
  await carryOutAttempt(dependencies(), charge, { isNew: false });
  expect(await reconciled()).toEqual([]);
});

it('reconcileCards accepts a second charge of an invoice that the ledger contains', async () => {
  const { charge } = await paid();
  const { charges, payments } = dependencies();
  const request = { accountId: customer.id, issuerId: operator.id, amount: 500, returnUrl: null, ...charge.attempt?.card };
  await stripe.gateway.charge({ customerId: '', methodId: '', ...request, number: charge.number, attempt: 9 });
  const payment = await payments.find(scopeOf(customer.id), charge.number);
  const stored = await charges.find(customer.id, charge.number);
  const facts = entryFacts(dependencies(), payment);
  const entries = [{ ...facts, kind: 'card' as const, amount: 500, on: '2026-12-20', note: '' }];
  const change = newLedgerChange(dependencies(), { action: 'billing.receive', actor: null, payment, charge: stored, entries });
  expect(await ledgerStore(test.table, systemClock).append([change])).toBe(true);
  expect(await reconciled()).toEqual([]);
});

it('reconcileCards accepts a refund of the product, and e-mails the operator about one that was made at Stripe (R-22.140)', async () => {
  const { charge, intent } = await paid();
  const { charges, payments, ledger } = dependencies();
  const payment = await payments.find(scopeOf(customer.id), charge.number);
  const facts = { ...entryFacts(dependencies(), payment), on: '2026-12-20', note: '', reference: intent };
  const change = newLedgerChange(dependencies(), {
    action: 'billing.refund',
    actor: null,
    payment,
    charge: await charges.find(customer.id, charge.number),
    entries: [{ ...facts, kind: 'refund-card', amount: -500 }],
  });
  expect(await ledgerStore(test.table, systemClock).append([change])).toBe(true);
  await api.refunds.create({ payment_intent: intent, amount: 500 });
  expect(await reconciled()).toEqual([]);
  await api.refunds.create({ payment_intent: intent, amount: 1 });
  expect(await reconciled()).toMatchObject([{ mail: { template: 'card-difference', difference: 'refunded', number: charge.number } }]);
  expect(await ledger.list(scopeOf(customer.id), charge.number)).toHaveLength(2);
});

it('reconcileCards e-mails the operator once about a refund, a second charge and a charge without a payment', async () => {
  const { charge, intent } = await paid();
  await api.refunds.create({ payment_intent: intent, amount: 100 });
  const warning = (difference: string, number = charge.number) => ({
    kind: 'mail',
    mail: expect.objectContaining({ template: 'card-difference', accountId: operator.id, number, difference }),
  });
  expect(await reconciled()).toMatchObject([warning('refunded')]);
  expect(await reconciled()).toEqual([]);
  const request = { accountId: customer.id, issuerId: operator.id, amount: 26_180, returnUrl: null, ...charge.attempt?.card };
  const again = { customerId: '', methodId: '', ...request };
  await stripe.gateway.charge({ ...again, number: charge.number, attempt: 9 });
  expect(await reconciled()).toMatchObject([warning('charged-twice')]);
  await stripe.gateway.charge({ ...again, number: '2026-12-999999', attempt: 1 });
  expect(await reconciled()).toMatchObject([warning('unknown-charge', '2026-12-999999')]);
  expect(await reconciled()).toEqual([]);
});
