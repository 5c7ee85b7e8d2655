import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { recordReceipts } from '#functions/billing/api/ledger/record-receipts.ts';
import { reverseEntry } from '#functions/billing/api/ledger/reverse-entry.ts';
import { completePayment } from '#functions/billing/api/ledger/complete-payment.ts';
import { paymentsOf } from '#functions/billing/store/billing-fixture.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { paymentKey } from '#functions/platform/keys/billing-keys.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const TOTAL = 26_180;
const clock = () => new Date('2026-12-20T00:00:00Z');
let test: TestTable;
let people: TestAccounts;
let operator: Account;
let customer: Account;
beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table);
});
afterAll(() => test.stop());
beforeEach(async () => {
  operator = await people.add('MASTER', null);
  customer = await people.add('USER', operator);
});

const dependencies = () => billStores(test.table, clock);
const base = () => ({ caller: callerOf(operator), query: undefined, viewerAddress: '192.0.2.1', cookies: {} });
const receive = async (...allocations: { number: string; amount: number; open?: number }[]) =>
  (
    await dataOf(
      recordReceipts(dependencies())({ ...base(), params: undefined, body: { receivedOn: '2026-12-19', note: 'Bank', allocations } }),
    )
  ).payments;
const reverse = async (number: string, entryId: string) =>
  (await dataOf(reverseEntry(dependencies())({ ...base(), params: { number }, body: { entryId, reason: 'Wrong' } }))).payment;
const complete = async (number: string, receivedAmount: number) =>
  (
    await dataOf(
      completePayment(dependencies())({
        ...base(),
        params: { number },
        body: { reason: 'Fee of the bank', receivedOn: '2026-12-19', receivedAmount },
      }),
    )
  ).payment;
const entriesOf = (account: Account, number: string) => ledgerStore(test.table, clock).list(scopeOf(account.id), number);
const chargeOf = (number: string) => chargeStore(test.table, clock).find(customer.id, number);

describe('recordReceipts', () => {
  it('keeps the rest open until several receipts cover the invoice, in all lists, with audit entries (R-22.60)', async () => {
    const { number } = await storeInvoice(test.table, customer);
    const [part] = await receive({ number, amount: 10_000 });
    expect(part).toMatchObject({ state: 'UNPAID', ledger: { received: 10_000, entries: 1 }, settlement: null });
    const [paid] = await receive({ number, amount: 16_180 });
    expect(paid).toMatchObject({ state: 'PAID', settlement: { reason: 'Bank', receivedOn: '2026-12-19', receivedAmount: TOTAL } });
    const [over] = await receive({ number, amount: 1 });
    expect(over && balanceOf(over).excess).toBe(1);
    for (const scope of [operator, customer]) {
      expect(await paymentsOf(test, scope.id)).toMatchObject([{ number, state: 'PAID', ledger: { received: 26_181, entries: 3 } }]);
      expect((await entriesOf(scope, number)).map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([1, 10_000, 16_180]);
      const { entries } = await auditStore(test.table).list(scopeOf(scope.id), { after: undefined, limit: 50 });
      expect(entries.filter(({ action }) => action === 'billing.receive')).toHaveLength(3);
    }
  });

  it('pays several invoices of one account with one receipt, or none of them (R-22.60)', async () => {
    const [one, two] = [await storeInvoice(test.table, customer), await storeInvoice(test.table, customer)];
    const paid = await receive({ number: one.number, amount: TOTAL, open: TOTAL }, { number: two.number, amount: 5_000, open: TOTAL });
    expect(paid.map((payment) => balanceOf(payment).open)).toEqual([0, 21_180]);
    const again = receive({ number: two.number, amount: 5_000, open: TOTAL }, { number: one.number, amount: 1 });
    expect(await refusalOf(again)).toEqual({ code: 'transition-refused' });
    const other = await storeInvoice(test.table, await people.add('USER', operator));
    const mixed = receive({ number: one.number, amount: 1 }, { number: other.number, amount: 1 });
    expect(await refusalOf(mixed)).toMatchObject({ code: 'invalid-input' });
    expect((await entriesOf(customer, two.number)).map(({ amount }) => amount)).toEqual([5_000]);
  });

  it('records each of many concurrent receipts once or not at all, and the sum of the entries is the total received (R-22.60)', async () => {
    const { number } = await storeInvoice(test.table, customer);
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => receive({ number, amount: 1_000 })));
    const made = outcomes.filter(({ status }) => status === 'fulfilled').length;
    const [payment] = await paymentsOf(test, customer.id);
    expect(made).toBeGreaterThan(0);
    expect(payment?.ledger).toMatchObject({ entries: made, received: made * 1_000 });
    expect(await entriesOf(customer, number)).toHaveLength(made);
  });

  it('charges the card for what is open only, and not at all once everything is paid (R-22.60)', async () => {
    const { number } = await storeInvoice(test.table, customer, { method: 'card' });
    await receive({ number, amount: 10_000 });
    expect(await chargeOf(number)).toMatchObject({ state: 'scheduled', amount: 16_180, nextOn: '2026-12-27' });
    await receive({ number, amount: 16_180 });
    expect(await chargeOf(number)).toMatchObject({ state: 'ended' });
    const wrong = (await entriesOf(operator, number)).find(({ amount }) => amount === 16_180);
    expect(await reverse(number, wrong?.id ?? '')).toMatchObject({ state: 'UNPAID', settlement: null });
    expect(await chargeOf(number)).toMatchObject({ state: 'scheduled', amount: 16_180, nextOn: '2026-12-27' });
  });
});

describe('reverseEntry', () => {
  it('takes a wrong receipt back by a counter-entry, once (R-22.61)', async () => {
    const { number } = await storeInvoice(test.table, customer);
    await receive({ number, amount: TOTAL });
    const [received] = await entriesOf(operator, number);
    const outcomes = await Promise.allSettled([reverse(number, received?.id ?? ''), reverse(number, received?.id ?? '')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await entriesOf(customer, number)).map(({ amount, reverses }) => [amount, reverses])).toEqual(
      expect.arrayContaining([
        [TOTAL, null],
        [-TOTAL, received?.id],
      ]),
    );
    expect(await paymentsOf(test, customer.id)).toMatchObject([{ state: 'UNPAID', ledger: { received: 0, entries: 2 } }]);
    expect(await refusalOf(reverse(number, 'none'))).toEqual({ code: 'not-found' });
  });

  it('opens a payment that was closed with a rest, and one that an earlier version completed (R-22.61)', async () => {
    const closed = await storeInvoice(test.table, customer);
    expect(await complete(closed.number, 26_000)).toMatchObject({ state: 'COMPLETED', ledger: { received: 26_000, writtenOff: 180 } });
    const rest = (await entriesOf(operator, closed.number)).find(({ kind }) => kind === 'write-off');
    const opened = await reverse(closed.number, rest?.id ?? '');
    expect([opened.state, balanceOf(opened).open]).toEqual(['UNPAID', 180]);

    const former = await storeInvoice(test.table, customer);
    const settlement = { reason: 'Arrived', receivedOn: '2026-12-19', receivedAmount: TOTAL };
    for (const scope of [operator, customer])
      await test.table.update(paymentKey(scope.id, former.number), { set: { state: 'COMPLETED', settlement }, remove: ['ledger'] });
    expect(await reverse(former.number, 'former-transfer')).toMatchObject({ state: 'UNPAID', ledger: { received: 0, entries: 2 } });
    expect(await entriesOf(customer, former.number)).toHaveLength(2);
  });
});
