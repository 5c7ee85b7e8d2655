import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DatedPrice } from '#shared/model/plans/plan.ts';
import { offeredPrice, planPrice, priceHistory } from '#shared/rules/plans/plan-price.ts';

const BASE = { price: 9_800, limitAccess: 10_000, limitAccessPrice: 1_000, licencePrice: 0 };
const dated = (from: string, appliesTo: DatedPrice['appliesTo'], price: number): DatedPrice => ({ ...BASE, from, appliesTo, price });
const plan = (...prices: DatedPrice[]) => ({ ...BASE, prices });

it('planPrice returns the base price until a dated price begins', () => {
  const raised = plan(dated('2027-01', 'everybody', 12_000));
  expect(planPrice(raised, null, '2026-12').price).toBe(9_800);
  expect(planPrice(raised, null, '2027-01').price).toBe(12_000);
  expect(planPrice(raised, null, '2028-05').price).toBe(12_000);
});

it('planPrice returns a price for new accounts only to accounts that took the plan in the price’s month or later', () => {
  const raised = plan(dated('2027-01', 'new', 12_000));
  for (const [since, price] of [
    [null, 9_800],
    ['2026-12', 9_800],
    ['2027-01', 12_000],
    ['2027-06', 12_000],
  ] as const)
    expect(planPrice(raised, since, '2027-07').price).toBe(price);
});

it('planPrice returns a later price to older accounts too if the price is for every account', () => {
  const raised = plan(dated('2027-01', 'new', 12_000), dated('2027-04', 'everybody', 11_000), dated('2027-06', 'new', 15_000));
  expect(['2027-03', '2027-04', '2027-06'].map((month) => planPrice(raised, '2026-01', month).price)).toEqual([9_800, 11_000, 11_000]);
  expect(['2027-03', '2027-04', '2027-06'].map((month) => offeredPrice(raised, month).price)).toEqual([12_000, 11_000, 15_000]);
});

it('planPrice ignores prices of later months', () => {
  const month = fc.integer({ min: 1, max: 12 }).map((number) => `2027-${String(number).padStart(2, '0')}`);
  const price = fc.record({
    from: month,
    appliesTo: fc.constantFrom('everybody' as const, 'new' as const),
    price: fc.integer({ min: 0, max: 99_999 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(price, { selector: ({ from }) => from }), fc.option(month), month, (prices, since, at) => {
      const sorted = prices.map((one) => ({ ...BASE, ...one })).toSorted((a, b) => (a.from < b.from ? -1 : 1));
      const known = sorted.filter(({ from }) => from <= at);
      expect(planPrice(plan(...sorted), since, at)).toEqual(planPrice(plan(...known), since, at));
    }),
  );
});

it('priceHistory returns the changes since the account took the plan, and the coming ones (R-22.146)', () => {
  const changed = plan(
    dated('2026-06', 'everybody', 10_000),
    dated('2027-01', 'new', 15_000),
    dated('2027-02', 'everybody', 10_000),
    dated('2027-04', 'everybody', 12_000),
  );
  const history = (since: string | null) => priceHistory(changed, since).map(({ from, price }) => `${from} ${price}`);
  expect(history(null)).toEqual(['2026-06 10000', '2027-04 12000']);
  expect(history('2026-06')).toEqual(['2027-04 12000']);
  expect(history('2027-01')).toEqual(['2027-02 10000', '2027-04 12000']);
  expect(history('2027-04')).toEqual([]);
});
