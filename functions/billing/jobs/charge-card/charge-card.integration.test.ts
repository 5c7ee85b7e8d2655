import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardDependencies, CardMail } from '#functions/billing/services/card/card-dependencies.ts';
import { beginAttempt } from '#functions/billing/services/card/charge-attempt.ts';
import type { CardGateway } from '#functions/platform/gateways/card-gateway.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { chargeCard } from '#functions/billing/jobs/charge-card/charge-card.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { cardStore } from '#functions/billing/store/card-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { eventPartition } from '#functions/platform/keys/keys.ts';
import { AccountEvent } from '#shared/model/notices/account-event.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { saveTestCard, storeCard } from '#test/support/billing/cards.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTestStripe, TEST_CARD, type TestStripe } from '#test/support/billing/stripe.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { repetitions } from '#test/support/long-run.ts';

const DUE_ON = '2026-12-28';
const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };

let test: TestTable;
let stripe: TestStripe;
let people: TestAccounts;
let operator: Account;
let customer: Account;
let now: Date;
const clock = () => now;
/** Ten in the morning in Japan. */
const morningOf = (day: string): Date => new Date(startOfJapaneseDay(day).getTime() + 10 * 3_600_000);

beforeAll(async () => {
  [test, stripe] = await Promise.all([startTable(), startTestStripe()]);
  people = await testAccountsIn(test.table);
  operator = await people.add('MASTER', null);
});
afterAll(() => Promise.all([test.stop(), stripe.stop()]));
beforeEach(async () => {
  now = morningOf(DUE_ON);
  customer = await people.add('USER', operator, { companyName: '株式会社さくら' });
});

const dependencies = (gateway: CardGateway = stripe.gateway): CardDependencies => ({
  cards: cardStore(test.table),
  charges: chargeStore(test.table, clock),
  mailJob: (mail: CardMail) => newJob('mail', { mail }, randomIds.ulid(), clock()),
  gateway,
  clock,
  ids: randomIds,
});

const issue = (): Promise<Invoice> => storeInvoice(test.table, customer, { method: 'card', dueOn: DUE_ON });

const run = (number: string, gateway?: CardGateway): Promise<void> =>
  chargeCard(dependencies(gateway)).run(
    {
      id: 'job',
      attempts: 1,
      createdAt: now.toISOString(),
      scope: scopeOf(customer.id),
      payload: { subjectId: customer.id, ownerId: customer.id, number },
    },
    PROGRESS,
  );

/** Returns the stored payment, which must be the same in the lists of the customer and the operator. */
async function paymentOf(number: string): Promise<Payment> {
  const payments = paymentStore(test.table);
  const [own, issued] = await Promise.all([customer.id, operator.id].map((id) => payments.find(scopeOf(id), number)));
  expect(own).toEqual(issued);
  if (!own) throw new Error('There is no payment');
  return own;
}

const chargesAtStripe = (number: string) =>
  stripe.objects.list('payment_intent').filter((one) => one.metadata['invoice'] === number && one.metadata['account'] === customer.id);
const paidAtStripe = (number: string) => chargesAtStripe(number).filter(({ status }) => status === 'succeeded');

/** The e-mails that were enqueued about an invoice. */
async function mailsAbout(number: string): Promise<{ template: string; accountId: string; failure: string; retryOn?: string | null }[]> {
  const jobs = (await scanTable(test)).filter(({ kind }) => kind === 'mail');
  return jobs
    .toSorted((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1))
    .map(({ mail }) => mail as { template: string; accountId: string; failure: string; number: string })
    .filter((mail) => mail.number === number);
}

describe('chargeCard', () => {
  it('charges a payment once, from ten in the morning of its due day, even if the job is repeated', async () => {
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.good);
    const { number, total } = await issue();
    now = new Date(morningOf(DUE_ON).getTime() - 1);
    await run(number);
    expect(await paymentOf(number)).toMatchObject({ method: 'card', state: 'UNPAID', charge: null });
    now = morningOf(DUE_ON);
    await Promise.all([run(number), run(number), run(number)]);
    await run(number);
    expect(await paymentOf(number)).toMatchObject({
      state: 'PAID',
      charge: { attempts: 1, failure: null, retryOn: null, paidOn: expect.any(String) },
    });
    expect(chargesAtStripe(number)).toMatchObject([{ amount: total, currency: 'jpy', status: 'succeeded', customer: expect.any(String) }]);
    expect(await mailsAbout(number)).toEqual([]);
    expect(await dependencies().charges.listDue(100)).toEqual([]);
  });

  it('is enqueued once on the due day, and again after an hour if the payment is not settled', async () => {
    const { number } = await issue();
    const { charges } = dependencies();
    now = new Date(morningOf(DUE_ON).getTime() - 1);
    expect(await charges.listDue(100)).toEqual([]);
    now = new Date(morningOf(DUE_ON).getTime() + 1);
    const due = { accountId: customer.id, number };
    expect(await charges.listDue(100)).toEqual([due]);
    const job = (id: string) => ({
      id: `${number}${id}`,
      kind: 'charge-card',
      subjectId: customer.id,
      ownerId: customer.id,
      state: 'queued' as const,
      attempts: 0,
      progress: { done: 0, total: 0 },
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    expect(await Promise.all([charges.enqueue(due, job('a')), charges.enqueue(due, job('b'))])).toContain(true);
    expect(await charges.enqueue(due, job('c'))).toBe(false);
    now = new Date(now.getTime() + 3_600_001);
    expect(await charges.listDue(100)).toEqual([due]);
    await run(number);
  });

  it('retries a declined card three times over ten days, then notifies the operator', async () => {
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.failsWhenCharged);
    const { number } = await issue();
    const days = [DUE_ON, '2026-12-31', '2027-01-03', '2027-01-07'];
    for (const [index, day] of days.entries()) {
      now = new Date(morningOf(day).getTime() - 1);
      await run(number);
      expect(chargesAtStripe(number)).toHaveLength(index);
      now = morningOf(day);
      await run(number);
      const retryOn = days[index + 1] ?? null;
      expect(await paymentOf(number)).toMatchObject({ state: 'FAILED', charge: { attempts: index + 1, failure: 'declined', retryOn } });
    }
    now = morningOf('2027-02-01');
    await run(number);
    expect(chargesAtStripe(number)).toHaveLength(4);
    const mails = await mailsAbout(number);
    expect(mails.filter(({ template }) => template === 'card-failed').map(({ retryOn }) => retryOn)).toEqual([...days.slice(1), null]);
    expect(mails.filter(({ template }) => template === 'card-given-up')).toMatchObject([{ accountId: operator.id, failure: 'declined' }]);
    const events = await test.table.queryAll({ pk: eventPartition(customer.id) }, AccountEvent);
    expect(events.filter(({ kind }) => kind === 'card-failed').map(({ name }) => name)).toEqual(days.map(() => number));
  });

  it('charges the card that the account has on the day of the attempt', async () => {
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.failsWhenCharged);
    const { number } = await issue();
    await run(number);
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.good);
    now = morningOf('2026-12-31');
    await run(number);
    expect(await paymentOf(number)).toMatchObject({ state: 'PAID', charge: { attempts: 2 } });
  });

  it('sets the payment to FAILED without a card, or with a card that was removed at Stripe', async () => {
    const { number } = await issue();
    await run(number);
    expect(await paymentOf(number)).toMatchObject({ state: 'FAILED', charge: { failure: 'no-card' } });
    const customerId = await stripe.gateway.createCustomer(customer);
    await storeCard(test.table, customer, customerId, 'pm_gone');
    now = morningOf('2026-12-31');
    await run(number);
    expect(await paymentOf(number)).toMatchObject({ state: 'FAILED', charge: { failure: 'error', attempts: 2 } });
  });

  it('e-mails the customer if the card requires authentication', async () => {
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.alwaysAuthenticates);
    const { number } = await issue();
    await run(number);
    expect(await mailsAbout(number)).toMatchObject([
      { template: 'card-failed', accountId: customer.id, failure: 'authentication-required' },
    ]);
  });

  it('skips a payment that the operator has voided; a payment cannot be voided while it is charged', async () => {
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.good);
    const [ended, running] = [await issue(), await issue()];
    const payments = paymentStore(test.table);
    const end = async (number: string) => {
      const payment = await payments.find(scopeOf(operator.id), number);
      const subject = { kind: 'account', id: customer.id, name: '', ownerId: customer.id } as const;
      const audit = newAuditEntry({ ids: randomIds, clock }, 'billing.void', null, subject);
      const settlement = { reason: 'Waived', receivedOn: null, receivedAmount: null };
      return payments.settle({ ...payment, state: 'UNPAID' }, { state: 'VOID', settlement }, audit);
    };
    expect(await end(ended.number)).toBe(true);
    await run(ended.number);
    expect(chargesAtStripe(ended.number)).toEqual([]);
    expect(await paymentOf(ended.number)).toMatchObject({ state: 'VOID' });
    const charge = await dependencies().charges.find(customer.id, running.number);
    if (!charge) throw new Error('There is no charge');
    await beginAttempt(dependencies(), charge, { origin: 'automatic', actor: null });
    expect(await end(running.number)).toBe(false);
    await run(running.number);
    expect(await paymentOf(running.number)).toMatchObject({ state: 'PAID' });
  });
});

describe('an interrupted charge', () => {
  /** A gateway that ends a run before or after its call to Stripe. */
  const cutOff = (when: 'before' | 'after'): CardGateway => ({
    ...stripe.gateway,
    async charge(request) {
      if (when === 'after') await stripe.gateway.charge(request);
      throw new Error('cut off');
    },
  });

  it.each(['before', 'after'] as const)('is made once if it is interrupted %s the request to Stripe', async (when) => {
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.good);
    const { number } = await issue();
    await expect(run(number, cutOff(when))).rejects.toThrow('cut off');
    expect(await paymentOf(number)).toMatchObject({ state: 'PROCESSING' });
    await run(number);
    expect(await paymentOf(number)).toMatchObject({ state: 'PAID', charge: { attempts: 1 } });
    expect(chargesAtStripe(number)).toHaveLength(1);
  });

  it('is found at Stripe by a retry after the idempotency key has expired', async () => {
    const later = await startTestStripe({ now: () => now });
    try {
      await saveTestCard(test.table, later.gateway, customer, TEST_CARD.good);
      const { number } = await issue();
      const lost: CardGateway = {
        ...later.gateway,
        async charge(request) {
          await later.gateway.charge(request);
          throw new Error('cut off');
        },
      };
      await expect(run(number, lost)).rejects.toThrow('cut off');
      now = new Date(now.getTime() + 5 * 24 * 3_600_000);
      await run(number, later.gateway);
      expect(later.objects.list('payment_intent')).toHaveLength(1);
      expect(await paymentOf(number)).toMatchObject({ state: 'PAID' });
    } finally {
      await later.stop();
    }
  });

  it('uses the card that was saved when the attempt began, even if another card was saved later', async () => {
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.failsWhenCharged);
    const { number } = await issue();
    await expect(run(number, cutOff('after'))).rejects.toThrow('cut off');
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.good);
    await run(number);
    expect(await paymentOf(number)).toMatchObject({ state: 'FAILED', charge: { attempts: 1, failure: 'declined' } });
  });

  it('is made at most once and never lost, for any sequence of faults', async () => {
    const create = 'POST /v1/payment_intents';
    const fault = fc.constantFrom('lose-answer' as const, 'refuse-connection' as const, 'internal-error' as const, 'rate-limit' as const);
    const step = fc.constantFrom('ok' as const, 'before' as const, 'after' as const, 'settle' as const);
    const card = fc.constantFrom(TEST_CARD.good, TEST_CARD.failsWhenCharged);
    await fc.assert(
      fc.asyncProperty(
        card,
        fc.array(fault, { maxLength: 4 }),
        fc.array(step, { minLength: 1, maxLength: 6 }),
        async (number, faults, steps) => {
          now = morningOf(DUE_ON);
          customer = await people.add('USER', operator);
          await saveTestCard(test.table, stripe.gateway, customer, number);
          const invoice = await issue();
          stripe.failNext(...faults.map((how) => ({ operation: create, how })));
          const deps = dependencies();
          const runOnce = async (how: (typeof steps)[number]): Promise<void> => {
            const unsettled = { ...deps, charges: { ...deps.charges, settle: () => Promise.reject(new Error('cut off')) } };
            const gateway = how === 'before' || how === 'after' ? cutOff(how) : stripe.gateway;
            const job = chargeCard(how === 'settle' ? unsettled : { ...deps, gateway });
            const payload = { subjectId: customer.id, ownerId: customer.id, number: invoice.number };
            await job.run({ id: 'j', attempts: 1, createdAt: '', scope: scopeOf(customer.id), payload }, PROGRESS).catch(() => undefined);
          };
          for (const how of steps) await Promise.all([runOnce(how), runOnce(how)]);
          // Without further faults, the job is retried until it settles the charge.
          for (let attempt = 0; attempt < 8; attempt += 1) await runOnce('ok');
          const isGood = number === TEST_CARD.good;
          const { state, charge } = await paymentOf(invoice.number);
          expect([state, charge?.attempts]).toEqual([isGood ? 'PAID' : 'FAILED', 1]);
          expect(paidAtStripe(invoice.number)).toHaveLength(isGood ? 1 : 0);
          expect(chargesAtStripe(invoice.number)).toHaveLength(1);
        },
      ),
      { numRuns: repetitions(6, 25) },
    );
  });
});
