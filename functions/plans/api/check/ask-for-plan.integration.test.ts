import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toCaller } from '#functions/accounts/services/caller.ts';
import { masterUserUseCases } from '#functions/accounts/api/users/use-cases.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { bellStore } from '#functions/notices/store/bell-store.ts';
import { planUseCases } from '#functions/plans/api/use-cases.ts';
import { applyPlanChange } from '#functions/plans/services/apply-plan-change.ts';
import { priceAnnouncementStore } from '#functions/plans/store/price-announcement-store.ts';
import { planChangeSchedule } from '#functions/plans/store/plan-change-schedule.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { requestedMail } from '#test/support/api/requested-mail.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { fieldRefusal, startUserFixture, type UserFixture } from '#test/support/api/user-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';

let test: UserFixture;
let operator: Account;
let oem: Account;
let below: Account;
beforeAll(async () => {
  test = await startUserFixture();
  operator = await test.people.add('MASTER', null, { companyName: 'Operator' });
});
afterAll(() => test.stop());
beforeEach(async () => {
  oem = await test.people.add('OEM_MASTER', operator, { planId: 'oem', companyName: 'OEM' });
  below = await test.people.add('USER', oem, { planId: 'light', companyName: 'Customer' });
});

const base = async (account: Account) => {
  const { accounts } = test.dependencies;
  const caller = toCaller(await accounts.resolveLogin((await accounts.get(account.id)) ?? account));
  return { caller, params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
};
const plans = () => {
  const { clock } = test.dependencies;
  const planChanges = planChangeSchedule(test.table, clock);
  const priceAnnouncements = priceAnnouncementStore(test.table, clock);
  return withParsedResponses(apiContract.plan, planUseCases({ ...test.dependencies, planChanges, priceAnnouncements }));
};
const users = () => withParsedResponses(apiContract.masterUser, masterUserUseCases(test.dependencies));
const check = async (account: Account) => (await dataOf(plans().check(await base(account)))).check;
const ask = async (account: Account, planId: string, message = '', agreed = false) =>
  (await dataOf(plans().ask({ ...(await base(account)), body: { planId, message, agreed } }))).check;
const withdraw = async (account: Account) => (await dataOf(plans().withdrawRequest(await base(account)))).check;
async function answer(manager: Account, { id }: Account, approve: boolean, reason = '') {
  const version = (await test.dependencies.accounts.get(id))?.version ?? 0;
  return (await dataOf(users().answerPlanRequest({ ...(await base(manager)), params: { id }, body: { version, approve, reason } }))).user;
}
const mailsTo = async ({ id }: Account) =>
  (await test.jobsOf(id)).flatMap((job) => {
    const mail = requestedMail(job);
    return mail?.template === 'plan-notice' && mail.accountId === id ? [[mail.notice, mail.planName, mail.text]] : [];
  });
const bellOf = async ({ id }: Account) =>
  (await bellStore(test.table).read({ loginId: id, accountId: id })).events.map(({ kind, name }) => [kind, name]);

describe('request for a plan that the account above decides on (R-21.60)', () => {
  it('the request of a USER below an OEM notifies the OEM, which approves it for the next month (R-21.61, R-21.62)', async () => {
    const found = await check(below);
    expect([found.options, found.askable.map(({ plan }) => plan.id).slice(0, 2), found.decidedBy]).toEqual([
      [],
      ['light-multilanguage', 'standard'],
      'OEM',
    ]);
    expect((await ask(below, 'standard', 'We need more sites')).request).toMatchObject({ planId: 'standard', declined: null });
    expect(await mailsTo(oem)).toEqual([['requested', 'standard', 'We need more sites']]);
    expect(await bellOf(oem)).toEqual([['plan-request', 'Customer']]);
    expect(await bellOf(operator)).toEqual([]);
    expect(await answer(oem, below, true)).toMatchObject({ planRequest: null, planChange: { planId: 'standard', from: '2026-12' } });
    expect(await check(below)).toMatchObject({ plan: { id: 'light' }, request: null, change: { planId: 'standard' } });
    expect(await mailsTo(below)).toEqual([['approved', 'standard', '']]);
    expect(await bellOf(below)).toEqual([['plan-change', 'standard']]);
    expect(await refusalOf(answer(oem, below, true))).toEqual({ code: 'transition-refused' });
    const { lastEntry } = test;
    expect((await lastEntry(below))?.changes).toContainEqual({ field: 'requestedPlan', from: 'standard', to: null });
  });

  it('the OEM declines a request with a reason, which the customer sees until it removes it or asks again', async () => {
    await ask(below, 'pro');
    await answer(oem, below, false, 'Too early');
    expect((await check(below)).request).toMatchObject({ planId: 'pro', declined: { reason: 'Too early' } });
    expect(await mailsTo(below)).toEqual([['declined', 'pro', 'Too early']]);
    expect((await ask(below, 'premium')).request).toMatchObject({ planId: 'premium', declined: null });
    expect((await withdraw(below)).request).toBeNull();
    expect(await refusalOf(answer(oem, below, true))).toEqual({ code: 'transition-refused' });
  });

  it('the plan of an OEM_MASTER is shown beside the licences that the OEM uses, with their cost (R-21.65)', async () => {
    const quoted = { planId: 'oem', quantitySite: 10, maxPages: 30, quantitySwipe: 30 };
    const prices = [{ from: '2026-11', price: 0, limitAccess: null, limitAccessPrice: 0, licencePrice: 4_000 }];
    const other = await test.people.add('OEM_MASTER', operator, { planId: 'oem', licenceGrant: 10, quotations: [{ ...quoted, prices }] });
    for (let count = 0; count < 2; count += 1) await test.people.add('USER', other, { planId: 'light' });
    expect((await check(other)).licences).toEqual({ used: 2, granted: 10, price: 4_000, cost: 8_000 });
    expect((await check(below)).licences).toBeNull();
  });

  it('the operator answers the request of an OEM_MASTER, with figures for the plan by quotation', async () => {
    expect((await check(oem)).askable.map(({ plan }) => plan.id)).toContain('ep');
    await ask(oem, 'ep');
    expect(await bellOf(operator)).toContainEqual(['plan-request', 'OEM']);
    const version = (await test.dependencies.accounts.get(oem.id))?.version ?? 0;
    const figures = { price: 200_000, limitAccess: 50_000, limitAccessPrice: 3_000, licencePrice: 4_000 };
    const limits = { quantitySite: 20, maxPages: 40, quantitySwipe: 20 };
    const quotation = { ...(await base(operator)), params: { id: oem.id } };
    const body = { planId: 'ep', from: '2026-12', version, billingStart: null, ...figures, ...limits };
    expect((await dataOf(users().setQuotation({ ...quotation, body }))).user.quotations).toHaveLength(1);
    expect((await check(oem)).askable.find(({ plan }) => plan.id === 'ep')?.price.price).toBe(200_000);
    expect(await answer(operator, oem, true)).toMatchObject({ planChange: { planId: 'ep', from: '2026-12' } });
  });

  it('refuses plans that need no decision or do not exist, and a request of a trial without agreement', async () => {
    const direct = await test.people.add('USER', operator, { planId: 'light' });
    const trial = await test.people.add('USER', operator, { planId: 'trial' });
    const unknown = fieldRefusal('planId', 'unknown-plan');
    expect(await refusalOf(ask(direct, 'standard'))).toEqual(unknown);
    expect(await refusalOf(ask(direct, 'oem'))).toEqual(unknown);
    expect(await refusalOf(ask(below, 'trial'))).toEqual(unknown);
    expect(await refusalOf(ask(below, 'nowhere'))).toEqual(unknown);
    expect(await refusalOf(ask(trial, 'ep'))).toEqual(fieldRefusal('agreed', 'agreement-required'));
    expect((await ask(trial, 'ep', '', true)).request?.planId).toBe('ep');
  });

  it('the approved change is reported once when it takes effect', async () => {
    await ask(below, 'standard');
    await answer(oem, below, true);
    const { now } = test.time;
    test.time.now = Date.parse('2026-12-01T00:00:00+09:00');
    const { clock, ids } = test.dependencies;
    const contractJob = (id: string) => newJob('contract', { subjectId: id, ownerId: id, affects: 'sites' }, ids.ulid(), clock());
    await applyPlanChange({ ...test.dependencies, contractJob }, below.id);
    await applyPlanChange({ ...test.dependencies, contractJob }, below.id);
    expect((await mailsTo(below)).map(([notice]) => notice)).toEqual(['approved', 'effective']);
    expect(await check(below)).toMatchObject({ plan: { id: 'standard' }, change: null });
    test.time.now = now;
  });
});
