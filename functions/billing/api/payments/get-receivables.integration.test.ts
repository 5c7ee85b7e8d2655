import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { getReceivables } from '#functions/billing/api/payments/get-receivables.ts';
import { receivablesStore } from '#functions/billing/store/receivables-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { ledgerEntryKey, paymentKey } from '#functions/platform/keys/billing-keys.ts';
import { PaymentAge } from '#shared/model/billing/payment.ts';
import { mergeReceivables, openAndOverdue, sumByAge } from '#shared/rules/billing/receivables.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const TODAY = '2026-12-20';
const clock = () => new Date(`${TODAY}T00:00:00Z`);
const CALLS_AT_MOST = 4;
let test: TestTable;
let people: TestAccounts;
let operator: Account;
beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table);
});
afterAll(() => test.stop());
beforeEach(async () => {
  operator = await people.add('MASTER', null);
});

/** Reads one page. Returns it with the number of its calls. */
async function pageOf(cursor?: string) {
  const dependencies = { accounts: accountStore(test.table), receivables: receivablesStore(test.table), clock };
  test.takeCalls();
  const request = { caller: callerOf(operator), params: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  const page = await dataOf(getReceivables(dependencies)({ ...request, query: cursor === undefined ? {} : { cursor } }));
  return { ...page, calls: test.takeCalls().length };
}

const entry = (number: string, amount: number, on: string) => ({
  ...ledgerEntryKey(operator.id, { number, id: `E${amount}` }),
  entity: 'ledger-entry',
  id: `E${amount}`,
  number,
  kind: 'transfer',
  amount,
  on,
  recordedAt: `${on}T00:00:00.000Z`,
  note: '',
  reverses: null,
  reference: null,
});

it('getReceivables sums open invoices by account and age, and what was received in the month (R-22.100, R-22.101)', async () => {
  const [oem, customer] = [await people.add('OEM_MASTER', operator), await people.add('USER', operator)];
  const late = await storeInvoice(test.table, oem, { issuedOn: '2026-11-01', dueOn: '2026-11-27', month: '2026-11' });
  const open = await storeInvoice(test.table, customer);
  const paid = await storeInvoice(test.table, customer, { issuedOn: '2026-11-01', dueOn: '2026-11-27', month: '2026-11' });
  const ledger = { entries: 1, received: paid.total, receivedByCard: 0, writtenOff: 0 };
  await test.table.update(paymentKey(operator.id, paid.number), { set: { state: 'PAID', ledger } });
  await test.table.put(entry(paid.number, 1_000, '2026-12-02'));
  await test.table.put(entry(paid.number, 200, '2026-11-30'));

  const { receivables, nextCursor, calls } = await pageOf();
  expect(nextCursor).toBeNull();
  expect(calls).toBeLessThanOrEqual(2);
  expect(receivables.received).toBe(1_000);
  expect(Object.fromEntries(receivables.accounts.map(({ accountId, isOem, ages }) => [accountId, { isOem, ages }]))).toMatchObject({
    [oem.id]: { isOem: true, ages: { OVERDUE_30: { invoices: 1, amount: late.total } } },
    [customer.id]: { isOem: false, ages: { NOT_DUE: { invoices: 1, amount: open.total }, OVERDUE_30: { invoices: 0 } } },
  });
});

it('getReceivables reads at most four megabytes for a page, and the pages add up (R-22.100)', async () => {
  const customer = await people.add('USER', operator);
  const companyName = 'x'.repeat(90_000);
  const months = Array.from({ length: 24 }, (_, index) => `20${20 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`);
  for (const month of months)
    await storeInvoice(test.table, customer, {
      issuedOn: `${month}-01`,
      dueOn: `${month}-27`,
      month,
      recipient: { companyName, contactName: 'A person' },
    });
  const pages: Awaited<ReturnType<typeof pageOf>>[] = [];
  do pages.push(await pageOf(pages.at(-1)?.nextCursor ?? undefined));
  while (pages.at(-1)?.nextCursor !== null);
  expect(pages.length).toBeGreaterThan(1);
  for (const { calls } of pages) expect(calls).toBeLessThanOrEqual(CALLS_AT_MOST + 1);
  const { accounts } = mergeReceivables(pages.map(({ receivables }) => receivables));
  expect(accounts).toHaveLength(1);
  expect(openAndOverdue(sumByAge(accounts)).open.invoices).toBe(months.length);
});

it('paymentStore.list selects the payments that each age counts (R-22.100)', async () => {
  const customer = await people.add('USER', operator);
  for (const dueOn of ['2026-12-20', '2026-12-19', '2026-11-20', '2026-11-19', '2026-10-21', '2026-10-20', '2026-09-21', '2026-09-20'])
    await storeInvoice(test.table, customer, { dueOn });
  const dueDays = async (name: PaymentAge) => {
    const query = { group: { name, today: TODAY }, after: undefined, limit: 50 };
    const { payments } = await paymentStore(test.table).list(scopeOf(operator.id), query);
    return payments.map(({ dueOn }) => dueOn);
  };
  const { receivables } = await pageOf();
  for (const age of PaymentAge.options) {
    const days = await dueDays(age);
    expect(sumByAge(receivables.accounts)[age].invoices).toBe(days.length);
  }
  expect(await dueDays('OVERDUE_60')).toEqual(['2026-10-21', '2026-11-19']);
});
