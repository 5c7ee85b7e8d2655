import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCard, openCheckout, removeCardOf, saveCardOf } from '#functions/billing/api/payments/card.ts';
import { chargePayment, payPayment, refreshPayment } from '#functions/billing/api/payments/charge-payment.ts';
import { voidPayment } from '#functions/billing/api/payments/void-payment.ts';
import { saveCard } from '#functions/billing/services/card/save-card.ts';
import type { CardMail } from '#functions/billing/services/card/card-dependencies.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { chargeCard } from '#functions/billing/jobs/charge-card/charge-card.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { cardStore } from '#functions/billing/store/card-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { saveTestCard } from '#test/support/billing/cards.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { authenticate, saveCardAt, startTestStripe, TEST_CARD, type TestStripe } from '#test/support/billing/stripe.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const DUE_ON = '2026-12-28';

let test: TestTable;
let stripe: TestStripe;
let people: TestAccounts;
let operator: Account;
let customer: Account;
let now: Date;

beforeAll(async () => {
  [test, stripe] = await Promise.all([startTable(), startTestStripe()]);
  people = await testAccountsIn(test.table);
  operator = await people.add('MASTER', null);
});
afterAll(() => Promise.all([test.stop(), stripe.stop()]));
beforeEach(async () => {
  now = new Date(startOfJapaneseDay(DUE_ON).getTime() + 12 * 3_600_000);
  customer = await people.add('USER', operator, { companyName: '株式会社さくら' });
});

const cardDependencies = () => ({
  cards: cardStore(test.table),
  charges: chargeStore(test.table, () => now),
  mailJob: (mail: CardMail) => newJob('mail', { mail }, randomIds.ulid(), now),
  gateway: stripe.gateway,
  clock: () => now,
  ids: randomIds,
});

const paying = () => ({
  ...cardDependencies(),
  accounts: accountStore(test.table),
  payments: paymentStore(test.table),
  consoleOrigin: 'https://console.example.com',
});

function as(account: Account) {
  const dependencies = paying();
  const base = { caller: callerOf(account), params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  return {
    card: () => dataOf(getCard(dependencies)(base)),
    open: () => dataOf(openCheckout(dependencies)(base)),
    save: (sessionId: string) => dataOf(saveCardOf(dependencies)({ ...base, body: { sessionId } })),
    remove: () => dataOf(removeCardOf(dependencies)(base)),
    charge: (number: string) => dataOf(chargePayment(dependencies)({ ...base, params: { number } })),
    pay: (number: string) => dataOf(payPayment(dependencies)({ ...base, params: { number } })),
    refresh: (number: string) => dataOf(refreshPayment(dependencies)({ ...base, params: { number } })),
    void: (number: string) =>
      dataOf(
        voidPayment(dependencies)({
          ...base,
          params: { number },
          body: { reason: 'Waived' },
        }),
      ),
  };
}

/** Saves a card on the checkout page that an account opened. Returns the id of the checkout session. */
async function typed(account: Account, number: string): Promise<string> {
  const arrived = new URL(await saveCardAt((await as(account).open()).url, number));
  expect(arrived.origin + arrived.pathname).toBe('https://console.example.com/admin-user/payment');
  return arrived.searchParams.get('session') ?? '';
}

const auditedOf = async ({ id }: Account): Promise<string[]> =>
  (await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 50 })).entries.map(({ action }) => action);

describe('the card of an account', () => {
  it('is saved on a page of Stripe, replaced and removed, each with an audit entry', async () => {
    expect(await as(customer).card()).toEqual({ card: null, isAvailable: true });
    const { save, card, remove } = as(customer);
    const first = await typed(customer, TEST_CARD.good);
    expect(await save(first)).toEqual({ card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 } });
    await save(first);
    await save(await typed(customer, '5555 5555 5555 4444'));
    expect((await card()).card).toMatchObject({ brand: 'mastercard', last4: '4444' });
    // Stripe has deleted the former card, so its session cannot restore it.
    expect(await refusalOf(save(first))).toEqual({ code: 'card-missing' });
    expect(await remove()).toEqual({ card: null });
    await remove();
    expect(await card()).toEqual({ card: null, isAvailable: true });
    expect((await auditedOf(customer)).filter((action) => action === 'billing.card')).toHaveLength(3);
    const methods = stripe.objects.list('payment_method').slice(0, 2);
    expect(methods.map((method) => method.customer)).toEqual([null, null]);
  });

  it('is refused with card-missing if the card session belongs to another account', async () => {
    const other = await people.add('USER', operator);
    const session = await typed(other, TEST_CARD.good);
    await as(customer).open();
    expect(await refusalOf(as(customer).save(session))).toEqual({ code: 'card-missing' });
    expect(await refusalOf(as(customer).save('cs_test_none'))).toEqual({ code: 'card-missing' });
    expect((await as(customer).card()).card).toBeNull();
  });

  it('is stored once if the returning browser and the event of Stripe save it concurrently', async () => {
    const session = await typed(customer, TEST_CARD.authenticatedOnSetup);
    await Promise.all([
      as(customer).save(session),
      saveCard(cardDependencies(), customer, session, null),
      saveCard(cardDependencies(), customer, session, null),
    ]);
    expect((await as(customer).card()).card).toMatchObject({ last4: '3155' });
    expect((await cardStore(test.table).find(customer.id))?.version).toBe(1);
  });

  it('is available only to accounts that the operator bills', async () => {
    const oem = await people.add('OEM_MASTER', operator);
    const below = await people.add('USER', oem);
    expect((await as(oem).card()).isAvailable).toBe(true);
    for (const account of [below, operator]) {
      expect(await as(account).card()).toEqual({ card: null, isAvailable: false });
      expect(await refusalOf(as(account).open())).toEqual({ code: 'forbidden' });
      expect(await refusalOf(as(account).remove())).toEqual({ code: 'forbidden' });
    }
  });
});

describe('a failed payment', () => {
  /** Issues an invoice and lets the automatic attempt fail. Returns the number of the invoice. */
  async function failed(card: string): Promise<string> {
    await saveTestCard(test.table, stripe.gateway, customer, card);
    const { number } = await storeInvoice(test.table, customer, { method: 'card', dueOn: DUE_ON });
    const payload = { subjectId: customer.id, ownerId: customer.id, number };
    const running = { id: 'j', attempts: 1, createdAt: '', scope: scopeOf(customer.id), payload };
    await chargeCard(cardDependencies()).run(running, {
      report: () => undefined,
      renewLease: () => Promise.resolve(),
      assertLeaseHeld: () => undefined,
    });
    return number;
  }

  it('is charged again at the operator’s request, on the card that the customer has now', async () => {
    const number = await failed(TEST_CARD.failsWhenCharged);
    const { payment } = await as(operator).charge(number);
    expect(payment).toMatchObject({ state: 'FAILED', charge: { attempts: 2, failure: 'declined', retryOn: '2026-12-31' } });
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.good);
    expect((await as(operator).charge(number)).payment).toMatchObject({ state: 'PAID', charge: { attempts: 3 } });
    expect(await refusalOf(as(operator).charge(number))).toEqual({ code: 'transition-refused' });
    expect(await auditedOf(customer)).toEqual(expect.arrayContaining(['billing.charge', 'billing.failed', 'billing.paid']));
  });

  it('is paid when the customer authenticates on a page of Stripe', async () => {
    const number = await failed(TEST_CARD.alwaysAuthenticates);
    const { pay, refresh } = as(customer);
    const { payment, url } = await pay(number);
    expect(payment).toMatchObject({ state: 'PROCESSING' });
    expect(await refusalOf(as(operator).void(number))).toEqual({ code: 'transition-refused' });
    // A second tab continues with the same attempt.
    expect((await pay(number)).url).toBe(url);
    expect((await refresh(number)).payment.state).toBe('PROCESSING');
    const { location } = await authenticate(url ?? '', true);
    expect(location).toContain(`https://console.example.com/admin-user/payment-list/${number}?payment_intent=`);
    expect((await refresh(number)).payment).toMatchObject({ state: 'PAID', charge: { attempts: 2, retryOn: null } });
  });

  it('stays failed if the customer does not authenticate, and can be paid again', async () => {
    const number = await failed(TEST_CARD.alwaysAuthenticates);
    const { pay, refresh } = as(customer);
    await authenticate((await pay(number)).url ?? '', false);
    expect((await refresh(number)).payment).toMatchObject({
      state: 'FAILED',
      charge: { failure: 'authentication-required', retryOn: '2026-12-31' },
    });
    await authenticate((await pay(number)).url ?? '', true);
    expect((await refresh(number)).payment).toMatchObject({ state: 'PAID', charge: { attempts: 3 } });
  });

  it('fails again after an hour without authentication, unless the customer authenticates before the next check', async () => {
    const [left, late] = [await failed(TEST_CARD.alwaysAuthenticates), await failed(TEST_CARD.alwaysAuthenticates)];
    const { pay, refresh } = as(customer);
    await pay(left);
    const { url } = await pay(late);
    now = new Date(now.getTime() + 3_600_000);
    await authenticate(url ?? '', true);
    expect((await refresh(left)).payment).toMatchObject({ state: 'FAILED', charge: { failure: 'authentication-required' } });
    expect((await refresh(late)).payment).toMatchObject({ state: 'PAID' });
    expect((await authenticate((await pay(left)).url ?? '', true)).location).toContain('redirect_status=succeeded');
  });

  it('is PROCESSING for an hour, then fails again, if a new attempt does not reach Stripe', async () => {
    const number = await failed(TEST_CARD.alwaysAuthenticates);
    const gateway = { ...stripe.gateway, charge: () => Promise.reject(new Error('still on its way')) };
    const call = { caller: callerOf(customer), params: { number }, query: undefined, body: undefined, viewerAddress: '', cookies: {} };
    await expect(payPayment({ ...paying(), gateway })(call)).rejects.toThrow('still on its way');
    expect((await as(customer).refresh(number)).payment.state).toBe('PROCESSING');
    now = new Date(now.getTime() + 3_600_000);
    expect((await as(customer).refresh(number)).payment.state).toBe('FAILED');
  });

  it('can be paid only by the account that owes it, with a saved card, and not before the day of its charge', async () => {
    const number = await failed(TEST_CARD.failsWhenCharged);
    await as(customer).remove();
    expect(await refusalOf(as(customer).pay(number))).toEqual({ code: 'card-missing' });
    expect(await refusalOf(as(operator).charge(number))).toEqual({ code: 'card-missing' });
    const byCard = await storeInvoice(test.table, customer, { method: 'card' });
    expect(await refusalOf(as(customer).pay(byCard.number))).toEqual({ code: 'transition-refused' });
    const stranger = await people.add('USER', operator);
    expect(await refusalOf(as(stranger).pay(number))).toEqual({ code: 'not-found' });
    expect(await refusalOf(as(stranger).refresh(number))).toEqual({ code: 'not-found' });
  });
});

describe('an open bank transfer', () => {
  it('an open transfer is paid by card at once, for what is open, and charged once however often it is requested (R-22.63)', async () => {
    const { number, total } = await storeInvoice(test.table, customer);
    expect(await refusalOf(as(customer).pay(number))).toEqual({ code: 'card-missing' });
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.good);
    expect(await refusalOf(as(operator).charge(number))).toEqual({ code: 'transition-refused' });
    await Promise.allSettled([as(customer).pay(number), as(customer).pay(number), as(customer).pay(number)]);
    expect((await as(customer).refresh(number)).payment).toMatchObject({
      state: 'PAID',
      charge: { attempts: 1 },
      ledger: { entries: 1, received: total, receivedByCard: total },
    });
    const charged = stripe.objects.list('payment_intent').filter(({ metadata }) => metadata['invoice'] === number);
    expect(charged.map(({ amount, status }) => [amount, status])).toEqual([[total, 'succeeded']]);
    expect(await refusalOf(as(customer).pay(number))).toEqual({ code: 'transition-refused' });
  });

  it('can still be voided after its card was declined (R-22.63)', async () => {
    await saveTestCard(test.table, stripe.gateway, customer, TEST_CARD.failsWhenCharged);
    const { number } = await storeInvoice(test.table, customer);
    expect((await as(customer).pay(number)).payment).toMatchObject({ state: 'FAILED', charge: { failure: 'declined', retryOn: null } });
    expect((await as(operator).void(number)).payment.state).toBe('VOID');
    expect(await refusalOf(as(customer).pay(number))).toEqual({ code: 'transition-refused' });
  });
});
