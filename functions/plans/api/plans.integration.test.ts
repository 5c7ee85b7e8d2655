import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { type PlanFixture, startPlanFixture } from '#test/support/api/plan-fixture.ts';

let test: PlanFixture;
beforeAll(async () => {
  test = await startPlanFixture();
});
afterAll(() => test.stop());

it('plans.list returns all plans with one database call, ordered by place and price, plans by quotation last', async () => {
  const operator = await test.people.add('MASTER', null);
  test.takeCalls();
  const { plans } = apiContract.plan.list.response.parse(await test.useCases.list(test.from(operator)));
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
