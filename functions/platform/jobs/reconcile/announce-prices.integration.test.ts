import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { bellStore } from '#functions/notices/store/bell-store.ts';
import { removePlanPrice } from '#functions/plans/api/manage/plan-prices.ts';
import { concernedPage } from '#functions/plans/services/price-effect.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { announcePrices } from '#functions/platform/jobs/reconcile/announce-prices.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { accountKey, jobKey } from '#functions/platform/keys/keys.ts';
import type { MailRequest } from '#functions/mail/job-definitions/mail.ts';
import { type PlanFixture, startPlanFixture } from '#test/support/api/plan-fixture.ts';
import { requestedMail } from '#test/support/api/requested-mail.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';

type Announcement = Extract<MailRequest, { template: 'price-change' }>;

let test: PlanFixture;
let operator: Account;
let oem: Account;
const changing: Account[] = [];
const light: Account[] = [];
/** More accounts than one page. */
const ACCOUNTS = 45;
beforeAll(async () => {
  test = await startPlanFixture();
  const { people } = test;
  operator = await people.add('MASTER', null);
  await test.dependencies.plans.putIfAbsent({ ...(await planOf('light')), id: 'own', name: 'Own', licencePrice: 1_000 });
  for (let number = 0; number < ACCOUNTS; number += 1) light.push(await people.add('USER', operator, { planId: 'own' }));
  oem = await people.add('OEM_MASTER', operator, { planId: 'own' });
  await people.add('USER', oem, { planId: 'own' });
  await people.add('USER', oem, { planId: 'own' });
  await people.add('USER', operator, { planId: 'own', contractStatus: 'TERMINATED' });
  await people.add('USER', operator, { planId: 'pro' });
  for (let number = 0; number < 2; number += 1) changing.push(await changeTo('own', await people.add('USER', operator, { planId: 'pro' })));
  const deleted = await changeTo('own', await people.add('USER', operator, { planId: 'pro' }));
  await test.table.update(accountKey(deleted.id), { set: { deletedAt: '2026-11-20T12:00:00.000Z' } });
  await changeTo('pro', await people.add('USER', operator, { planId: 'own' }));
});
afterAll(() => test.stop());

/** Requests another plan from the next month on. */
async function changeTo(planId: string, account: Account): Promise<Account> {
  const planChange = { planId, from: '2026-12', requestedAt: test.clock().toISOString(), requestedBy: '', trialEnd: null };
  const audit = newAuditEntry(test.dependencies, 'account.update', null, accountAuditSubject(account));
  expect(await test.dependencies.accounts.replace(account, { ...account, planChange }, { audit })).toBe('replaced');
  return account;
}

async function planOf(id: string) {
  const plan = await test.dependencies.plans.find(id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

const PRICE = {
  price: 10_800,
  limitAccess: 10_000,
  limitAccessPrice: 1_000,
  licencePrice: 2_000,
  from: '2027-01',
  appliesTo: 'everybody',
} as const;
const call = () => ({ ...test.from(operator), params: { planId: 'own' } });
const setPrice = async (price: number) =>
  test.useCases.setPrice({ ...call(), body: { ...PRICE, price, version: (await planOf('own')).version } });
const removePrice = () => test.useCases.removePrice({ ...call(), params: { planId: 'own', from: PRICE.from } });
const run = () => announcePrices(test.dependencies);
const wait = (minutes: number): void => {
  test.time.now += minutes * 60_000;
};

/** The announcements that were requested since the last call. */
const seen = new Set<string>();
async function announcements(): Promise<Announcement[]> {
  const jobs = await jobStore(test.table, () => new Date(test.time.now + 61_000)).listOverdue(10_000);
  const items = await test.table.batchGet(jobs.map(({ id }) => jobKey(id)));
  return items.flatMap((item, index) => {
    const id = jobs[index]?.id ?? '';
    const mail = item && requestedMail(item);
    if (seen.has(id) || mail?.template !== 'price-change') return [];
    seen.add(id);
    return [mail];
  });
}

describe('change of a plan’s price', () => {
  it('shows whom it concerns: who pays by then, and not the accounts below an OEM (R-22.141)', async () => {
    const { effect } = await dataOf(test.useCases.priceEffect({ ...call(), body: PRICE }));
    const licences = 2;
    expect(effect).toEqual({
      accounts: ACCOUNTS + 3,
      before: 9_800 * (ACCOUNTS + 3) + 1_000 * licences,
      after: 10_800 * (ACCOUNTS + 3) + 2_000 * licences,
    });
    const { effect: ofNew } = await dataOf(test.useCases.priceEffect({ ...call(), body: { ...PRICE, appliesTo: 'new' } }));
    expect(ofNew).toEqual({ accounts: 0, before: 0, after: 0 });
  });

  it('finds each account once, whatever the size of the pages (R-22.193)', async () => {
    const plan = await planOf('own');
    const { planChanges } = test.dependencies;
    // The index is eventually consistent: it may still contain a change that has taken effect.
    const listAll = async () => [...(await planChanges.listAll()), ...light.slice(0, 1).map(({ id }) => id)];
    const dependencies = { ...test.dependencies, planChanges: { ...planChanges, listAll } };
    const found: string[] = [];
    for (let after: string | null = '', pages = 0; after !== null; pages += 1) {
      expect(pages).toBeLessThan(2 * ACCOUNTS);
      const page = { plan, price: PRICE, after: after === '' ? null : after, limit: 1 };
      const { concerned, next } = await concernedPage(dependencies, scopeOf(operator.id), page);
      found.push(...concerned.map(({ account }) => account.id));
      after = next;
    }
    expect(found.toSorted()).toEqual([...light, oem, ...changing].map(({ id }) => id).toSorted());
  });

  it('a price change is announced once to each account by e-mail and bell, page by page, also after a crash (R-22.142)', async () => {
    await setPrice(10_800);
    await run();
    expect(await announcements()).toEqual([]);
    wait(11);
    const { priceAnnouncements } = test.dependencies;
    let pages = 0;
    const advance: typeof priceAnnouncements.advance = (...page) => {
      pages += 1;
      return pages === 2 ? Promise.reject(new Error('The run is cut off')) : priceAnnouncements.advance(...page);
    };
    const cutOff = announcePrices({ ...test.dependencies, priceAnnouncements: { ...priceAnnouncements, advance } });
    await expect(cutOff).rejects.toThrow('Prices could not be announced');
    await run();
    await run();
    const notified = await announcements();
    expect(notified.map(({ accountId }) => accountId).toSorted()).toEqual([...light, oem, ...changing].map(({ id }) => id).toSorted());
    expect(notified.find(({ accountId }) => accountId === oem.id)).toMatchObject({
      planName: 'Own',
      from: '2027-01',
      isWithdrawn: false,
      before: { price: 9_800, licencePrice: 1_000 },
      after: { price: 10_800, licencePrice: 2_000 },
    });
    const { events } = await bellStore(test.table).read({ loginId: oem.id, accountId: oem.id });
    expect(events.map(({ kind, name }) => [kind, name])).toEqual([['plan-change', 'Own']]);
    const query = { after: undefined, action: 'plan.price-announce', limit: 10 } as const;
    const { entries } = await auditStore(test.table).list(scopeOf(operator.id), query);
    expect(entries).toMatchObject([
      {
        action: 'plan.price-announce',
        actor: null,
        changes: [
          { field: 'priceFrom', to: '2027-01' },
          { field: 'accounts', to: String(ACCOUNTS + 3) },
        ],
      },
    ]);
  });

  it('a price change is announced again with another price for the same month, and withdrawn when it is removed', async () => {
    await setPrice(11_000);
    wait(11);
    await run();
    expect(new Set((await announcements()).map(({ after }) => after.price))).toEqual(new Set([11_000]));
    await removePrice();
    wait(11);
    await run();
    const withdrawn = await announcements();
    expect([withdrawn.length, withdrawn.every(({ isWithdrawn }) => isWithdrawn)]).toEqual([ACCOUNTS + 3, true]);
    const { entries } = await auditStore(test.table).list(scopeOf(operator.id), { after: undefined, limit: 1 });
    expect(entries[0]?.action).toBe('plan.price-withdraw');
  });

  it('a price change is not announced if it is removed within ten minutes', async () => {
    const from = '2027-03';
    await test.useCases.setPrice({ ...call(), body: { ...PRICE, from, version: (await planOf('own')).version } });
    wait(9);
    await run();
    await test.useCases.removePrice({ ...call(), params: { planId: 'own', from } });
    wait(11);
    await run();
    expect(await announcements()).toEqual([]);
  });

  it('a price change is announced once by concurrent runs, and not advanced or dropped by one that has read an earlier state', async () => {
    const from = '2027-04';
    const { priceAnnouncements } = test.dependencies;
    const { version } = await planOf('own');
    const set = (price: number, of: number) => test.useCases.setPrice({ ...call(), body: { ...PRICE, price, from, version: of } });
    await set(12_000, version);
    const [replaced, stored] = [await priceAnnouncements.find('own', from), await planOf('own')];
    expect(await refusalOf(set(13_000, version))).toEqual({ code: 'version-conflict' });
    await set(13_000, stored.version);
    const stale = await priceAnnouncements.find('own', from);
    if (!replaced || !stale) throw new Error('The announcement is missing');
    const advance = (read: typeof stale) => priceAnnouncements.advance(read, { after: null, notified: 0 }, { jobs: [], writes: [] });
    expect(await advance(replaced)).toBe(false);
    wait(11);
    await Promise.all([run(), run()]);
    await run();
    const notified = await announcements();
    expect(notified.map(({ accountId }) => accountId).toSorted()).toEqual([...light, oem, ...changing].map(({ id }) => id).toSorted());
    expect(await advance(stale)).toBe(false);
    const dependencies = { ...test.dependencies, priceAnnouncements: { ...priceAnnouncements, find: async () => stale } };
    const removal = removePlanPrice(dependencies)({ ...call(), params: { planId: 'own', from } });
    expect(await refusalOf(removal)).toEqual({ code: 'version-conflict' });
    const { events } = await bellStore(test.table).read({ loginId: oem.id, accountId: oem.id });
    expect(events.filter(({ kind }) => kind === 'plan-change')).toHaveLength(2);
  });
});
