import { AccountEvent } from '#shared/model/notices/account-event.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { notifyAccounts } from '#functions/usage/jobs/meter-page-views/notify-accounts.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { termsStore } from '#functions/billing/store/terms-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { viewNoticeStore } from '#functions/usage/store/view-notice-store.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';

const MONTH = '2026-11';
const NOW = new Date('2026-11-20T00:00:00Z');

let test: TestTable;
let operator: Account;
let people: Awaited<ReturnType<typeof testAccountsIn>>;
let mails: unknown[] = [];

beforeAll(async () => {
  test = await startTable();
  people = await testAccountsIn(test.table);
  operator = await people.add('MASTER', null);
});
beforeEach(() => {
  mails = [];
});
afterAll(() => test.stop());

/** Notifies an account of this number of page views. Attempts are concurrent, as log objects are metered concurrently. */
async function metered({ id }: Account, views: number, month = MONTH): Promise<void> {
  const notices = viewNoticeStore(test.table);
  const dependencies = {
    accounts: accountStore(test.table),
    plans: planStore(test.table),
    terms: termsStore(test.table),
    views: { ofAccount: () => Promise.resolve({ views, late: 0 }) },
    notices: {
      add: async (...[notice, percentage, job, event]: Parameters<typeof notices.add>) => {
        const isNew = await notices.add(notice, percentage, job, event);
        if (isNew) mails.push((job as Job & { mail: unknown }).mail);
        return isNew;
      },
    },
    ids: randomIds,
    clock: () => NOW,
  };
  const notify = () => notifyAccounts(dependencies, [{ accountId: id, month }]);
  await Promise.all([notify(), notify(), notify()]);
}

it('notifyAccounts e-mails an account once at 80 % and once at 100 % of the block', async () => {
  const user = await people.add('USER', operator, { planId: 'light' });
  const mail = { template: 'page-views-reached', accountId: user.id, month: MONTH, size: 10_000, price: 1_000 };
  await metered(user, 7_999);
  expect(mails).toEqual([]);
  await metered(user, 8_001);
  expect(mails).toEqual([{ ...mail, percentage: 80, views: 8_001 }]);
  await metered(user, 9_500);
  await metered(user, 10_000);
  await metered(user, 55_000);
  expect(mails).toEqual([
    { ...mail, percentage: 80, views: 8_001 },
    { ...mail, percentage: 100, views: 10_000 },
  ]);
  const events = await test.table.queryAll({ pk: `EVENTS#${user.id}` }, AccountEvent);
  expect(events.map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual(['page-views 100', 'page-views 80']);
});

it('notifyAccounts e-mails only the higher percentage if an account reaches both at the same time', async () => {
  const user = await people.add('USER', operator, { planId: 'light' });
  await metered(user, 12_000);
  expect(mails).toMatchObject([{ percentage: 100 }]);
});

it('notifyAccounts ignores accounts that are not billed by the operator, have no limit, or were metered for an earlier month', async () => {
  const oem = await people.add('OEM_MASTER', operator);
  await metered(oem, 1_000_000);
  await metered(await people.add('USER', oem, { planId: 'light' }), 1_000_000);
  await metered(operator, 1_000_000);
  await metered(await people.add('USER', operator, { planId: 'light' }), 1_000_000, '2026-10');
  expect(mails).toEqual([]);
});
