import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { remindPayments } from '#functions/platform/jobs/reconcile/remind-payments.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { reminderStore } from '#functions/billing/store/reminder-store.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
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
});

const payments = () => paymentStore(test.table);
const remindAt = async (instant: string): Promise<void> => {
  now = new Date(instant);
  await remindPayments({
    accounts: accountStore(test.table),
    payments: payments(),
    reminders: reminderStore(test.table, clock),
    clock,
    ids: randomIds,
  });
};
/** The contacts of the customer that were reminded of an invoice. */
async function remindersOf({ number }: Invoice): Promise<string[]> {
  const items = await scanTable(test);
  const contacts = new Set(
    items.filter(({ entity, path }) => entity === 'account' && String(path).includes(customer.id)).map(({ id }) => id),
  );
  const mails = items.map((item) => item['mail'] as { number?: string; template?: string; accountId?: string } | undefined);
  return mails.flatMap((mail) =>
    mail?.number === number && mail.template === 'payment-overdue' && contacts.has(mail.accountId) ? [mail.accountId ?? ''] : [],
  );
}

async function complete(invoice: Invoice): Promise<void> {
  const audit = newAuditEntry({ ids: randomIds, clock }, 'billing.complete', null, accountAuditSubject(customer));
  const settlement = { reason: 'Arrived', receivedOn: '2026-12-30', receivedAmount: invoice.total };
  const payment = await payments().find(scopeOf(operator.id), invoice.number);
  expect(await payments().settle(payment, { state: 'COMPLETED', settlement }, audit)).toBe(true);
}

describe('payment reminders of bank transfers', () => {
  it('are sent to each contact 3 and 14 days after the due date, once each', async () => {
    const contact = await people.add('SUB_ADMIN', customer, { permission: 'main-contact' });
    const invoice = await storeInvoice(test.table, customer);
    await remindAt('2026-12-29T23:59:59Z');
    expect(await remindersOf(invoice)).toEqual([]);
    await Promise.all([remindAt('2026-12-30T00:01:00Z'), remindAt('2026-12-30T00:01:00Z')]);
    await remindAt('2026-12-30T00:02:00Z');
    expect((await remindersOf(invoice)).toSorted()).toEqual([customer.id, contact.id].toSorted());
    await remindAt('2027-01-10T00:01:00Z');
    await remindAt('2027-03-01T00:00:00Z');
    expect(await remindersOf(invoice)).toHaveLength(4);
  });

  it('are sent at least a week apart, also if the first reminder was late', async () => {
    const invoice = await storeInvoice(test.table, customer);
    await remindAt('2027-03-01T03:00:00Z');
    await remindAt('2027-03-01T03:01:00Z');
    await remindAt('2027-03-07T23:59:00Z');
    expect(await remindersOf(invoice)).toEqual([customer.id]);
    await remindAt('2027-03-08T00:01:00Z');
    expect(await remindersOf(invoice)).toHaveLength(2);
  });

  it('stop with the payment, and are not sent for card payments and credit notes', async () => {
    const paid = await storeInvoice(test.table, customer);
    const card = await storeInvoice(test.table, customer, { method: 'card' });
    const credit = await storeInvoice(test.table, customer, { kind: 'credit' });
    const open = await storeInvoice(test.table, customer);
    await complete(paid);
    await remindAt('2026-12-30T00:01:00Z');
    expect(await Promise.all([paid, card, credit, open].map(remindersOf))).toEqual([[], [], [], [customer.id]]);
    await complete(open);
    await remindAt('2027-03-01T00:00:00Z');
    expect(await remindersOf(open)).toHaveLength(1);
  });
});
