import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { recordReceipts } from '#functions/billing/api/ledger/record-receipts.ts';
import { voidPayment } from '#functions/billing/api/payments/void-payment.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { dunPayments } from '#functions/platform/jobs/reconcile/dun-payments.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import type { DunningSteps } from '#shared/model/billing/dunning.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
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
const STEPS: DunningSteps = [
  { kind: 'final-notice', days: 5 },
  { kind: 'pause', days: 10 },
];
/** The runs of a final notice and of the pause that it announces, of an invoice that is due on 2026-12-27. */
const [NOTICED, PAUSED, LATER] = ['2027-01-01T00:01:00Z', '2027-01-06T00:01:00Z', '2027-01-06T00:02:00Z'] as const;

beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table);
});
afterAll(() => test.stop());
beforeEach(async () => {
  operator = await people.add('MASTER', null);
  customer = await people.add('USER', operator, { contractStatus: 'ACTIVE' });
  now = new Date('2026-12-20T00:00:00Z');
  await dependencies().dunningSettings.replace(operator.id, STEPS, 0, []);
});

const dependencies = () => billStores(test.table, clock);
type Dependencies = ReturnType<typeof dependencies>;
async function runAt(instant: string, differences: (usual: Dependencies) => Partial<Dependencies> = () => ({})): Promise<void> {
  now = new Date(instant);
  await dunPayments({ ...dependencies(), ...differences(dependencies()) });
}
const stored = async (account = customer): Promise<Account> => (await accountStore(test.table).get(account.id)) ?? expect.unreachable();
const statusOf = async (account = customer) => {
  const { contractStatus, pausedBy, pausedFor } = await stored(account);
  return [contractStatus, pausedBy, pausedFor.length];
};
const set = (changes: Partial<Account>) => test.table.update(accountKey(customer.id), { set: changes });
const base = () => ({ caller: callerOf(operator), query: undefined, viewerAddress: '192.0.2.1', cookies: {} });
const receive = (number: string, amount: number) =>
  recordReceipts(dependencies())({
    ...base(),
    params: undefined,
    body: { receivedOn: '2027-01-06', note: '', allocations: [{ number, amount }] },
  });
async function mailsOf(number: string): Promise<string[]> {
  const mails = (await scanTable(test)).map(
    (item) => item['mail'] as { number?: string; template?: string; accountId?: string } | undefined,
  );
  return mails.flatMap((mail) => (mail?.number === number && mail.accountId === customer.id ? [mail.template ?? ''] : [])).toSorted();
}
const auditOf = async (action: 'account.pause' | 'account.resume') =>
  (await auditStore(test.table).list(scopeOf(customer.id), { after: undefined, action, limit: 10 })).entries;

describe('pause of an account for an overdue invoice', () => {
  it('follows the announced day, once, whatever is retried, audited as the product (R-22.111)', async () => {
    const { number } = await storeInvoice(test.table, customer);
    await runAt(NOTICED);
    expect((await dependencies().dunning.get({ issuerId: operator.id, number })).events).toMatchObject([{ pausesOn: '2027-01-06' }]);
    await runAt('2027-01-05T23:59:00Z');
    expect(await statusOf()).toEqual(['ACTIVE', null, 0]);
    const crash = (usual: Dependencies) => ({
      accounts: {
        ...usual.accounts,
        replace: async (...input: Parameters<typeof usual.accounts.replace>) => {
          await usual.accounts.replace(...input);
          throw new Error('Stopped');
        },
      },
    });
    await expect(runAt(PAUSED, crash)).rejects.toThrow('Steps of dunning could not act');
    await Promise.all([runAt(LATER), runAt(LATER)]);
    expect(await statusOf()).toEqual(['SUSPENDED', 'payment', 1]);
    expect(await mailsOf(number)).toEqual(['account-paused', 'payment-final-notice']);
    expect(await auditOf('account.pause')).toMatchObject([{ actor: null, changes: [{ field: 'invoice', to: number }] }]);
    const jobs = (await scanTable(test)).filter(({ kind, subjectId }) => kind === 'contract' && subjectId === customer.id);
    expect(jobs).toHaveLength(1);
  });

  it('ends by itself once all its invoices are paid or void, once, whatever is retried (R-22.113)', async () => {
    const [first, second] = [await storeInvoice(test.table, customer), await storeInvoice(test.table, customer)];
    await runAt(NOTICED);
    await runAt(PAUSED);
    // The second of two concurrent pauses of an account may be left to the next run.
    await runAt(PAUSED);
    expect(await statusOf()).toEqual(['SUSPENDED', 'payment', 2]);
    // The rest is less than can be invoiced or charged.
    await receive(first.number, first.total - 49);
    await runAt(LATER);
    await runAt('2027-01-06T00:03:00Z');
    expect(await statusOf()).toEqual(['SUSPENDED', 'payment', 2]);
    await voidPayment(dependencies())({ ...base(), params: { number: second.number }, body: { reason: 'Waived' } });
    const crash = ({ endedPayments }: Dependencies) => ({
      endedPayments: { ...endedPayments, remove: () => Promise.reject(new Error('Stopped')) },
    });
    await expect(runAt('2027-01-06T00:04:00Z', crash)).rejects.toThrow('Accounts that have paid could not be resumed');
    await Promise.all([runAt('2027-01-06T00:05:00Z'), runAt('2027-01-06T00:05:00Z')]);
    expect(await statusOf()).toEqual(['ACTIVE', null, 0]);
    expect(await mailsOf(second.number)).toContain('account-resumed');
    expect(await auditOf('account.resume')).toMatchObject([{ actor: null, changes: [{ field: 'invoice', to: second.number }] }]);
    expect(await dependencies().endedPayments.listDue(10)).toEqual([]);
  });

  it('never lifts nor replaces the pause of the operator (R-22.113)', async () => {
    const { number, total } = await storeInvoice(test.table, customer);
    await runAt(NOTICED);
    await set({ contractStatus: 'SUSPENDED', pausedBy: 'operator' });
    await runAt(PAUSED);
    expect(await statusOf()).toEqual(['SUSPENDED', 'operator', 0]);
    await receive(number, total);
    await runAt('2027-01-07T00:01:00Z');
    expect(await statusOf()).toEqual(['SUSPENDED', 'operator', 0]);
    expect(await mailsOf(number)).toEqual(['payment-final-notice']);
  });

  it('looks at an account whose contract has ended after a month, and at a paused one on the next morning (R-22.192)', async () => {
    const { number } = await storeInvoice(test.table, customer);
    const isDueAt = async (instant: string): Promise<boolean> => {
      now = new Date(instant);
      return (await dependencies().dunning.listDue(100)).some((planned) => planned.number === number && planned.issuerId === operator.id);
    };
    await runAt(NOTICED);
    await set({ contractStatus: 'SUSPENDED', pausedBy: 'operator' });
    await runAt(PAUSED);
    expect(await isDueAt('2027-01-07T00:01:00Z')).toBe(true);
    await set({ contractStatus: 'TERMINATED', pausedBy: null });
    await runAt('2027-01-07T00:01:00Z');
    expect([await isDueAt('2027-02-05T23:59:00Z'), await isDueAt('2027-02-06T00:01:00Z')]).toEqual([false, true]);
    expect(await statusOf()).toEqual(['TERMINATED', null, 0]);
  });

  it('waits for a payment that arrives during the run (R-22.111)', async () => {
    const { number, total } = await storeInvoice(test.table, customer);
    await runAt(NOTICED);
    const late = (usual: Dependencies) => ({
      accounts: {
        ...usual.accounts,
        replace: async (...input: Parameters<typeof usual.accounts.replace>) => {
          await receive(number, total);
          return usual.accounts.replace(...input);
        },
      },
    });
    await runAt(PAUSED, late);
    await runAt(LATER);
    expect(await statusOf()).toEqual(['ACTIVE', null, 0]);
  });

  it('spares accounts that the issuer does not bill (R-22.111)', async () => {
    const oem = await people.add('OEM_MASTER', operator, { contractStatus: 'ACTIVE', licenceGrant: 5 });
    const below = await people.add('USER', oem, { contractStatus: 'ACTIVE' });
    await storeInvoice(test.table, below);
    await storeInvoice(test.table, oem);
    await runAt(NOTICED);
    await runAt(PAUSED);
    expect(await statusOf(below)).toEqual(['ACTIVE', null, 0]);
    expect(await statusOf(oem)).toEqual(['SUSPENDED', 'payment', 1]);
  });
});
