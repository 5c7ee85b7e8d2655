import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { addLine, removeLine } from '#functions/billing/api/manual/pending-lines.ts';
import { closeMonths } from '#functions/billing/jobs/monthly-closing/close-months.ts';
import { allInvoices, enterSettings } from '#functions/billing/store/billing-fixture.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { freeLineStore } from '#functions/billing/store/free-line-store.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { closingTime } from '#shared/rules/billing/closing-time.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };
let test: TestTable;
let people: TestAccounts;
let operator: Account;
let now = new Date('2026-11-20T03:00:00Z');
const clock = () => now;
beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table, clock);
  operator = await people.add('MASTER', null);
  await enterSettings(test, operator);
});
afterAll(() => test.stop());

const dependencies = () => ({ accounts: accountStore(test.table), freeLines: freeLineStore(test.table), clock, ids: randomIds });
const base = () => ({ caller: callerOf(operator), query: undefined, viewerAddress: '192.0.2.1', cookies: {} });
const add = async ({ id: accountId }: Account, id: string, unitPrice: number) =>
  (
    await dataOf(
      addLine(dependencies())({
        ...base(),
        params: undefined,
        body: { accountId, id, line: { text: id, from: '2026-11-15', to: null, quantity: 1, unitPrice } },
      }),
    )
  ).lines.map((line) => line.id);
const remove = ({ id: accountId }: Account, lineId: string) =>
  dataOf(removeLine(dependencies())({ ...base(), params: { accountId, lineId }, body: undefined }));

async function closeAt(month: string, { id }: Account): Promise<void> {
  now = closingTime(month);
  const job = { id: 'job', attempts: 1, createdAt: now.toISOString(), scope: { accountId: id } as never };
  await closeMonths({
    accounts: accountStore(test.table),
    plans: planStore(test.table),
    sites: siteStore(test.table),
    revisions: revisionStore(test.table),
    settings: billingSettingsStore(test.table),
    closings: closingStore(test.table, clock),
    pageViews: { closeMonth: () => Promise.resolve(0) },
    clock,
    ids: randomIds,
  }).run({ ...job, payload: { subjectId: id, ownerId: id } }, PROGRESS);
}
const linesOf = async ({ id }: Account) =>
  (await allInvoices(test))
    .filter(({ accountId }) => accountId === id)
    .map(({ lines }) =>
      lines.filter(({ kind }) => kind === 'free' || kind === 'carried-over').map(({ text, amount }) => `${text} ${amount}`),
    );
const customerOf = () => people.add('USER', operator, { planId: 'standard', contractStart: '2026-11-01' });

describe('lines for the next monthly invoice', () => {
  it('lines for the next invoice are kept once for each id, removable, and taken by exactly one closing (R-22.118, R-22.119)', async () => {
    now = new Date('2026-11-20T03:00:00Z');
    const customer = await customerOf();
    await add(customer, 'line-of-a-photo-session', 30_000);
    expect(await add(customer, 'line-of-a-photo-session', 30_000)).toEqual(['line-of-a-photo-session']);
    await add(customer, 'line-of-a-mistake-1', 1_000);
    await remove(customer, 'line-of-a-mistake-1');
    expect(await refusalOf(remove(customer, 'line-of-a-mistake-1'))).toMatchObject({ code: 'transition-refused' });
    await closeAt('2026-12', customer);
    await closeAt('2026-12', customer);
    await closeAt('2027-01', customer);
    expect(await linesOf(customer)).toEqual([['line-of-a-photo-session 30000'], []]);
    expect(await freeLineStore(test.table).list(customer.id)).toEqual([]);
  });

  it('a closing that crashes takes no lines, and none that are removed while it runs (R-22.119)', async () => {
    now = new Date('2026-11-20T03:00:00Z');
    const customer = await customerOf();
    await add(customer, 'line-that-stays-001', 5_000);
    await add(customer, 'line-that-is-removed', 7_000);
    const transact = test.table.transact.bind(test.table);
    vi.spyOn(test.table, 'transact').mockRejectedValueOnce(new Error('The function was stopped'));
    await expect(closeAt('2026-12', customer)).rejects.toThrow('The function was stopped');
    expect(await freeLineStore(test.table).list(customer.id)).toHaveLength(2);
    vi.spyOn(test.table, 'transact').mockImplementationOnce(async (writes) => {
      vi.restoreAllMocks();
      await remove(customer, 'line-that-is-removed');
      await transact(writes);
    });
    await closeAt('2026-12', customer);
    expect(await linesOf(customer)).toEqual([['line-that-stays-001 5000']]);
  });
});

it('closeMonths announces the invoice of a month to webhooks once, also after a crash (R-25.14)', async () => {
  now = new Date('2026-11-20T03:00:00Z');
  const customer = await customerOf();
  vi.spyOn(test.table, 'transact').mockRejectedValueOnce(new Error('The function was stopped'));
  await expect(closeAt('2026-12', customer)).rejects.toThrow('The function was stopped');
  vi.restoreAllMocks();
  await closeAt('2026-12', customer);
  await closeAt('2026-12', customer);
  const [invoice] = (await allInvoices(test)).filter(({ accountId }) => accountId === customer.id);
  const jobs = (await scanTable(test)).filter(({ kind, subjectId }) => kind === 'billing-events' && subjectId === customer.id);
  expect(jobs).toMatchObject([{ issuerId: operator.id, events: [{ type: 'invoice.issued', subjectId: invoice?.number }] }]);
});
