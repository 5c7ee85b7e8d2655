import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receiveTransfers } from '#functions/billing/api/bank/receive-transfers.ts';
import { completePayment } from '#functions/billing/api/ledger/complete-payment.ts';
import { creditInvoice } from '#functions/billing/api/ledger/credit-invoice.ts';
import { recordReceipts } from '#functions/billing/api/ledger/record-receipts.ts';
import { refundPayment } from '#functions/billing/api/ledger/refund-payment.ts';
import { reverseEntry } from '#functions/billing/api/ledger/reverse-entry.ts';
import { issueInvoice } from '#functions/billing/api/manual/issue-invoice.ts';
import { correctInvoice } from '#functions/billing/api/payments/correct-invoice.ts';
import { voidPayment } from '#functions/billing/api/payments/void-payment.ts';
import { beginAttempt, carryOutAttempt } from '#functions/billing/services/card/charge-attempt.ts';
import { ISSUER_SETTINGS } from '#functions/billing/store/billing-fixture.ts';
import type { CardGateway } from '#functions/platform/gateways/card-gateway.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { WEBHOOK_EVENT_DEFINITIONS } from '#shared/api-contract/webhook-events.ts';
import { BILLING_EVENTS, type BillingEvent, type NewWebhook } from '#shared/model/open-api/webhook.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { startWebhookFixture, type WebhookFixture } from '#test/support/api/webhook-fixture.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { INVOICE_LINES, storeInvoice } from '#test/support/billing/invoices.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const HOUR_MS = 3_600_000;
const TOTAL = 26_180;
let test: WebhookFixture;
beforeAll(async () => {
  test = await startWebhookFixture();
  await billStores(test.table, test.clock).settings.replace(test.accounts.MASTER.id, ISSUER_SETTINGS, 0, []);
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const account of Object.values(test.accounts)) {
    const { webhooks } = await test.webhooksAs(account).list();
    for (const { id } of webhooks) await test.webhooksAs(account).remove(id);
  }
  await test.announceBillingEvents();
  test.time.now += HOUR_MS;
  await test.runJobs();
  test.receiver.answer(200, 'ok');
  test.receiver.received.length = 0;
});

const add = (account = test.accounts.MASTER, differences: Partial<NewWebhook> = {}) =>
  test.webhooksAs(account).add({ events: [...BILLING_EVENTS], siteIds: [], ...differences });
/** Runs all jobs. Returns the types of the received events. */
async function deliver(): Promise<string[]> {
  await test.announceBillingEvents();
  await test.runJobs();
  return test.receiver.received.map(({ event }) => event.type).toSorted();
}
const dataOfEvent = (wanted: BillingEvent) => {
  const received = test.receiver.received.find(({ event }) => event.type === wanted);
  return WEBHOOK_EVENT_DEFINITIONS[wanted].data.parse(received?.event.data) as Record<string, Record<string, unknown>>;
};

function asOperator() {
  const dependencies = billStores(test.table, test.clock);
  const base = { caller: callerOf(test.accounts.MASTER), query: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  const at = (number: string) => ({ ...base, params: { number } });
  const receivedOn = '2026-12-20';
  return {
    receive: (number: string, amount: number) =>
      dataOf(
        recordReceipts(dependencies)({
          ...base,
          params: undefined,
          body: { receivedOn, note: 'Internal', allocations: [{ number, amount }] },
        }),
      ),
    match: (number: string, amount: number) =>
      dataOf(
        receiveTransfers(dependencies)({
          ...base,
          params: undefined,
          body: { transfers: [{ fingerprint: number.padEnd(43, 'x'), receivedOn, payer: 'A', allocations: [{ number, amount }] }] },
        }),
      ),
    complete: (number: string, receivedAmount: number) =>
      dataOf(completePayment(dependencies)({ ...at(number), body: { reason: 'Fee', receivedOn, receivedAmount } })),
    reverse: async (number: string) => {
      const [entry] = await dependencies.ledger.list(scopeOf(test.accounts.MASTER.id), number);
      return dataOf(reverseEntry(dependencies)({ ...at(number), body: { entryId: entry?.id ?? '', reason: 'Wrong' } }));
    },
    credit: (number: string, amount: number) =>
      dataOf(creditInvoice(dependencies)({ ...at(number), body: { reason: 'Returned', amounts: [{ taxRate: 10, amount }], credited: 0 } })),
    refund: (number: string, amount: number) =>
      dataOf(
        refundPayment(dependencies)({
          ...at(number),
          body: { method: 'bank-transfer', amount, paidOn: receivedOn, note: '', excess: amount },
        }),
      ),
    void: (number: string) => dataOf(voidPayment(dependencies)({ ...at(number), body: { reason: 'Waived' } })),
    correct: (number: string) =>
      dataOf(
        correctInvoice(dependencies)({
          ...at(number),
          body: {
            companyName: 'A company',
            contactName: 'A person',
            lines: INVOICE_LINES.map(({ quantity }) => ({ quantity, unitPrice: 100 })),
            reason: 'Wrong',
          },
        }),
      ),
    issue: (accountId: string, requestId: string) =>
      dataOf(
        issueInvoice(dependencies)({
          ...base,
          params: undefined,
          body: {
            accountId,
            requestId,
            dueOn: japaneseDay(test.clock()),
            note: '',
            lines: [{ text: 'Design', from: japaneseDay(test.clock()), to: null, quantity: 1, unitPrice: 10_000 }],
            total: 11_000,
          },
        }),
      ),
  };
}
const invoice = (differences = {}) => storeInvoice(test.table, test.accounts.OEM, differences);

describe('webhook event of an invoice', () => {
  it('tells of receipts by hand and from a bank file, and once that an invoice is settled, to issuer and customer', async () => {
    await add();
    await add(test.accounts.OEM);
    const { number } = await invoice();
    await asOperator().receive(number, 1_000);
    expect(await deliver()).toEqual(['payment.received', 'payment.received']);
    expect(dataOfEvent('payment.received')).toMatchObject({
      entry: { number, kind: 'transfer', amount: 1_000, accountId: test.accounts.OEM.id },
      payment: { number, state: 'UNPAID', open: TOTAL - 1_000 },
    });
    test.receiver.received.length = 0;
    await asOperator().match(number, TOTAL - 1_000);
    expect(await deliver()).toEqual(['invoice.settled', 'invoice.settled', 'payment.received', 'payment.received']);
    expect(dataOfEvent('invoice.settled')).toMatchObject({ invoice: { number, total: TOTAL }, payment: { state: 'PAID', open: 0 } });
  });

  it('has the note of an entry for the issuer only', async () => {
    await add(test.accounts.OEM);
    const { number } = await invoice();
    await asOperator().receive(number, 1_000);
    await deliver();
    expect(dataOfEvent('payment.received')).toMatchObject({ entry: { note: '' } });
    expect(test.receiver.received[0]?.body).not.toContain('Internal');
  });

  it('tells of issued, corrected, voided, credited, refunded and taken back ones', async () => {
    await add();
    const operator = asOperator();
    await operator.issue(test.accounts.OEM.id, 'a-request-of-this-test-1');
    expect(await deliver()).toEqual(['invoice.issued']);
    expect(dataOfEvent('invoice.issued')).toMatchObject({ invoice: { kind: 'invoice', total: 11_000 }, payment: { open: 11_000 } });
    test.receiver.received.length = 0;

    await operator.correct((await invoice()).number);
    expect(await deliver()).toEqual(['invoice.issued', 'invoice.issued', 'invoice.voided']);
    const kinds = test.receiver.received.map(({ event }) => (event.data['invoice'] as { kind: string }).kind);
    expect(kinds.toSorted()).toEqual(['credit', 'invoice', 'reissue']);
    test.receiver.received.length = 0;

    await operator.void((await invoice()).number);
    expect(await deliver()).toEqual(['invoice.voided']);
    test.receiver.received.length = 0;

    const { number } = await invoice();
    await operator.receive(number, TOTAL);
    const { creditNote } = await operator.credit(number, 1_100);
    await operator.refund(number, 1_100);
    await operator.reverse((await settled()).number);
    expect(await deliver()).toEqual([
      'credit-note.issued',
      'invoice.settled',
      'invoice.settled',
      'payment.received',
      'payment.received',
      'payment.refunded',
      'payment.reversed',
    ]);
    expect(dataOfEvent('credit-note.issued')).toMatchObject({
      creditNote: { number: creditNote.number, total: 1_100 },
      payment: { number },
    });
    expect(dataOfEvent('payment.refunded')).toMatchObject({ entry: { kind: 'refund-transfer', amount: -1_100 } });
    expect(dataOfEvent('payment.reversed')).toMatchObject({ entry: { amount: -TOTAL }, payment: { state: 'UNPAID', open: TOTAL } });
  });

  it('tells of a payment by card', async () => {
    await add();
    const { number } = await invoice({ method: 'card' });
    const cards = {
      ...billStores(test.table, test.clock),
      gateway: {} as CardGateway,
      mailJob: (mail: never) => newJob('mail', { mail }, test.ids.ulid(), test.clock()),
    };
    const charge = await cards.charges.find(test.accounts.OEM.id, number);
    if (!charge) throw new Error('The invoice has a charge');
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };
    const gateway = { charge: () => Promise.resolve({ state: 'paid', chargeId: 'ch_1' }) } as unknown as CardGateway;
    const saved = { customerId: 'cus_1', saved: { methodId: 'pm_1', card } };
    const dependencies = { ...cards, gateway, cards: { ...cards.cards, find: () => Promise.resolve(saved) } } as never;
    const begun = await beginAttempt(dependencies, charge, { origin: 'operator', actor: null });
    if (!begun) throw new Error('The attempt has begun');
    expect(await deliver()).toEqual([]);
    await carryOutAttempt(dependencies, begun, { isNew: true });
    expect(await deliver()).toEqual(['invoice.settled', 'payment.received']);
    expect(dataOfEvent('payment.received')).toMatchObject({ entry: { kind: 'card', amount: TOTAL, reference: 'ch_1' } });
  });

  it('tells of the rest that the operator writes off only that the invoice is settled', async () => {
    await add();
    await asOperator().complete((await invoice()).number, 0);
    expect(await deliver()).toEqual(['invoice.settled']);
    expect(dataOfEvent('invoice.settled')).toMatchObject({ payment: { state: 'COMPLETED', open: 0 } });
  });

  it('tells each time that the operator writes off the same rest, after a write-off was taken back', async () => {
    await add();
    const { number } = await invoice();
    await asOperator().complete(number, 0);
    test.time.now += 1_000;
    await asOperator().reverse(number);
    test.time.now += 1_000;
    await asOperator().complete(number, 0);
    expect(await deliver()).toEqual(['invoice.settled', 'invoice.settled', 'payment.reversed']);
  });

  it('an event of billing is delivered once, whatever is repeated after a crash', async () => {
    const { webhook } = await add();
    const { number } = await invoice();
    await asOperator().receive(number, 1_000);
    // The job has requested the delivery and crashes before it is done.
    await test.requestBillingEvents();
    await test.requestBillingEvents();
    expect(await deliver()).toEqual(['payment.received']);
    expect((await test.webhooksAs(test.accounts.MASTER).log(webhook.id)).deliveries).toMatchObject([{ siteId: null, state: 'delivered' }]);
  });

  it('an event of billing is stored only with its change, so that a refused change announces nothing', async () => {
    await add();
    const { number } = await invoice();
    const answers = await Promise.allSettled([asOperator().receive(number, TOTAL), asOperator().receive(number, TOTAL)]);
    const made = answers.filter(({ status }) => status === 'fulfilled').length;
    const types = await deliver();
    expect(types.filter((type) => type === 'payment.received')).toHaveLength(made);
    expect(types.filter((type) => type === 'invoice.settled')).toHaveLength(1);
  });

  it('reaches neither the accounts above a customer nor others, nor webhooks without the event', async () => {
    await add(test.accounts.STRANGER);
    await add(test.accounts.OEM);
    await add(test.accounts.MASTER, { events: ['invoice.voided'] });
    const { number } = await storeInvoice(test.table, test.accounts.USER);
    await asOperator().receive(number, TOTAL);
    expect(await deliver()).toEqual([]);
    await add(test.accounts.USER);
    test.time.now += 1_000;
    await asOperator().void((await storeInvoice(test.table, test.accounts.USER)).number);
    expect(await deliver()).toEqual(['invoice.voided', 'invoice.voided']);
  });

  it('an event of billing is not sent while the account is suspended', async () => {
    await add(test.accounts.OEM);
    const { number } = await invoice();
    await asOperator().receive(number, 1_000);
    await test.announceBillingEvents();
    await test.table.update(accountKey(test.accounts.OEM.id), { set: { contractStatus: 'SUSPENDED' } });
    await test.runJobs();
    await test.table.update(accountKey(test.accounts.OEM.id), { set: { contractStatus: 'ACTIVE' } });
    expect(test.receiver.received).toEqual([]);
  });
});

async function settled(): Promise<{ number: string }> {
  const issued = await invoice();
  await asOperator().receive(issued.number, TOTAL);
  return issued;
}
