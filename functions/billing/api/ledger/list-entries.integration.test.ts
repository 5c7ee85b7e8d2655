import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { creditInvoice } from '#functions/billing/api/ledger/credit-invoice.ts';
import { listCreditNotes, listEntries } from '#functions/billing/api/ledger/list-entries.ts';
import { recordReceipts } from '#functions/billing/api/ledger/record-receipts.ts';
import { listPayments } from '#functions/billing/api/payments/list-payments.ts';
import { paymentKey } from '#functions/platform/keys/billing-keys.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const { bill } = apiContract;
const TOTAL = 26_180;
let now = new Date('2026-12-20T00:00:00Z');
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
  now = new Date('2026-12-20T00:00:00Z');
  operator = await people.add('MASTER', null);
  customer = await people.add('USER', operator, { companyName: 'A customer' });
});

const dependencies = () => billStores(test.table, () => now);
const base = (account: Account) => ({
  caller: callerOf(account),
  params: undefined,
  query: undefined,
  viewerAddress: '192.0.2.1',
  cookies: {},
});
const receive = (number: string, amount: number, receivedOn: string, request: { writeId?: string; note?: string } = {}) => {
  const { note = 'Bank', ...context } = request;
  const body = { receivedOn, note, allocations: [{ number, amount }] };
  return dataOf(recordReceipts(dependencies())({ ...base(operator), ...context, body }));
};
const credit = (number: string, amount: number) =>
  dataOf(
    creditInvoice(dependencies())({
      ...base(operator),
      params: { number },
      body: { reason: 'Returned', amounts: [{ taxRate: 10, amount }], credited: 0 },
    }),
  );
const entriesOf = (account: Account, query: Partial<RequestOf<typeof bill.entries>['query']> = {}) =>
  dataOf(listEntries(dependencies())({ ...base(account), body: undefined, query: { limit: 50, ...query } }));
const notesOf = (account: Account, query: Partial<RequestOf<typeof bill.creditNotes>['query']> = {}) =>
  dataOf(listCreditNotes(dependencies())({ ...base(account), body: undefined, query: { limit: 50, ...query } }));
const amounts = async (account: Account, query: Partial<RequestOf<typeof bill.entries>['query']> = {}) =>
  (await entriesOf(account, query)).entries.map(({ amount }) => amount);

describe('listEntries', () => {
  it('lists the entries of all invoices with their accounts, those of the newest invoice first, by day, kind and time of recording', async () => {
    const [one, two] = [await storeInvoice(test.table, customer), await storeInvoice(test.table, customer)];
    await receive(one.number, 1_000, '2026-12-18');
    now = new Date('2026-12-21T00:00:00Z');
    await receive(two.number, 2_000, '2026-12-19');
    await credit(two.number, 300);
    const { entries } = await entriesOf(operator);
    expect(entries.map(({ number }) => number)).toEqual([two.number, two.number, one.number]);
    expect(entries.every(({ accountId, companyName }) => accountId === customer.id && companyName === 'A customer')).toBe(true);
    expect(await amounts(operator, { from: '2026-12-19', to: '2026-12-19' })).toEqual([2_000]);
    expect(await amounts(operator, { to: '2026-12-18' })).toEqual([1_000]);
    expect(await amounts(operator, { kind: 'credit' })).toEqual([300]);
    expect((await amounts(operator, { recordedSince: '2026-12-21T00:00:00.000Z' })).toSorted((a, b) => a - b)).toEqual([300, 2_000]);
  });

  it('pages through all entries without a gap or repetition', async () => {
    for (const amount of [1, 2, 3]) await receive((await storeInvoice(test.table, customer)).number, amount, '2026-12-18');
    const found: number[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await entriesOf(operator, { limit: 1, ...(cursor !== undefined && { cursor }) });
      found.push(...page.entries.map(({ amount }) => amount));
      cursor = page.nextCursor;
    }
    expect(found).toEqual([3, 2, 1]);
  });

  it('shows each account its own entries only, and notes to the issuer only', async () => {
    const other = await people.add('USER', operator);
    const { number } = await storeInvoice(test.table, customer);
    await receive(number, 1_000, '2026-12-18', { note: 'Internal' });
    expect((await entriesOf(operator)).entries).toMatchObject([{ note: 'Internal' }]);
    expect((await entriesOf(customer)).entries).toMatchObject([{ amount: 1_000, note: '' }]);
    expect(await amounts(other)).toEqual([]);
    expect(await amounts(await people.add('MASTER', null))).toEqual([]);
  });

  it('shows no OEM the entries and credit notes of its customers', async () => {
    const oem = await people.add('OEM_MASTER', operator);
    const { number } = await storeInvoice(test.table, await people.add('USER', oem));
    await receive(number, 1_000, '2026-12-18');
    await credit(number, 300);
    expect(await amounts(oem)).toEqual([]);
    expect((await notesOf(oem)).creditNotes).toEqual([]);
  });

  it('lists the receipt that a payment of an earlier version implies', async () => {
    const { number } = await storeInvoice(test.table, customer);
    const settlement = { reason: 'Fee', receivedOn: '2026-12-10', receivedAmount: 26_000 };
    await test.table.update(paymentKey(operator.id, number), { set: { state: 'COMPLETED', settlement } });
    expect(await amounts(operator)).toEqual([26_000, 180]);
    expect(await amounts(operator, { kind: 'write-off' })).toEqual([180]);
    expect(await amounts(operator, { from: '2026-12-11' })).toEqual([]);
  });
});

it('listCreditNotes lists the credit notes of an account’s invoices, for issuer and customer', async () => {
  const { number } = await storeInvoice(test.table, customer);
  await receive(number, 1_000, '2026-12-18');
  const { creditNote } = await credit(number, 300);
  for (const account of [operator, customer])
    expect((await notesOf(account)).creditNotes).toMatchObject([{ number: creditNote.number, invoiceNumber: number, total: 300 }]);
  expect((await notesOf(operator, { from: '2026-12-21' })).creditNotes).toEqual([]);
  expect((await notesOf(await people.add('USER', operator))).creditNotes).toEqual([]);
});

it('listPayments finds what was issued or has changed since a time, with its open amount', async () => {
  const [changed, old] = [await storeInvoice(test.table, customer), await storeInvoice(test.table, customer)];
  now = new Date('2026-12-21T03:00:00Z');
  await receive(changed.number, 1_000, '2026-12-18');
  const since = (changedSince: string) =>
    dataOf(listPayments(dependencies())({ ...base(operator), body: undefined, query: { limit: 50, changedSince } }));
  expect((await since('2026-12-21T03:00:00.000Z')).payments).toMatchObject([{ number: changed.number, open: TOTAL - 1_000 }]);
  expect((await since('2026-12-21T12:00:00+09:00')).payments).toHaveLength(1);
  expect((await since('2026-12-21T03:00:01.000Z')).payments).toEqual([]);
  // An invoice that has not changed counts as changed on its day of issue.
  expect((await since('2026-12-01T10:00:00.000Z')).payments.map(({ number }) => number)).toEqual([old.number, changed.number]);
});

describe('recordReceipts of a machine', () => {
  it('records a repeated request once, even if its kept answer was lost in a crash', async () => {
    const { number } = await storeInvoice(test.table, customer);
    const first = await receive(number, 1_000, '2026-12-18', { writeId: 'write' });
    now = new Date('2027-01-20T00:00:00Z');
    const again = await receive(number, 1_000, '2026-12-18', { writeId: 'write' });
    expect(again.payments).toEqual(first.payments);
    expect(await amounts(operator)).toEqual([1_000]);
    await receive(number, 1_000, '2026-12-18', { writeId: 'another' });
    expect(await amounts(operator)).toEqual([1_000, 1_000]);
  });

  it('records concurrent repetitions once', async () => {
    const { number } = await storeInvoice(test.table, customer);
    await Promise.allSettled(Array.from({ length: 6 }, () => receive(number, 1_000, '2026-12-18', { writeId: 'write' })));
    expect(await amounts(operator)).toEqual([1_000]);
  });

  it('refuses another receipt for the same invoice with the same key', async () => {
    const { number } = await storeInvoice(test.table, customer);
    await receive(number, 1_000, '2026-12-18', { writeId: 'write' });
    expect(await refusalOf(receive(number, 2_000, '2026-12-18', { writeId: 'write' }))).toMatchObject({ code: 'idempotency-key-reused' });
    expect(await amounts(operator)).toEqual([1_000]);
  });
});
