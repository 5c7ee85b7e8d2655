import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { PlanCheck } from '#shared/model/plans/plan-check.ts';
import { type PlanFixture, startPlanFixture } from '#test/support/api/plan-fixture.ts';
import { actAs as actOnSites, refusalOf, siteDependencies } from '#test/support/api/site-fixture.ts';
import { fieldRefusal } from '#test/support/api/user-fixture.ts';

let test: PlanFixture;
let operator: Account;
let oem: Account;
beforeAll(async () => {
  test = await startPlanFixture();
  operator = await test.people.add('MASTER', null);
  oem = await test.people.add('OEM_MASTER', operator);
});
afterAll(() => test.stop());

const { check: endpoint } = apiContract.plan;
const check = async (account: Account): Promise<PlanCheck> => endpoint.response.parse(await test.useCases.check(test.from(account))).check;
const request = async (account: Account, planId: string, agreed = false): Promise<PlanCheck> =>
  endpoint.response.parse(await test.useCases.request({ ...test.from(account), body: { planId, agreed } })).check;
const withdraw = async (account: Account): Promise<PlanCheck> =>
  endpoint.response.parse(await test.useCases.withdraw(test.from(account))).check;
const end = async (account: Account, month: string): Promise<PlanCheck> =>
  endpoint.response.parse(await test.useCases.end({ ...test.from(account), body: { month } })).check;
const proceed = async (account: Account): Promise<PlanCheck> =>
  endpoint.response.parse(await test.useCases.continue(test.from(account))).check;
const customer = (differences: Partial<Account> = {}) => test.people.add('USER', operator, { planId: 'standard', ...differences });
const sitesOf = (account: Account) => actOnSites(siteDependencies(test.table, test.clock), account);

describe('plan of an account', () => {
  it('includes usage, the public plans and the price from next month', async () => {
    const account = await customer();
    await sitesOf(account).create({ rows: 20, columns: 2, name: 'Wide' });
    const found = await check(account);
    expect(found).toMatchObject({
      plan: { id: 'standard' },
      price: { price: 19_800 },
      use: { sites: 1, sheets: 40, direction: 20, languages: 1, popups: 0 },
      changesFrom: '2026-12',
      change: null,
      decidedBy: null,
      firstContract: null,
    });
    expect(found.options.map(({ plan }) => plan.id)).toEqual([
      'light',
      'light-multilanguage',
      'standard-multilanguage',
      'premium',
      'premium-multilanguage',
      'pro',
      'pro-multilanguage',
    ]);
    expect(found.options[0]?.faults.map(({ rule, params }) => [rule, params?.['name']])).toEqual([['plan-sheets-in-use', 'Wide']]);
  });

  it('names the OEM above a USER, offers no plans to this USER and rejects its changes', async () => {
    const below = await test.people.add('USER', oem, { planId: 'ep' });
    expect(await check(below)).toMatchObject({ plan: { id: 'ep' }, decidedBy: oem.companyName, options: [], firstContract: null });
    expect(await refusalOf(request(below, 'pro'))).toMatchObject({ code: 'forbidden' });
    expect(await refusalOf(withdraw(below))).toMatchObject({ code: 'forbidden' });
  });

  it('offers no plans to an OEM, because its plan is by quotation', async () => {
    expect((await check(oem)).options).toEqual([]);
    expect(await refusalOf(request(oem, 'pro'))).toEqual(fieldRefusal('planId', 'unknown-plan'));
  });
});

it('plan check includes the terms of a quotation: limits immediately, prices from their month', async () => {
  const agreed = (from: string, price: number) => ({ from, price, limitAccess: 50_000, limitAccessPrice: 3_000, licencePrice: 4_000 });
  const limits = { quantitySite: 2, maxPages: 40, quantitySwipe: 20 };
  const quotations = [{ planId: 'ep', ...limits, prices: [agreed('2026-10', 150_000), agreed('2026-12', 180_000)] }];
  const account = await customer({ planId: 'ep', quotations });
  expect(await check(account)).toMatchObject({ plan: { id: 'ep', ...limits }, price: { price: 150_000, limitAccess: 50_000 } });
});

describe('request for a change of plan', () => {
  it('applies from next month; a later request replaces it, and a withdrawal removes it', async () => {
    const account = await customer();
    expect((await request(account, 'premium')).change).toMatchObject({
      planId: 'premium',
      from: '2026-12',
      requestedBy: account.contactName,
    });
    expect((await request(account, 'pro')).change?.planId).toBe('pro');
    expect(await test.lastEntry(account)).toMatchObject({
      action: 'account.plan',
      changes: [{ field: 'nextPlan', from: 'premium', to: 'pro' }],
    });
    expect(await test.dependencies.planChanges.listAll()).toContain(account.id);
    expect((await withdraw(account)).change).toBeNull();
    expect((await withdraw(account)).plan.id).toBe('standard');
    expect(await test.dependencies.planChanges.listAll()).not.toContain(account.id);
  });

  it('is rejected for a plan that is too small, by quotation, unknown or the trial', async () => {
    const account = await customer();
    const { id: siteId } = await sitesOf(account).create({ rows: 40, columns: 1, name: 'Tall' });
    expect(await refusalOf(request(account, 'light'))).toEqual({
      code: 'invalid-input',
      fields: [
        { path: 'planId', rule: 'plan-sheets-in-use', params: { name: 'Tall', siteId, count: 40, max: 30 } },
        { path: 'planId', rule: 'plan-direction-in-use', params: { name: 'Tall', siteId, count: 40, max: 30 } },
      ],
    });
    for (const planId of ['ep', 'nowhere', 'trial'])
      expect(await refusalOf(request(account, planId))).toEqual(fieldRefusal('planId', 'unknown-plan'));
  });

  it('requires consent to the initial fee and minimum term after a trial, and keeps the trial until the contract begins', async () => {
    const account = await customer({ planId: 'trial', contractStart: '2026-10-10', contractEnd: '2026-11-09' });
    expect((await check(account)).firstContract).toEqual({ initialFee: 100_000, minimumEnd: '2027-11-30' });
    expect(await refusalOf(request(account, 'light'))).toEqual(fieldRefusal('agreed', 'agreement-required'));
    expect(await request(account, 'light', true)).toMatchObject({ plan: { id: 'trial' }, contractEnd: '2026-11-30' });
    expect(await withdraw(account)).toMatchObject({ contractEnd: '2026-11-09', change: null });
  });

  it('stores one change for concurrent requests of several logins', async () => {
    const account = await customer();
    await Promise.all(['premium', 'pro', 'premium-multilanguage'].map((planId) => request(account, planId)));
    expect((await test.dependencies.planChanges.listAll()).filter((id) => id === account.id)).toHaveLength(1);
  });
});

it('plan.delete is rejected with plan-in-use while an account has requested the plan', async () => {
  const { id } = await test.dependencies.plans.find('light').then((light) => light ?? { id: '' });
  const created = await test.useCases.create({
    ...test.from(operator),
    body: {
      name: 'Asked for',
      order: 10,
      offer: 'public',
      baseId: id,
      price: 1,
      limitAccess: null,
      limitAccessPrice: 0,
      licencePrice: 0,
      quantitySite: null,
      maxPages: 2_600,
      quantitySwipe: 100,
      swipe: true,
      privateDomain: true,
      settingPopupCta: true,
      settingFormContact: true,
      analyticsEffect: true,
      settingTagSeo: true,
      multiLanguage: true,
    },
  });
  const { plan } = apiContract.plan.create.response.parse(created);
  const account = await customer();
  await request(account, plan.id);
  const path = { ...test.from(operator), params: { planId: plan.id } };
  await test.useCases.retire(path);
  await expect(test.useCases.delete(path)).rejects.toMatchObject({ code: 'plan-in-use' });
  await withdraw(account);
  await test.useCases.delete(path);
});

describe('request to end a contract', () => {
  const contracted = (differences: Partial<Account> = {}) => customer({ contractStart: '2026-04-01', ...differences });
  const isMailTo = (mail: { accountId?: string; template?: string } | undefined, id: string): boolean =>
    mail?.accountId === id && mail.template === 'contract-ends';
  const mailsTo = async ({ id }: Account) =>
    (await scanTable(test)).filter(
      (item) => item['entity'] === 'job' && isMailTo(item['mail'] as { accountId?: string; template?: string } | undefined, id),
    );

  it('is rejected for a customer before the minimum term, else confirmed by e-mail, and can be withdrawn', async () => {
    const account = await contracted();
    expect((await check(account)).ending).toMatchObject({ request: null, hasEnded: false });
    expect((await check(account)).ending?.months.slice(0, 2)).toEqual(['2027-03', '2027-04']);
    for (const month of ['2026-12', '2027-02', '2030-01'])
      expect(await refusalOf(end(account, month))).toEqual(fieldRefusal('month', 'end-before-minimum-term', { month: '2027/03' }));
    await request(account, 'pro');
    const ended = await end(account, '2027-03');
    expect(ended).toMatchObject({
      contractEnd: '2027-03-31',
      change: { planId: 'pro' },
      ending: { request: { requestedBy: account.contactName } },
    });
    expect(await test.lastEntry(account)).toMatchObject({
      action: 'account.end',
      changes: [{ field: 'contractEnd', from: null, to: '2027-03-31' }],
    });
    expect(await mailsTo(account)).toMatchObject([{ mail: { template: 'contract-ends', end: '2027-03-31' } }]);
    expect(await proceed(account)).toMatchObject({ contractEnd: null, ending: { request: null } });
    expect((await test.lastEntry(account))?.action).toBe('account.continue');
  });

  it('removes a requested change of plan, and rejects further changes until the request to end is withdrawn', async () => {
    const account = await contracted({ contractStart: '2025-11-01' });
    await request(account, 'pro');
    expect((await end(account, '2026-11')).change).toBeNull();
    expect(await refusalOf(request(account, 'premium'))).toEqual(fieldRefusal('planId', 'contract-ends', { day: '2026/11/30' }));
    await proceed(account);
    expect((await request(account, 'premium')).change?.planId).toBe('premium');
  });

  it('can be withdrawn after the contract has ended: the contract resumes today, and a job republishes the sites', async () => {
    const account = await contracted({ contractStart: '2025-11-01' });
    await end(account, '2026-11');
    const { now } = test.time;
    test.time.now = Date.parse('2027-02-10T00:00:00Z');
    expect((await check(account)).ending).toMatchObject({ hasEnded: true, months: [] });
    expect(await proceed(account)).toMatchObject({ contractEnd: null, ending: { hasEnded: false } });
    const jobs = (await scanTable(test)).filter(
      ({ entity, kind, subjectId }) => entity === 'job' && kind === 'contract' && subjectId === account.id,
    );
    expect(jobs).toHaveLength(2);
    test.time.now = now;
  });

  it('is rejected if the customer is on trial, has an agreed end, or is below an OEM', async () => {
    const trial = await customer({ planId: 'trial', contractStart: '2026-11-10', contractEnd: '2026-12-10' });
    const agreed = await contracted({ contractEnd: '2027-03-31' });
    const below = await test.people.add('USER', oem, { planId: 'ep' });
    for (const account of [trial, agreed, below]) expect((await check(account)).ending).toBeNull();
    for (const account of [trial, agreed]) expect(await refusalOf(end(account, '2027-03'))).toEqual({ code: 'transition-refused' });
    expect(await refusalOf(end(below, '2027-03'))).toEqual({ code: 'forbidden' });
    expect((await proceed(agreed)).contractEnd).toBe('2027-03-31');
  });
});
