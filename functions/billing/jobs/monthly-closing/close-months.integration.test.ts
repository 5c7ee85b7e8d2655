import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { closeMonths } from '#functions/billing/jobs/monthly-closing/close-months.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { type AccountStore, accountStore } from '#functions/accounts/store/account-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { allInvoices, enterSettings, ISSUER_SETTINGS, paymentsOf } from '#functions/billing/store/billing-fixture.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import type { BillingStart } from '#shared/model/billing/billing-start.ts';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { firstInvoice } from '#shared/rules/billing/first-invoice.ts';
import { closingTime } from '#shared/rules/billing/closing-time.ts';
import { withPlanAtOnce } from '#shared/rules/plans/change-plan.ts';
import { startOfMonth } from '#shared/rules/time/japanese-month.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { type TestAccounts, testAccountsIn } from '#test/support/accounts/test-accounts.ts';

const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };

let test: TestTable;
let people: TestAccounts;
let accounts: AccountStore;
let operator: Account;
let now: Date;
let views: Record<string, number>;
const clock = () => now;

beforeAll(async () => {
  test = await startTable();
  now = new Date('2026-11-20T03:00:00Z');
  people = await testAccountsIn(test.table, clock);
  accounts = accountStore(test.table);
  operator = await people.add('MASTER', null);
  await enterSettings(test, operator);
});
afterAll(() => test.stop());
beforeEach(() => {
  now = new Date('2026-11-20T03:00:00Z');
  views = {};
});

const closings = () => closingStore(test.table, clock);
const closeAccount = ({ id }: Account): Promise<void> =>
  closeMonths({
    accounts,
    plans: planStore(test.table),
    sites: siteStore(test.table),
    revisions: revisionStore(test.table),
    settings: billingSettingsStore(test.table),
    closings: closings(),
    pageViews: { closeMonth: (accountId, month) => Promise.resolve(views[`${accountId} ${month}`] ?? 0) },
    clock,
    ids: randomIds,
  }).run(
    { id: 'job', attempts: 1, createdAt: now.toISOString(), scope: { accountId: id } as never, payload: { subjectId: id, ownerId: id } },
    PROGRESS,
  );

async function closeAt(month: string, account: Account): Promise<void> {
  now = closingTime(month);
  await closeAccount(account);
}

async function change({ id }: Account, differences: Partial<Account>): Promise<void> {
  const present = await accounts.get(id);
  if (!present) throw new Error('The account is missing');
  const audit = newAuditEntry({ ids: randomIds, clock }, 'account.update', null, accountAuditSubject(present));
  expect(await accounts.replace(present, { ...present, ...differences }, { audit })).toBe('replaced');
}

const invoicesOf = async ({ id }: Account) => (await allInvoices(test)).filter(({ accountId }) => accountId === id);
const linesOf = async (account: Account) =>
  (await invoicesOf(account)).map(({ issuedOn, lines }) => [
    issuedOn,
    ...lines.map(({ kind, month, amount }) => `${kind} ${month} ${amount}`),
  ]);

describe('closeMonths', () => {
  it('issues one qualified invoice a month, with a payment for the operator and for the customer', async () => {
    const customer = await people.add('USER', operator, { planId: 'standard', contractStart: '2026-11-20' });
    views[`${customer.id} 2026-11`] = 61_000;
    now = new Date(closingTime('2026-12').getTime() - 1);
    await closeAccount(customer);
    expect(await invoicesOf(customer)).toEqual([]);
    await closeAt('2026-12', customer);
    await Promise.all([closeAccount(customer), closeAccount(customer)]);
    await closeAt('2027-01', customer);
    expect(await linesOf(customer)).toEqual([
      ['2026-12-01', 'initial-fee 2026-11 100000', 'plan-fee 2026-11 19800', 'plan-fee 2026-12 19800', 'page-views 2026-11 4000'],
      ['2027-01-01', 'plan-fee 2027-01 19800', 'page-views 2026-12 0'],
    ]);
    const { chargeDay: _, ...issuer } = ISSUER_SETTINGS;
    expect((await invoicesOf(customer))[0]).toMatchObject({
      issuer,
      recipient: { companyName: 'A company' },
      dueOn: '2026-12-28',
      taxes: [{ taxRate: 10, subtotal: 143_600, tax: 14_360 }],
      total: 157_960,
    });
    const [first, second] = await paymentsOf(test, customer.id);
    expect(first).toMatchObject({
      month: '2026-12',
      usedBlocks: 3,
      planFee: 39_600,
      pageViewFee: 4_000,
      initialFee: 100_000,
      state: 'UNPAID',
    });
    expect(second?.number).toBe((await invoicesOf(customer))[1]?.number);
    expect((await paymentsOf(test, operator.id)).filter(({ accountId }) => accountId === customer.id)).toEqual([first, second]);
  });

  it('invoices an existing customer as agreed, in exactly the amount of the first invoice that was shown (R-2.60 to R-2.63)', async () => {
    const plan = SEED_PLANS.find(({ id }) => id === 'premium') ?? expect.unreachable();
    const starts: BillingStart[] = [
      { initialFee: 'elsewhere', firstBilledMonth: null, discount: null },
      { initialFee: 'charge', firstBilledMonth: '2026-12', discount: null },
      { initialFee: 'waive', firstBilledMonth: '2027-02', discount: { amount: 9_800, months: 2 } },
    ];
    for (const billingStart of starts) {
      now = new Date('2026-11-20T03:00:00Z');
      const contract = { contractStart: '2025-04-01', contractEnd: null, billingStart };
      const customer = await people.add('USER', operator, { planId: 'premium', planSince: '2026-11', ...contract });
      views[`${customer.id} 2026-11`] = 900_000;
      const { createdAt, quotations, role } = customer;
      const shown = firstInvoice({ ...contract, plan, planSince: '2026-11', createdAt, quotations, role }, 27, now);
      if (billingStart.firstBilledMonth === null) views[`${customer.id} 2026-11`] = 0;
      for (const month of ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04']) await closeAt(month, customer);
      const [first, second, third] = await invoicesOf(customer);
      expect(first).toMatchObject({ issuedOn: shown?.issuedOn, dueOn: shown?.dueOn, total: shown?.total });
      const fees = (await linesOf(customer)).flat().filter((line) => line.startsWith('plan-fee'));
      expect(fees[0]).toBe(`plan-fee ${billingStart.firstBilledMonth ?? '2026-11'} 39800`);
      if (billingStart.discount) expect([first?.total, second?.total, third?.total]).toEqual([33_000, 33_000, 43_780]);
    }
  });

  it('never invoices a contract that had ended when its account was created, or a month after its end (R-2.61)', async () => {
    for (const contractEnd of ['2026-03-31', '2026-11-19']) {
      now = new Date('2026-11-20T03:00:00Z');
      const ended = await people.add('USER', operator, { planId: 'premium', contractStart: '2025-04-01', contractEnd });
      views[`${ended.id} 2026-11`] = 900_000;
      for (const month of ['2026-12', '2027-01']) await closeAt(month, ended);
      expect(await invoicesOf(ended)).toEqual([]);
    }
    now = new Date('2026-11-20T03:00:00Z');
    const ending = await people.add('USER', operator, { planId: 'premium', contractStart: '2026-11-20', contractEnd: '2026-12-31' });
    for (const month of ['2026-12', '2027-01', '2027-02']) await closeAt(month, ending);
    const months = (await linesOf(ending)).flat().map((line) => line.split(' ')[1] ?? line);
    expect(months.some((month) => month >= '2027-01' && month.length === 7)).toBe(false);
  });

  it('bills a month by the plan that begins with that month, at the price for new accounts', async () => {
    const customer = await people.add('USER', operator, { planId: 'light', contractStart: '2026-11-01' });
    await closeAt('2026-12', customer);
    const plans = planStore(test.table);
    const pro = await plans.find('pro');
    if (!pro) throw new Error('No seed plan');
    const audit = newAuditEntry({ ids: randomIds, clock }, 'plan.price', null, {
      kind: 'plan',
      id: 'pro',
      name: 'pro',
      ownerId: operator.id,
    });
    const price = { from: '2027-01', appliesTo: 'new' as const, price: 90_000, limitAccess: 10, limitAccessPrice: 7, licencePrice: 0 };
    const raised = await plans.replace(pro, { ...pro, prices: [price] }, { audit, operatorId: operator.id });
    await change(customer, {
      planChange: { planId: 'pro', from: '2027-01', requestedAt: '2026-12-20T00:00:00.000Z', requestedBy: 'A person', trialEnd: null },
    });
    await closeAt('2027-01', customer);
    expect((await linesOf(customer))[1]).toEqual(['2027-01-01', 'plan-fee 2027-01 90000', 'page-views 2026-12 0']);
    expect(await accounts.get(customer.id)).toMatchObject({ planId: 'pro', planSince: '2027-01', planChange: null });
    if (raised)
      await plans.replace(raised, { ...raised, prices: [] }, { audit: { ...audit, id: randomIds.ulid() }, operatorId: operator.id });
  });

  it('issues no invoice for a trial that was terminated before its requested plan began', async () => {
    const customer = await people.add('USER', operator, { planId: 'trial', contractStart: '2026-11-01', contractEnd: '2026-11-30' });
    const planChange = { planId: 'pro', from: '2026-12', requestedAt: now.toISOString(), requestedBy: 'A person', trialEnd: '2026-11-25' };
    await change(customer, { planChange });
    await change(customer, { contractStatus: 'TERMINATED' });
    await closeAt('2026-12', customer);
    await closeAt('2027-01', customer);
    expect(await linesOf(customer)).toEqual([]);
    expect(await accounts.get(customer.id)).toMatchObject({ planId: 'trial', planChange: null, contractEnd: '2026-11-25' });
  });

  it('bills a month at the prices with which it began if the plan of the account changes later', async () => {
    const customer = await people.add('USER', operator, { planId: 'light', contractStart: '2026-11-01' });
    await closeAt('2026-12', customer);
    await change(customer, { planId: 'pro' });
    views[`${customer.id} 2026-12`] = 20_001;
    await closeAt('2027-01', customer);
    expect((await linesOf(customer))[1]).toEqual(['2027-01-01', 'plan-fee 2027-01 79800', 'page-views 2026-12 2000']);
  });

  it('bills a month that is closed late by the plan with which it began, even if the plan has changed since', async () => {
    const [requested, atOnce] = await Promise.all(
      [1, 2].map(() => people.add('USER', operator, { planId: 'light', contractStart: '2026-11-01' })),
    );
    if (!requested || !atOnce) throw new Error('No customers');
    await change(requested, {
      planChange: { planId: 'pro', from: '2027-01', requestedAt: '2026-12-20T00:00:00.000Z', requestedBy: 'A person', trialEnd: null },
    });
    now = startOfMonth('2027-01');
    await change(requested, { planId: 'pro', planSince: '2027-01', planChange: null });
    await change(atOnce, { planId: 'pro', planSince: '2027-01' });
    const fees = async (customer: Account) => {
      await closeAt('2027-02', customer);
      return (await invoicesOf(customer)).flatMap(({ lines }) =>
        lines.flatMap(({ kind, amount }) => (kind === 'plan-fee' ? [amount] : [])),
      );
    };
    expect(await fees(requested)).toEqual([9_800, 9_800, 79_800, 79_800]);
    // A month that has begun is billed by its terms at the beginning, whatever the operator changes immediately.
    expect(await fees(atOnce)).toEqual([9_800, 9_800, 9_800, 79_800]);
  });

  it('bills the whole month, with the initial fee, if a trial gets a paid plan within the month', async () => {
    const customer = await people.add('USER', operator, { planId: 'trial', contractStart: '2026-11-20', contractEnd: '2026-12-19' });
    await closeAt('2026-12', customer);
    now = new Date('2026-12-10T00:00:00Z');
    const present = await accounts.get(customer.id);
    if (!present) throw new Error('The account is missing');
    await change(customer, withPlanAtOnce(present, 'light', now));
    views[`${customer.id} 2026-12`] = 10_001;
    await closeAt('2027-01', customer);
    expect(await linesOf(customer)).toEqual([
      ['2027-01-01', 'initial-fee 2026-12 100000', 'plan-fee 2026-12 9800', 'plan-fee 2027-01 9800', 'page-views 2026-12 1000'],
    ]);
  });

  it('bills a month that began before the contract was terminated, and its page views at the next closing', async () => {
    const customer = await people.add('USER', operator, { planId: 'light', contractStart: '2026-11-01' });
    now = new Date(startOfMonth('2026-12').getTime() + 1);
    await change(customer, { contractStatus: 'TERMINATED' });
    views[`${customer.id} 2026-12`] = 10_001;
    for (const month of ['2026-12', '2027-01', '2027-02']) await closeAt(month, customer);
    expect(await linesOf(customer)).toEqual([
      ['2026-12-01', 'initial-fee 2026-11 100000', 'plan-fee 2026-11 9800', 'plan-fee 2026-12 9800', 'page-views 2026-11 0'],
      ['2027-01-01', 'page-views 2026-12 1000'],
    ]);
  });

  it('bills only the last page views after the customer ends the contract, and all fees again once it is continued', async () => {
    const customer = await people.add('USER', operator, { planId: 'light', contractStart: '2025-11-01' });
    await closeAt('2026-12', customer);
    await change(customer, { contractEnd: '2026-12-31', endRequest: { requestedAt: now.toISOString(), requestedBy: 'A person' } });
    views[`${customer.id} 2026-12`] = 10_001;
    for (const month of ['2027-01', '2027-02']) await closeAt(month, customer);
    now = new Date('2027-02-10T00:00:00Z');
    await change(customer, { contractEnd: null, endRequest: null });
    for (const month of ['2027-03', '2027-04']) await closeAt(month, customer);
    expect((await linesOf(customer)).slice(1)).toEqual([
      ['2027-01-01', 'page-views 2026-12 1000'],
      ['2027-03-01', 'plan-fee 2027-02 9800', 'plan-fee 2027-03 9800', 'page-views 2027-02 0'],
      ['2027-04-01', 'plan-fee 2027-04 9800', 'page-views 2027-03 0'],
    ]);
  });

  it('bills quoted prices, each from its month on, including the licence price quoted for an OEM', async () => {
    const agreed = (from: string, price: number) => ({ from, price, limitAccess: 10_000, limitAccessPrice: 700, licencePrice: 4_000 });
    const limits = { quantitySite: 3, maxPages: 100, quantitySwipe: 20 };
    const oem = await people.add('OEM_MASTER', operator, { planId: 'oem', contractStart: '2026-11-20' });
    await people.add('USER', oem, { planId: 'ep' });
    await change(oem, { quotations: [{ planId: 'oem', ...limits, prices: [agreed('2026-11', 50_000), agreed('2027-01', 60_000)] }] });
    for (const month of ['2026-12', '2027-01']) {
      views[`${oem.id} ${month}`] = 20_001;
      await closeAt(month, oem);
    }
    expect(await linesOf(oem)).toEqual([
      [
        '2026-12-01',
        'initial-fee 2026-11 100000',
        'plan-fee 2026-11 50000',
        'plan-fee 2026-12 50000',
        'licence-fee 2026-11 4000',
        'page-views 2026-11 0',
      ],
      ['2027-01-01', 'plan-fee 2027-01 60000', 'licence-fee 2026-12 4000', 'page-views 2026-12 1400'],
    ]);
  });

  it('bills dated prices from their month on; prices for new accounts apply only to accounts created from that month on', async () => {
    const plans = planStore(test.table);
    const light = SEED_PLANS.find(({ id }) => id === 'light');
    if (!light) throw new Error('There is no plan light');
    const dated = { price: 11_000, limitAccess: 10_000, limitAccessPrice: 1_000, licencePrice: 0 };
    const prices = [
      { ...dated, from: '2026-12', appliesTo: 'new' as const },
      { ...dated, from: '2027-02', appliesTo: 'everybody' as const, price: 12_000 },
    ];
    await plans.putIfAbsent({ ...light, id: 'dated', prices });
    const early = await people.add('USER', operator, { planId: 'dated', contractStart: '2026-11-01' });
    now = new Date('2026-12-05T00:00:00Z');
    const late = await people.add('USER', operator, { planId: 'dated', contractStart: '2026-12-05' });
    for (const account of [early, late]) await closeAt('2027-02', account);
    const fees = async (account: Account) =>
      (await invoicesOf(account)).flatMap(({ lines }) =>
        lines.flatMap(({ kind, month, amount }) => (kind === 'plan-fee' ? [`${month} ${amount}`] : [])),
      );
    expect(await fees(early)).toEqual(['2026-11 9800', '2026-12 9800', '2027-01 9800', '2027-02 12000']);
    expect(await fees(late)).toEqual(['2026-12 11000', '2027-01 11000', '2027-02 12000']);
  });

  it('bills an OEM for the most licences in use at one time in the month, and does not bill the USERs below the OEM', async () => {
    const oem = await people.add('OEM_MASTER', operator);
    now = new Date('2026-12-10T00:00:00Z');
    const [one, other] = [await people.add('USER', oem), await people.add('USER', oem)];
    now = new Date('2026-12-20T00:00:00Z');
    await change(one, { contractStatus: 'TERMINATED' });
    now = new Date('2026-12-25T00:00:00Z');
    const third = await people.add('USER', oem);
    await closeAt('2027-01', oem);
    now = new Date('2027-01-15T00:00:00Z');
    await change(third, { contractStatus: 'TERMINATED' });
    await closeAt('2027-02', oem);
    await closeAt('2027-03', oem);
    expect(await linesOf(oem)).toEqual([
      ['2027-01-01', 'initial-fee 2026-12 100000', 'licence-fee 2026-12 10000'],
      ['2027-02-01', 'licence-fee 2027-01 10000'],
      ['2027-03-01', 'licence-fee 2027-02 5000'],
    ]);
    await closeAt('2027-03', other);
    expect(await invoicesOf(other)).toEqual([]);
  });

  it('bills suspended months, and issues one final invoice after the termination', async () => {
    const customer = await people.add('USER', operator, { planId: 'light', contractStart: '2026-11-01' });
    await closeAt('2026-12', customer);
    await change(customer, { contractStatus: 'SUSPENDED', pausedBy: 'operator' });
    await closeAt('2027-01', customer);
    await change(customer, { contractStatus: 'TERMINATED', pausedBy: null });
    views[`${customer.id} 2027-01`] = 10_001;
    await closeAt('2027-02', customer);
    await closeAt('2027-04', customer);
    expect((await linesOf(customer)).slice(1)).toEqual([
      ['2027-01-01', 'plan-fee 2027-01 9800', 'page-views 2026-12 0'],
      ['2027-02-01', 'page-views 2027-01 1000'],
    ]);
    now = startOfMonth('2028-01');
    expect(await closings().listDue(1_000)).not.toContain(customer.id);
  });

  it('closes missed months in order, and skips months that were invoiced outside the product', async () => {
    const customer = await people.add('USER', operator, { planId: 'light', contractStart: '2025-01-01' });
    await test.table.delete({ pk: accountKey(customer.id).pk, sk: 'BILLING' });
    await closings().adopt([{ account: customer, isTrial: false }]);
    await closings().adopt([{ account: customer, isTrial: true }]);
    await closeAt('2027-02', customer);
    expect((await linesOf(customer)).map(([issuedOn, ...lines]) => [issuedOn, lines[0]])).toEqual([
      ['2027-02-01', 'plan-fee 2026-12 9800'],
      ['2027-02-01', 'plan-fee 2027-01 9800'],
      ['2027-02-01', 'plan-fee 2027-02 9800'],
    ]);
  });

  it('numbers invoices of concurrent closings without gaps, even if transactions fail before or after their commit', async () => {
    const year = '2031';
    now = startOfMonth(`${year}-05`);
    const customers = await Promise.all(Array.from({ length: 12 }, () => people.add('USER', operator, { planId: 'light' })));
    let sent = 0;
    let isFaulty = true;
    test.client.middlewareStack.add(
      (next, { commandName }) =>
        async (input) => {
          if (!isFaulty || commandName !== 'TransactWriteItemsCommand') return next(input);
          sent += 1;
          if (sent % 5 === 1) throw new Error('cut off before');
          const answer = await next(input);
          if (sent % 5 === 3) throw new Error('cut off after');
          return answer;
        },
      { step: 'initialize', name: 'cutOff' },
    );
    now = closingTime(`${year}-06`);
    let failures = 0;
    const untilClosed = async (customer: Account): Promise<void> => {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const isDone = await closeAccount(customer).then(
          () => true,
          () => false,
        );
        if (isDone) return;
        failures += 1;
      }
    };
    await Promise.all(customers.map(untilClosed));
    isFaulty = false;
    expect(failures).toBeGreaterThan(0);
    const numbers = (await allInvoices(test)).map(({ number }) => number).filter((number) => number.startsWith(year));
    expect(numbers).toEqual(customers.map((_, index) => `${year}-06-${String(index + 1).padStart(6, '0')}`));
    for (const customer of customers) expect(await invoicesOf(customer)).toHaveLength(1);
  });
});
