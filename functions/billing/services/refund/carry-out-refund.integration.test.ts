import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { creditInvoice } from '#functions/billing/api/ledger/credit-invoice.ts';
import { refundPayment } from '#functions/billing/api/ledger/refund-payment.ts';
import { carryOutRefund, type CardRefundDependencies } from '#functions/billing/services/refund/carry-out-refund.ts';
import type { CardMail } from '#functions/billing/services/card/card-dependencies.ts';
import { beginAttempt, carryOutAttempt } from '#functions/billing/services/card/charge-attempt.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import { cardStore } from '#functions/billing/store/card-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { creditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { refundStore } from '#functions/billing/store/refund-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { CardGateway } from '#functions/platform/gateways/card-gateway.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { saveTestCard } from '#test/support/billing/cards.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTestStripe, TEST_CARD, type TestStripe } from '#test/support/billing/stripe.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const TOTAL = 26_180;
let test: TestTable;
let stripe: TestStripe;
let people: TestAccounts;
let operator: Account;
let customer: Account;
let now: Date;
const clock = () => now;
beforeAll(async () => {
  [test, stripe] = await Promise.all([startTable(), startTestStripe()]);
  people = await testAccountsIn(test.table);
  operator = await people.add('MASTER', null);
});
afterAll(() => Promise.all([test.stop(), stripe.stop()]));
beforeEach(async () => {
  now = new Date('2026-12-28T03:00:00Z');
  customer = await people.add('USER', operator);
});

const dependencies = (gateway: CardGateway = stripe.gateway) => ({
  accounts: accountStore(test.table),
  payments: paymentStore(test.table),
  charges: chargeStore(test.table, clock),
  ledger: ledgerStore(test.table, clock),
  refunds: refundStore(test.table, clock),
  creditNotes: creditNoteStore(test.table, clock),
  settings: billingSettingsStore(test.table),
  cards: cardStore(test.table),
  mailJob: (mail: CardMail) => newJob('mail', { mail }, randomIds.ulid(), clock()),
  gateway,
  clock,
  ids: randomIds,
});
const base = () => ({ caller: callerOf(operator), query: undefined, viewerAddress: '192.0.2.1', cookies: {} });

/** An invoice that a card has paid and of which 6,180 yen are credited. Returns its number. */
async function creditedBill(card: string): Promise<string> {
  await saveTestCard(test.table, stripe.gateway, customer, card);
  const { number } = await storeInvoice(test.table, customer, { method: 'card' });
  const charge = await dependencies().charges.find(customer.id, number);
  const running = charge && (await beginAttempt(dependencies(), charge, { origin: 'automatic', actor: null }));
  if (!running) throw new Error('Nothing was begun');
  await carryOutAttempt(dependencies(), running, { isNew: true });
  const body = { reason: 'Returned', amounts: [{ taxRate: 10, amount: 6_180 }], credited: 0 };
  await dataOf(creditInvoice(dependencies())({ ...base(), params: { number }, body }));
  return number;
}

const request = (number: string, amount = 6_180, excess = 6_180) =>
  dataOf(
    refundPayment(dependencies())({
      ...base(),
      params: { number },
      body: { method: 'card', amount, paidOn: null, note: '', excess },
    }),
  );
const entryOf = async (number: string) =>
  (await dependencies().ledger.list(scopeOf(customer.id), number)).find(
    ({ kind, reverses }) => kind === 'refund-card' && reverses === null,
  );
const run = async (number: string, differences: Partial<CardRefundDependencies> = {}) =>
  carryOutRefund({ ...dependencies(), ...differences }, customer.id, (await entryOf(number))?.id ?? '');
const balance = async (number: string) => balanceOf(await dependencies().payments.find(scopeOf(customer.id), number));
const atStripe = (number: string) =>
  stripe.objects.list('refund').filter(({ metadata }) => metadata['invoice'] === number && metadata['account'] === customer.id);
const mails = async (template: string, accountId: string) =>
  (await scanTable(test))
    .flatMap(({ mail }) => (mail ? [mail as { template: string; accountId: string; number: string }] : []))
    .filter((mail) => mail.template === template && mail.accountId === accountId);

describe('carryOutRefund', () => {
  it('refunds the charged card once, however often and concurrently it runs, and e-mails the account once (R-22.139)', async () => {
    const number = await creditedBill(TEST_CARD.good);
    expect(await refusalOf(request(number, 6_181))).toMatchObject({ code: 'invalid-input', fields: [{ path: 'amount' }] });
    expect((await request(number)).payment).toMatchObject({
      state: 'PAID',
      ledger: { received: 20_000, receivedByCard: TOTAL, refunded: 6_180 },
    });
    expect(await refusalOf(request(number))).toEqual({ code: 'transition-refused' });
    await Promise.all([run(number), run(number), run(number)]);
    await run(number);
    expect(atStripe(number)).toMatchObject([{ amount: 6_180, status: 'succeeded' }]);
    expect(await balance(number)).toMatchObject({ paid: 20_000, excess: 0 });
    expect(await mails('refund', customer.id)).toMatchObject([{ number, total: 6_180, method: 'card' }]);
    const job = (await scanTable(test)).find(({ kind, refundId }) => kind === 'charge-card' && typeof refundId === 'string');
    expect(job).toMatchObject({ number, subjectId: customer.id });
  });

  it.each([
    ['before it is sent', { refund: () => Promise.reject(new Error('crash')) }],
    ['after it was sent', { isSent: true }],
  ])('loses no refund and sends none twice after a crash %s, even a week later (R-22.139)', async (_, crash) => {
    const number = await creditedBill(TEST_CARD.good);
    await request(number);
    const refund: CardGateway['refund'] =
      'isSent' in crash
        ? async (sent) => {
            await stripe.gateway.refund(sent);
            throw new Error('crash');
          }
        : crash.refund;
    await expect(run(number, { gateway: { ...stripe.gateway, refund } })).rejects.toThrow('crash');
    now = new Date(now.getTime() + 7 * 24 * 3_600_000);
    const due = await dependencies().charges.listDue(100);
    const refundId = (await entryOf(number))?.id;
    expect(due).toContainEqual({ accountId: customer.id, number, refundId });
    await run(number);
    expect(atStripe(number)).toHaveLength(1);
    expect(await dependencies().charges.listDue(100)).not.toContainEqual({ accountId: customer.id, number, refundId });
  });

  it('takes a refund back that the bank refuses later by one counter-entry, and e-mails the operator once (R-22.140)', async () => {
    const number = await creditedBill(TEST_CARD.failsRefunds);
    await request(number);
    await run(number);
    expect(await balance(number)).toMatchObject({ excess: 0 });
    await Promise.all([run(number), run(number)]);
    await run(number);
    expect(await balance(number)).toMatchObject({ paid: TOTAL, excess: 6_180 });
    const entries = await dependencies().ledger.list(scopeOf(operator.id), number);
    expect(entries.filter(({ kind }) => kind === 'refund-card').map(({ amount }) => amount)).toEqual([-6_180, 6_180]);
    expect((await mails('refund-failed', operator.id)).filter((mail) => mail.number === number)).toHaveLength(1);
  });
});
