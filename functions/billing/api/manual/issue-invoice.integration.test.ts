import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { issueInvoice } from '#functions/billing/api/manual/issue-invoice.ts';
import { allInvoices, enterSettings, paymentsOf } from '#functions/billing/store/billing-fixture.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { journalStore } from '#functions/billing/store/journal-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { cardKey } from '#functions/platform/keys/billing-keys.ts';
import type { ManualInvoice } from '#shared/model/billing/manual-invoice.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const clock = () => new Date('2026-12-20T00:00:00Z');
let test: TestTable;
let people: TestAccounts;
let operator: Account;
let customer: Account;
let requests = 0;
beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table);
});
afterAll(() => test.stop());
beforeEach(async () => {
  operator = await people.add('MASTER', null);
  customer = await people.add('USER', operator);
  requests += 1;
});

const bodyOf = (differences: Partial<ManualInvoice> = {}): ManualInvoice => ({
  accountId: customer.id,
  requestId: `request-of-a-form-${requests}`,
  dueOn: '2027-01-15',
  note: 'ご発注番号 A-1',
  lines: [
    { text: '撮影', from: '2026-12-01', to: '2026-12-10', quantity: 2, unitPrice: 30_000 },
    { text: '特別値引き', from: '2026-12-20', to: null, quantity: 1, unitPrice: -5_000 },
  ],
  total: 60_500,
  ...differences,
});
const issue = async (body: ManualInvoice): Promise<string> =>
  (
    await dataOf(
      issueInvoice(billStores(test.table, clock))({
        caller: callerOf(operator),
        params: undefined,
        query: undefined,
        body,
        viewerAddress: '192.0.2.1',
        cookies: {},
      }),
    )
  ).number;
const invoicesOf = async () => (await allInvoices(test)).filter(({ accountId }) => accountId === customer.id);

describe('issueInvoice', () => {
  it('issues an invoice with the next number, its payment in both lists, its PDF and the journal (R-22.115)', async () => {
    await enterSettings(test, operator);
    const number = await issue(bodyOf());
    expect(number).toBe('2026-12-000001');
    expect(await invoicesOf()).toMatchObject([
      {
        number,
        issuedOn: '2026-12-20',
        dueOn: '2027-01-15',
        note: 'ご発注番号 A-1',
        method: 'bank-transfer',
        lines: [{ kind: 'free', text: '撮影', amount: 60_000 }, { amount: -5_000 }],
        taxes: [{ taxRate: 10, subtotal: 55_000, tax: 5_500 }],
        total: 60_500,
      },
    ]);
    for (const { id } of [operator, customer]) {
      expect(await paymentsOf(test, id)).toMatchObject([{ number, total: 60_500, state: 'UNPAID', dueOn: '2027-01-15' }]);
      const { entries } = await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 50 });
      expect(entries.filter(({ action }) => action === 'billing.issue')).toHaveLength(1);
    }
    expect(await journalStore(test.table).read(operator.id, '2026-12')).toMatchObject([
      { kind: 'invoice', number, rows: [{ amount: 60_500 }] },
    ]);
    const jobs = (await scanTable(test)).filter(({ entity, ['id']: id }) => entity === 'job' && id === `archive-${operator.id}-${number}`);
    expect(jobs).toMatchObject([{ isAnnounced: true }]);
  });

  it('issues one invoice for a repeated request, at the same time and after a lost answer, and refuses another content (R-22.117)', async () => {
    await enterSettings(test, operator);
    const numbers = await Promise.all(
      [bodyOf(), bodyOf(), bodyOf({ requestId: `another-request-${requests}` })].map((body) => issue(body)),
    );
    expect(numbers[1]).toBe(numbers[0]);
    expect(numbers.toSorted()).toEqual(expect.arrayContaining(['2026-12-000001', '2026-12-000002']));
    const transact = test.table.transact.bind(test.table);
    vi.spyOn(test.table, 'transact').mockImplementationOnce(async (writes) => {
      await transact(writes);
      throw new Error('The answer was lost');
    });
    const lost = bodyOf({ requestId: `request-with-a-lost-answer-${requests}` });
    await expect(issue(lost)).rejects.toThrow('The answer was lost');
    expect(await issue(lost)).toBe('2026-12-000003');
    expect(await invoicesOf()).toHaveLength(3);
    expect(await refusalOf(issue({ ...lost, note: 'Another' }))).toMatchObject({ code: 'idempotency-key-reused' });
  });

  it('schedules the charge of a saved card on the due day (R-22.115)', async () => {
    await enterSettings(test, operator);
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 };
    const saved = { methodId: 'pm_1', card };
    await test.table.put({ ...cardKey(customer.id), entity: 'card', accountId: customer.id, customerId: 'cus_1', saved, version: 1 });
    const number = await issue(bodyOf());
    expect(await chargeStore(test.table, clock).find(customer.id, number)).toMatchObject({ amount: 60_500, nextOn: '2027-01-15' });
  });

  it('refuses accounts that the operator does not bill, another total, faults of lines, and anything without billing settings (R-22.116)', async () => {
    const oem = await people.add('OEM_MASTER', operator);
    const below = await people.add('USER', oem);
    expect(await refusalOf(issue(bodyOf()))).toMatchObject({ code: 'transition-refused' });
    await enterSettings(test, operator);
    expect(await refusalOf(issue(bodyOf({ accountId: below.id })))).toMatchObject({ code: 'invalid-input' });
    expect(await refusalOf(issue(bodyOf({ accountId: 'unknown' })))).toMatchObject({ code: 'invalid-input' });
    expect(await refusalOf(issue(bodyOf({ total: 60_501 })))).toMatchObject({ code: 'transition-refused' });
    expect(await refusalOf(issue(bodyOf({ dueOn: '2026-12-19' })))).toMatchObject({ fields: [{ path: 'dueOn', rule: 'date-in-past' }] });
    expect(await invoicesOf()).toEqual([]);
  });
});
