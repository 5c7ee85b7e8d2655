import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Plan, SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { Quotation } from '#shared/model/plans/quotation.ts';
import { siteLimits } from '#shared/rules/plans/plan-limits.ts';
import { planPrice } from '#shared/rules/plans/plan-price.ts';
import { quotedPlan, withQuotation, withQuotedPrice } from '#shared/rules/plans/plan-quotation.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';

const plan = (id: string): Plan => {
  const seed = SEED_PLANS.find((one) => one.id === id);
  if (!seed) throw new Error(`No seed plan ${id}`);
  return seed;
};
const figures = (price: number) => ({ price, limitAccess: 50_000, limitAccessPrice: 3_000, licencePrice: 4_000 });
const QUOTATION: Quotation = {
  planId: 'ep',
  quantitySite: 12,
  maxPages: 400,
  quantitySwipe: 50,
  prices: [
    { from: '2026-12', ...figures(150_000) },
    { from: '2027-06', ...figures(180_000) },
  ],
};

describe('quotation', () => {
  it('sets the limits immediately and each price from its month on', () => {
    const quoted = quotedPlan(plan('ep'), [QUOTATION]);
    expect(siteLimits(quoted)).toMatchObject({ maxSites: 12, maxSheets: 400, maxDirection: 50 });
    expect(['2026-11', '2026-12', '2027-05', '2027-06', '2030-01'].map((month) => planPrice(quoted, null, month).price)).toEqual([
      0, 150_000, 150_000, 180_000, 180_000,
    ]);
  });

  it('does not change other plans, or a plan without a quotation', () => {
    expect(quotedPlan(plan('oem'), [QUOTATION])).toBe(plan('oem'));
    expect(quotedPlan(plan('ep'), [])).toBe(plan('ep'));
  });

  it('overrides dated prices of the plan from its first month on, and not before', () => {
    const raised = {
      ...plan('ep'),
      prices: ['2026-10', '2027-01'].map((from) => ({ from, appliesTo: 'everybody' as const, ...figures(7) })),
    };
    const quoted = quotedPlan(raised, [QUOTATION]);
    expect(['2026-09', '2026-10', '2026-12', '2027-01'].map((month) => planPrice(quoted, null, month).price)).toEqual([
      0, 7, 150_000, 150_000,
    ]);
  });

  it('is stored per plan and removed with its last price', () => {
    const other = { ...QUOTATION, planId: 'oem' };
    expect(withQuotation([QUOTATION, other], { ...QUOTATION, quantitySite: 1 })).toEqual([other, { ...QUOTATION, quantitySite: 1 }]);
    expect(withQuotation([QUOTATION, other], { ...QUOTATION, prices: [] })).toEqual([other]);
  });

  it('stores one price per month, sorted by month, in whatever order the prices were set', () => {
    const entries = fc.array(fc.record({ month: fc.nat(24), price: fc.nat(1_000_000) }), { maxLength: 20 });
    fc.assert(
      fc.property(entries, (set) => {
        const prices = set.reduce<ReturnType<typeof withQuotedPrice>>(
          (all, { month, price }) => withQuotedPrice(all, { from: addMonths('2027-01', month), ...figures(price) }),
          [],
        );
        const last = new Map(set.map(({ month, price }) => [addMonths('2027-01', month), price]));
        expect(prices.map(({ from, price }) => [from, price])).toEqual([...last].toSorted(([a], [b]) => (a < b ? -1 : 1)));
      }),
    );
  });
});
