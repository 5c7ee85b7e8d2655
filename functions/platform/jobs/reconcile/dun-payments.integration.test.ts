import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { recordReceipts } from '#functions/billing/api/ledger/record-receipts.ts';
import { reverseEntry } from '#functions/billing/api/ledger/reverse-entry.ts';
import { dunPayments } from '#functions/platform/jobs/reconcile/dun-payments.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { dunningSettingsStore } from '#functions/billing/store/dunning/dunning-settings-store.ts';
import { dunningStore } from '#functions/billing/store/dunning/dunning-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { paymentKey } from '#functions/platform/keys/billing-keys.ts';
import type { DunningSteps } from '#shared/model/billing/dunning.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';

let test: TestTable;
let people: TestAccounts;
let operator: Account;
let customer: Account;
let now: Date;
const clock = () => now;
beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table);
});
afterAll(() => test.stop());
beforeEach(async () => {
  operator = await people.add('MASTER', null);
  customer = await people.add('USER', operator);
  now = new Date('2026-12-20T00:00:00Z');
});

const payments = () => paymentStore(test.table);
const settings = () => dunningSettingsStore(test.table, clock);
const runAt = async (instant: string, dunning = dunningStore(test.table, clock)): Promise<void> => {
  now = new Date(instant);
  await dunPayments({ ...billStores(test.table, clock), dunning });
};
const setSteps = async (steps: DunningSteps): Promise<void> => {
  const { version } = await settings().get(operator.id);
  expect(await settings().replace(operator.id, steps, version, [])).toBe(true);
};

/** The e-mails about an invoice to contacts of the customer: templates by recipient. */
async function mailsOf({ number }: Invoice) {
  const items = await scanTable(test);
  const contacts = new Set(
    items.filter(({ entity, path }) => entity === 'account' && String(path).includes(customer.id)).map(({ id }) => id),
  );
  type Mail = { number?: string; template?: string; accountId?: string; total?: number };
  const mails = items.flatMap((item) => (item['mail'] as Mail | undefined) ?? []);
  return mails.filter((mail) => mail.number === number && contacts.has(mail.accountId));
}
const templatesOf = async (invoice: Invoice): Promise<string[]> => (await mailsOf(invoice)).map(({ template = '' }) => template).toSorted();
const eventsOf = async ({ number }: Invoice) => (await dunningStore(test.table, clock).get({ issuerId: operator.id, number })).events;

async function complete(invoice: Invoice): Promise<void> {
  const audit = newAuditEntry({ ids: randomIds, clock }, 'billing.complete', null, accountAuditSubject(customer));
  const settlement = { reason: 'Arrived', receivedOn: '2026-12-30', receivedAmount: invoice.total };
  const payment = await payments().find(scopeOf(operator.id), invoice.number);
  expect(await payments().settle(payment, { state: 'COMPLETED', settlement }, audit)).toBe(true);
}

const REMINDER = 'payment-overdue';
const NOTICE = 'payment-final-notice';

describe('dunPayments', () => {
  it('reminds each contact 3 and 14 days after the due date by default, once each, and logs it (R-22.107)', async () => {
    const contact = await people.add('SUB_ADMIN', customer, { permission: 'main-contact' });
    const invoice = await storeInvoice(test.table, customer);
    await runAt('2026-12-29T23:59:59Z');
    expect(await mailsOf(invoice)).toEqual([]);
    await Promise.all([runAt('2026-12-30T00:01:00Z'), runAt('2026-12-30T00:01:00Z')]);
    await runAt('2026-12-30T00:02:00Z');
    expect((await mailsOf(invoice)).map(({ accountId = '' }) => accountId).toSorted()).toEqual([customer.id, contact.id].toSorted());
    await runAt('2027-01-10T00:01:00Z');
    await runAt('2027-03-01T00:00:00Z');
    expect(await mailsOf(invoice)).toHaveLength(4);
    expect(await eventsOf(invoice)).toMatchObject([
      { kind: 'reminder', days: 3, at: '2026-12-30T00:01:00.000Z', recipients: 2 },
      { kind: 'reminder', days: 14, recipients: 2 },
    ]);
  });

  it('keeps a week between late steps', async () => {
    const invoice = await storeInvoice(test.table, customer);
    await runAt('2027-03-01T03:00:00Z');
    await runAt('2027-03-01T03:01:00Z');
    await runAt('2027-03-07T23:59:00Z');
    expect(await templatesOf(invoice)).toEqual([REMINDER]);
    await runAt('2027-03-08T00:01:00Z');
    expect(await templatesOf(invoice)).toEqual([REMINDER, REMINDER]);
  });

  it('ends with the payment, also names failed cards, and never credit notes (R-22.107)', async () => {
    const paid = await storeInvoice(test.table, customer);
    const card = await storeInvoice(test.table, customer, { method: 'card' });
    const credit = await storeInvoice(test.table, customer, { kind: 'credit' });
    const open = await storeInvoice(test.table, customer);
    await complete(paid);
    for (const scope of [operator.id, customer.id]) await test.table.update(paymentKey(scope, card.number), { set: { state: 'FAILED' } });
    await runAt('2026-12-30T00:01:00Z');
    expect(await Promise.all([paid, card, credit, open].map(templatesOf))).toEqual([[], [REMINDER], [], [REMINDER]]);
    await complete(open);
    await runAt('2027-03-01T00:00:00Z');
    expect(await templatesOf(open)).toEqual([REMINDER]);
  });

  it('acts once if a run stops after the transaction, and not at all if a payment arrives before it (R-22.107)', async () => {
    const invoice = await storeInvoice(test.table, customer);
    const store = dunningStore(test.table, clock);
    const crashing = {
      ...store,
      act: async (...input: Parameters<typeof store.act>): Promise<boolean> => {
        await store.act(...input);
        throw new Error('Stopped');
      },
    };
    await expect(runAt('2026-12-30T00:01:00Z', crashing)).rejects.toThrow('Steps of dunning could not act');
    await runAt('2026-12-30T00:02:00Z');
    expect(await templatesOf(invoice)).toEqual([REMINDER]);
    const late = {
      ...store,
      act: async (...input: Parameters<typeof store.act>): Promise<boolean> => {
        await complete(invoice);
        return store.act(...input);
      },
    };
    await runAt('2027-01-10T00:01:00Z', late);
    await runAt('2027-01-10T00:02:00Z');
    expect(await templatesOf(invoice)).toEqual([REMINDER]);
  });

  it('follows changed steps from the next morning on, without repeating passed ones (R-22.107)', async () => {
    const reminded = await storeInvoice(test.table, customer);
    const notDue = await storeInvoice(test.table, customer, { dueOn: '2027-01-27' });
    await runAt('2026-12-30T00:01:00Z');
    await setSteps([
      { kind: 'reminder', days: 1 },
      { kind: 'reminder', days: 2 },
      { kind: 'final-notice', days: 4 },
    ]);
    await runAt('2026-12-30T00:02:00Z');
    expect(await templatesOf(reminded)).toEqual([REMINDER]);
    await runAt('2026-12-31T00:01:00Z');
    await runAt('2026-12-31T00:02:00Z');
    expect(await templatesOf(reminded)).toEqual([NOTICE, REMINDER]);
    await runAt('2027-01-28T00:01:00Z');
    expect([await templatesOf(reminded), await templatesOf(notDue)]).toEqual([[NOTICE, REMINDER], [REMINDER]]);
    await setSteps([]);
    await runAt('2027-03-01T00:01:00Z');
    expect(await templatesOf(notDue)).toEqual([REMINDER]);
  });

  it('follows no rest below 50 yen, until a counter-entry opens more (R-22.191)', async () => {
    const [little, enough] = [await storeInvoice(test.table, customer), await storeInvoice(test.table, customer)];
    const base = { caller: callerOf(operator), query: undefined, viewerAddress: '192.0.2.1', cookies: {} };
    const allocations = [
      { number: little.number, amount: little.total - 49 },
      { number: enough.number, amount: enough.total - 50 },
    ];
    const body = { receivedOn: '2026-12-20', note: '', allocations };
    await recordReceipts(billStores(test.table, clock))({ ...base, params: undefined, body });
    await runAt('2026-12-30T00:01:00Z');
    expect([await templatesOf(little), await templatesOf(enough)]).toEqual([[], [REMINDER]]);
    const [entry] = await billStores(test.table, clock).ledger.list(base.caller.scope, little.number);
    const reversal = { entryId: entry?.id ?? '', reason: 'Wrong invoice' };
    await reverseEntry(billStores(test.table, clock))({ ...base, params: { number: little.number }, body: reversal });
    await runAt('2026-12-31T00:01:00Z');
    expect(await templatesOf(little)).toEqual([REMINDER]);
  });
});
