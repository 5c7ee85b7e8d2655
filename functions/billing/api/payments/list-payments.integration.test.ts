import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { type PaymentFilter, paymentStore } from '#functions/billing/store/payment-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { paymentKey } from '#functions/platform/keys/billing-keys.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { INVOICE_LINES, storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';

const TODAY = '2026-12-20';
let test: TestTable;
let people: TestAccounts;
beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table);
});
afterAll(() => test.stop());

const numbers = async (account: Account, filter: PaymentFilter): Promise<string[]> => {
  const { payments } = await paymentStore(test.table).list(scopeOf(account.id), { after: undefined, limit: 50, ...filter });
  return payments.map(({ number }) => number);
};

it('paymentStore.list finds payments by number, amount, day and account, and open, overdue or partly paid ones (R-22.130, R-22.131)', async () => {
  const operator = await people.add('MASTER', null);
  const [customer, other] = [await people.add('USER', operator), await people.add('USER', operator)];
  const november = { issuedOn: '2026-11-01', dueOn: '2026-11-27', month: '2026-11' };
  const [paid, late] = [await storeInvoice(test.table, customer, november), await storeInvoice(test.table, customer, november)];
  const part = await storeInvoice(test.table, other, { lines: INVOICE_LINES.slice(0, 1) });
  const ledger = (received: number) => ({ entries: 1, received, receivedByCard: 0, writtenOff: 0 });
  await test.table.update(paymentKey(operator.id, paid.number), { set: { state: 'PAID', ledger: ledger(paid.total) } });
  await test.table.update(paymentKey(operator.id, part.number), { set: { ledger: ledger(1) } });
  const group = (name: NonNullable<PaymentFilter['group']>['name']) => numbers(operator, { group: { name, today: TODAY } });

  expect(await group('OPEN')).toEqual([part.number, late.number]);
  expect(await group('OVERDUE')).toEqual([late.number]);
  expect(await group('PARTLY_PAID')).toEqual([part.number]);
  expect(await numbers(operator, { keyword: part.number })).toEqual([part.number]);
  expect(await numbers(operator, { keyword: `¥${part.total}` })).toEqual([part.number]);
  expect(await numbers(operator, { keyword: '2026/11/27' })).toEqual([late.number, paid.number]);
  expect(await numbers(operator, { account: other.id })).toEqual([part.number]);
  expect(await numbers(customer, { account: other.id })).toEqual([]);
  expect(await numbers(await people.add('MASTER', null), { account: other.id })).toEqual([]);
});
