import { afterAll, beforeAll, expect, it } from 'vitest';
import { Plan, SEED_PLANS } from '#shared/model/plans/plan.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { argon2Hasher } from '#functions/platform/gateways/passwords.ts';
import { bootstrap } from '#functions/accounts/jobs/bootstrap/bootstrap.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { trialReminderStore } from '#functions/accounts/store/trial-reminder-store.ts';
import { newsMigration } from '#functions/news/store/news-migration.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { libraryBackfill } from '#functions/sites/store/library-backfill.ts';
import { siteReindexer } from '#functions/sites/store/site-reindexer.ts';
import { MEDIA_KEYS_KEY } from '#functions/publishing/services/edge/edge-keys.ts';
import { startEdgeStore, type TestEdgeStore } from '#test/support/edge-store.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';

let test: TestTable;
let run: ReturnType<typeof bootstrap>;
let edge: TestEdgeStore;
const passwords = argon2Hasher({ memory: 8, passes: 1 });
beforeAll(async () => {
  [test, edge] = await Promise.all([startTable(), startEdgeStore()]);
  run = bootstrap({
    accounts: accountStore(test.table),
    plans: planStore(test.table),
    reindexer: siteReindexer(test.table),
    library: libraryBackfill(test.table),
    newsMigration: newsMigration(test.table, randomIds),
    closings: closingStore(test.table, systemClock),
    trialReminders: trialReminderStore(test.table, systemClock),
    passwords,
    edgeStore: edge.store,
    mediaKeys: () => ['one', 'two'],
    ids: randomIds,
    clock: systemClock,
  });
});
afterAll(() => Promise.all([test.stop(), edge.stop()]));

const account = (key: string, parentKey: string | null, role: string, more: Record<string, unknown> = {}) => ({
  key,
  parentKey,
  role,
  email: `${key}@Example.com`,
  password: 'Demo-pass-1',
  contactName: key,
  companyName: 'Company',
  planId: null,
  ...more,
});
const TREE = [
  account('operator', null, 'MASTER'),
  account('oem', 'operator', 'OEM_MASTER', { planId: 'oem', licenceGrant: 10 }),
  account('customer', 'oem', 'USER', { planId: 'light' }),
  account('helper', 'customer', 'SUB_ADMIN', { permission: 'editor', authority: 'view' }),
];

it('bootstrap creates plans, and accounts below their parents', async () => {
  const { accounts: ids } = await run({ accounts: TREE });
  const plans = await test.table.queryAll({ pk: 'PLANS' }, Plan);
  expect(plans.map(({ id }) => id).toSorted()).toEqual(SEED_PLANS.map(({ id }) => id).toSorted());
  const store = accountStore(test.table);
  const helper = await store.get(ids['helper'] ?? '');
  expect(helper).toMatchObject({
    role: 'SUB_ADMIN',
    email: 'helper@example.com',
    permission: 'editor',
    authority: 'view',
    contractStatus: 'ACTIVE',
    parentId: ids['customer'],
    path: [ids['operator'], ids['oem'], ids['customer'], ids['helper']],
  });
  expect(JSON.stringify(helper)).not.toMatch(/argon2|Demo/);
  const credential = await store.findCredential('helper@example.com');
  expect(credential?.accountId).toBe(ids['helper']);
  expect(await passwords.verify('Demo-pass-1', credential?.passwordHash ?? undefined)).toBe(true);
});

it('bootstrap writes the media keys to the edge store once', async () => {
  await run({ accounts: TREE });
  expect(edge.values.get(MEDIA_KEYS_KEY)).toBe('one two');
  edge.takeCalls();
  await run({ accounts: TREE });
  expect(edge.takeCalls()).not.toContain('UpdateKeysCommand');
});

it('bootstrap leaves existing plans and accounts unchanged, and adds missing ones', async () => {
  const before = await run({ accounts: TREE });
  await test.table.update({ pk: 'PLANS', sk: 'PLAN#light' }, { set: { price: 1 } });
  const after = await run({ accounts: [...TREE, account('second', 'oem', 'USER', { planId: 'trial' })] });
  expect(after.accounts).toEqual({ ...before.accounts, second: expect.any(String) });
  expect(await test.table.get({ pk: 'PLANS', sk: 'PLAN#light' })).toMatchObject({ price: 1 });
});

it.each([
  [
    'an account before its parent',
    'Names no account of an earlier entry',
    [account('late', 'operator', 'USER'), account('operator', null, 'MASTER')],
  ],
  ['a USER at the top', 'Cannot be below null', [account('top', null, 'USER')]],
  ['an OEM_ADMIN below a USER', 'Cannot be below USER', [...TREE, account('admin', 'customer', 'OEM_ADMIN')]],
  ['a SUB_ADMIN without permission', 'A SUB_ADMIN has a permission', [...TREE, account('sub', 'customer', 'SUB_ADMIN')]],
  ['a key that is used twice', 'Is used twice', [...TREE, account('oem', 'operator', 'OEM_MASTER', { email: 'x@example.com' })]],
  ['an unknown field', 'Unrecognized key', [account('operator', null, 'MASTER', { admin: true })]],
  [
    'an e-mail that belongs to another role',
    'already belongs to a OEM_MASTER',
    [account('operator', null, 'MASTER'), account('oem', 'operator', 'USER')],
  ],
])('bootstrap refuses %s', async (_, reason, accounts) => {
  await expect(run({ accounts })).rejects.toThrow(reason);
});
