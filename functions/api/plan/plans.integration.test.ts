import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planUseCases } from '#functions/api/plan/use-cases.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { SEED_PLANS } from '#shared/model/account/plan.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';

let test: TestTable;
beforeAll(async () => {
  test = await startTable();
});
afterAll(() => test.stop());

it('lists every plan in one database call, by price, plans by quotation last', async () => {
  const operator = await (await testAccountsIn(test.table)).add('MASTER', null);
  test.takeCalls();
  const { list } = withParsedResponses(apiContract.plan, planUseCases({ plans: planStore(test.table) }));
  const input = {
    caller: callerOf(operator),
    params: undefined,
    query: undefined,
    body: undefined,
    viewerAddress: '192.0.2.1',
    cookies: {},
  };
  const { plans } = apiContract.plan.list.response.parse(await list(input));
  expect(test.takeCalls()).toHaveLength(1);
  expect(plans.map(({ id }) => id)).toEqual([
    'trial',
    'light',
    'light-multilanguage',
    'standard',
    'standard-multilanguage',
    'premium',
    'premium-multilanguage',
    'pro',
    'pro-multilanguage',
    'ep',
    'oem',
  ]);
  expect(plans.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(SEED_PLANS.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
});
