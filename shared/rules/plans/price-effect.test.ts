import { describe, expect, it } from 'vitest';
import type { DatedPrice, Plan } from '#shared/model/plans/plan.ts';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { monthlyFees, priceEffectOn, withPrice } from '#shared/rules/plans/price-effect.ts';

const plan = SEED_PLANS.find(({ id }) => id === 'light') as Plan;
const oemPlan = SEED_PLANS.find(({ id }) => id === 'oem') as Plan;
const priced = (price: number, differences: Partial<DatedPrice> = {}): DatedPrice => ({
  price,
  limitAccess: plan.limitAccess,
  limitAccessPrice: plan.limitAccessPrice,
  licencePrice: 0,
  from: '2027-01',
  appliesTo: 'everybody',
  ...differences,
});
const HOLDER = {
  role: 'USER',
  contractStatus: 'ACTIVE',
  contractEnd: null,
  planId: 'light',
  planSince: '2026-05',
  planChange: null,
  quotations: [],
} as const;
type Holder = Parameters<typeof priceEffectOn>[2];
const effect = (price: DatedPrice, account: Partial<Holder> = {}, of = plan) => {
  const found = priceEffectOn(of, price, { ...HOLDER, ...account });
  return found && [found.before.price, found.after.price];
};

describe('priceEffectOn (R-22.141)', () => {
  it.each<[string, Partial<Holder>, [number, number] | undefined]>([
    ['has the plan', {}, [9_800, 10_800]],
    ['is paused', { contractStatus: 'SUSPENDED' }, [9_800, 10_800]],
    ['changes to the plan before', { planId: 'trial', planChange: { planId: 'light', from: '2027-01' } }, [9_800, 10_800]],
    ['changes to another plan later', { planChange: { planId: 'pro', from: '2027-02' } }, [9_800, 10_800]],
    ['changes to another plan before', { planChange: { planId: 'pro', from: '2027-01' } }, undefined],
    ['has another plan', { planId: 'pro' }, undefined],
    ['ends its contract before', { contractEnd: '2026-12-31' }, undefined],
    ['ends its contract in the first month', { contractEnd: '2027-01-31' }, [9_800, 10_800]],
    ['is terminated', { contractStatus: 'TERMINATED' }, undefined],
  ])('returns what an account pays that %s', (_, account, expected) => {
    expect(effect(priced(10_800), account)).toEqual(expected);
  });

  it('does not concern accounts that have the plan already with prices for new contracts, and none if nothing changes', () => {
    expect(effect(priced(10_800, { appliesTo: 'new' }))).toBeUndefined();
    expect(effect(priced(9_800))).toBeUndefined();
    expect(effect(priced(9_800, { limitAccess: 20_000 }))).toEqual([9_800, 9_800]);
  });

  it('compares with what holds without the month, not with prices that it replaces', () => {
    const changed = { ...plan, prices: [priced(11_000, { from: '2026-12' }), priced(12_000)] };
    expect(effect(priced(13_000), {}, changed)).toEqual([11_000, 13_000]);
  });

  it('leaves out an account whose own prices were agreed', () => {
    const agreed = { ...priced(100_000, { from: '2026-05' }), licencePrice: 4_000 };
    const quotations = [{ planId: 'oem', quantitySite: null, maxPages: 2_600, quantitySwipe: 100, prices: [agreed] }];
    const oem = { role: 'OEM_MASTER', planId: 'oem', quotations } as const;
    expect(effect(priced(5_000), oem, oemPlan)).toBeUndefined();
  });
});

describe('withPrice and monthlyFees', () => {
  it('replaces the prices of the same month and keeps the order of months', () => {
    const prices = [priced(1), priced(2, { from: '2027-03' })];
    expect(withPrice(prices, priced(3)).map(({ price }) => price)).toEqual([3, 2]);
    expect(withPrice(prices, priced(4, { from: '2027-02' })).map(({ price }) => price)).toEqual([1, 4, 2]);
  });

  it('adds the price of each licence to the fee of the plan', () => {
    expect(monthlyFees({ price: 30_000, licencePrice: 5_000 }, 7)).toBe(65_000);
  });
});
