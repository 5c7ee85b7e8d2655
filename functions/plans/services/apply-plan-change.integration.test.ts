import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { bellStore } from '#functions/notices/store/bell-store.ts';
import { planCheckOf } from '#functions/plans/api/check/check-plan.ts';
import { applyPlanChange, checkPlanChange } from '#functions/plans/services/apply-plan-change.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { type PlanFixture, startPlanFixture } from '#test/support/api/plan-fixture.ts';
import { requestedMail } from '#test/support/api/requested-mail.ts';
import { actAs as actOnSites, siteDependencies } from '#test/support/api/site-fixture.ts';

let test: PlanFixture;
let operator: Account;
beforeAll(async () => {
  test = await startPlanFixture();
  operator = await test.people.add('MASTER', null);
});
afterAll(() => test.stop());

const check = (account: Account) => planCheckOf(test.dependencies, callerOf(account));
const contractJob = (id: string) =>
  newJob('contract', { subjectId: id, ownerId: id, affects: 'sites' }, test.dependencies.ids.ulid(), test.clock());
/** Runs what the reconcile job does with a change of plan, twice, at this time. */
async function reconcileAt(instant: string, { id }: Account): Promise<void> {
  test.time.now = Date.parse(instant);
  for (let run = 0; run < 2; run += 1) {
    await applyPlanChange({ ...test.dependencies, contractJob }, id);
    await checkPlanChange(test.dependencies, id);
  }
}
const noticesTo = async ({ id }: Account) =>
  (await scanTable(test))
    .filter(({ entity }) => entity === 'job')
    .toSorted((one, other) => String(one['id']).localeCompare(String(other['id'])))
    .flatMap((job) => {
      const mail = requestedMail(job);
      return mail?.template === 'plan-notice' && mail.accountId === id ? [`${mail.notice} ${mail.planName} ${mail.from ?? ''}`] : [];
    });

it('applyPlanChange keeps the present plan while use that was added after the request exceeds the new one (R-21.63, R-21.64)', async () => {
  const account = await test.people.add('USER', operator, { planId: 'standard' });
  const sites = actOnSites(siteDependencies(test.table, test.clock), account);
  await sites.create({ name: 'First' });
  await test.useCases.request({ ...test.from(account), body: { planId: 'light', agreed: false } });
  const second = await sites.create({ name: 'Second' });
  expect((await check(account)).changeFaults).toMatchObject([{ rule: 'plan-sites-in-use', params: { count: 2, max: 1 } }]);

  await reconcileAt('2026-11-23T14:00:00Z', account);
  expect(await noticesTo(account)).toEqual(['chosen light 2026-12']);
  await reconcileAt('2026-11-24T00:00:00Z', account);
  await reconcileAt('2026-11-29T00:00:00Z', account);
  expect((await noticesTo(account)).slice(1)).toEqual(['exceeded light 2026-12']);

  await reconcileAt('2026-11-30T15:00:00Z', account);
  expect((await noticesTo(account)).slice(2)).toEqual(['postponed light 2027-01']);
  expect(await check(account)).toMatchObject({ plan: { id: 'standard' }, change: { planId: 'light', from: '2027-01' } });
  const { events } = await bellStore(test.table).read({ loginId: account.id, accountId: account.id });
  expect(events.map(({ kind, name }) => [kind, name])).toContainEqual(['plan-change', 'light']);

  await sites.remove(second.id);
  await reconcileAt('2026-12-28T00:00:00Z', account);
  await reconcileAt('2026-12-31T15:00:00Z', account);
  expect((await noticesTo(account)).slice(3)).toEqual(['effective light 2027-01']);
  expect(await check(account)).toMatchObject({ plan: { id: 'light' }, change: null, changeFaults: [] });
});
