import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { holdDunning, resumeDunning } from '#functions/billing/api/dunning/hold-dunning.ts';
import { voidPayment } from '#functions/billing/api/payments/void-payment.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { dunPayments } from '#functions/platform/jobs/reconcile/dun-payments.ts';
import { paymentReminderKey } from '#functions/platform/keys/billing-keys.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

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
  now = new Date('2026-12-29T03:00:00Z');
});

const dependencies = () => billStores(test.table, clock);
const base = () => ({ caller: callerOf(operator), query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} });
const hold = async (number: string, until: string) =>
  (await dataOf(holdDunning(dependencies())({ ...base(), params: { number }, body: { until, reason: 'Pays in parts' } }))).dunning;
const resume = async (number: string) => (await dataOf(resumeDunning(dependencies())({ ...base(), params: { number } }))).dunning;
const voidInvoice = (number: string) => voidPayment(dependencies())({ ...base(), params: { number }, body: { reason: 'Waived' } });
async function stepsAt(instant: string, number: string): Promise<number> {
  now = new Date(instant);
  await dunPayments(dependencies());
  return (await dependencies().dunning.get({ issuerId: operator.id, number })).events.length;
}

describe('a hold of dunning', () => {
  it('lets no step act through its day, and is audited for the issuer only (R-22.110)', async () => {
    const { number } = await storeInvoice(test.table, customer);
    expect(await hold(number, '2027-01-05')).toEqual({
      events: [],
      hold: { until: '2027-01-05', reason: 'Pays in parts' },
      next: { kind: 'reminder', on: '2027-01-06' },
    });
    expect(await stepsAt('2027-01-05T01:00:00Z', number)).toBe(0);
    expect(await stepsAt('2027-01-06T01:00:00Z', number)).toBe(1);
    const read = async ({ id }: Account) =>
      (await auditStore(test.table).list(scopeOf(id), { after: undefined, action: 'billing.dunning-hold', limit: 10 })).entries;
    expect(await read(customer)).toEqual([]);
    expect(await read(operator)).toMatchObject([
      {
        actor: { id: operator.id },
        subject: { id: customer.id },
        changes: [
          { field: 'invoice', to: number },
          { field: 'heldUntil', to: '2027-01-05' },
          { field: 'reason', to: 'Pays in parts' },
        ],
      },
    ]);
  });

  it('ends early for the next morning, also for invoices that an earlier version did not plan (R-22.110)', async () => {
    const invoice = await storeInvoice(test.table, customer);
    await test.table.delete(paymentReminderKey(operator.id, invoice.number));
    await hold(invoice.number, '2027-03-01');
    expect(await stepsAt('2027-01-02T01:00:00Z', invoice.number)).toBe(0);
    expect(await resume(invoice.number)).toMatchObject({ hold: null, next: { kind: 'reminder', on: '2026-12-30' } });
    expect(await stepsAt('2027-01-02T02:00:00Z', invoice.number)).toBe(0);
    expect(await stepsAt('2027-01-03T00:01:00Z', invoice.number)).toBe(1);
  });

  it('a hold of dunning is refused for a past day, a void invoice, and to end without a hold (R-22.110)', async () => {
    const { number } = await storeInvoice(test.table, customer);
    expect(await refusalOf(hold(number, '2026-12-28'))).toMatchObject({ fields: [{ path: 'until', rule: 'date-in-past' }] });
    expect(await refusalOf(resume(number))).toEqual({ code: 'transition-refused' });
    await voidInvoice(number);
    expect(await refusalOf(hold(number, '2027-01-05'))).toEqual({ code: 'transition-refused' });
  });
});
