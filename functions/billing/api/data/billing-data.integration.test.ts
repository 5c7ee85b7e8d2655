import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { getBillingData, setBillingData, setOwnBillingData } from '#functions/billing/api/data/billing-data.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { billingDataStore } from '#functions/billing/store/billing-data-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { type BillingData, NO_BILLING_DATA } from '#shared/model/billing/billing-data.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const clock = () => new Date('2026-12-20T00:00:00Z');
const DATA: BillingData = { ...NO_BILLING_DATA, department: '経理部', address: '東京都', delivery: 'attachment' };
let test: TestTable;
let people: TestAccounts;
let operator: Account;
let customer: Account;
beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table, clock);
});
afterAll(() => test.stop());
beforeEach(async () => {
  operator = await people.add('MASTER', null);
  customer = await people.add('USER', operator, { planId: 'standard', contractStart: '2026-12-01' });
});

const dependencies = () => ({ accounts: accountStore(test.table), billingData: billingDataStore(test.table), clock, ids: randomIds });
const base = (account: Account) => ({ caller: callerOf(account), viewerAddress: '192.0.2.1', cookies: {} });
const read = (account: Account, accountId?: string) =>
  dataOf(
    getBillingData(dependencies())({
      ...base(account),
      params: undefined,
      query: accountId === undefined ? {} : { accountId },
      body: undefined,
    }),
  );
const setOwn = (account: Account, data: BillingData, version: number) =>
  dataOf(setOwnBillingData(dependencies())({ ...base(account), params: undefined, query: undefined, body: { data, version } }));
const set = (account: Account, accountId: string, data: BillingData, version: number) =>
  dataOf(setBillingData(dependencies())({ ...base(account), params: { accountId }, query: undefined, body: { data, version } }));

describe('the billing data of an account', () => {
  it('billing data are changed by the account and by the operator, with audit entries, and refused if they have changed since (R-22.120)', async () => {
    expect(await read(customer)).toEqual({ data: NO_BILLING_DATA, version: 0, isAvailable: true });
    expect(await setOwn(customer, DATA, 0)).toMatchObject({ version: 1 });
    expect(await read(operator, customer.id)).toMatchObject({ data: DATA, version: 1 });
    expect(await refusalOf(set(operator, customer.id, NO_BILLING_DATA, 0))).toMatchObject({ code: 'version-conflict' });
    expect(await set(operator, customer.id, { ...DATA, address: '大阪府' }, 1)).toMatchObject({ version: 2 });
    for (const { id } of [operator, customer]) {
      const { entries } = await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 50 });
      expect(entries.filter(({ action }) => action === 'billing.recipient')).toHaveLength(2);
    }
  });

  it('the next closing of the account addresses its invoice to the billing data (R-22.120)', async () => {
    await setOwn(customer, DATA, 0);
    const open = await closingStore(test.table, () => new Date('2027-01-02T00:00:00Z')).find(customer.id);
    expect(open?.billingData).toEqual(DATA);
  });

  it('belongs to accounts that the operator bills, and is hidden from others (R-22.120)', async () => {
    const oem = await people.add('OEM_MASTER', operator);
    const below = await people.add('USER', oem);
    expect(await read(below)).toMatchObject({ isAvailable: false });
    expect(await refusalOf(setOwn(below, DATA, 0))).toMatchObject({ code: 'transition-refused' });
    expect(await refusalOf(read(oem, below.id))).toMatchObject({ code: 'not-found' });
    expect(await refusalOf(read(customer, oem.id))).toMatchObject({ code: 'not-found' });
  });
});
