import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import type { BillingTerms } from '#shared/model/billing/billing-terms.ts';
import { type BillingBalance, calculateClosing, type ClosingInput, NO_LICENCES } from '#shared/rules/billing/monthly-closing.ts';
import { planTerms } from '#shared/rules/plans/plan-terms.ts';
import { usedBlocks } from '#shared/rules/billing/view-blocks.ts';
import { freeInvoiceLine } from '#shared/rules/billing/free-lines.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';

function termsOf(planId: string, month: string, role: 'USER' | 'OEM_MASTER' = 'USER'): BillingTerms {
  const plan = SEED_PLANS.find(({ id }) => id === planId);
  if (!plan) throw new Error(`There is no plan ${planId}`);
  return planTerms(plan, { role, planSince: month, quotations: [] }, month);
}

const STEADY: ClosingInput = {
  terms: termsOf('standard', '2026-12'),
  closedTerms: termsOf('standard', '2026-11'),
  views: 0,
  licencePeak: NO_LICENCES,
  feesThrough: '2026-11',
  isInitialFeeDue: false,
  discount: null,
  carried: [],
};
const amounts = (input: Partial<ClosingInput>) =>
  calculateClosing({ ...STEADY, ...input }).lines.map(({ kind, month, amount }) => `${kind} ${month} ${amount}`);

describe('usedBlocks', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10_000, 1],
    [10_001, 2],
    [20_000, 2],
    [20_001, 3],
  ])('%i views use %i blocks', (views, blocks) => {
    expect(usedBlocks(views, 10_000)).toBe(blocks);
  });
});

describe('calculateClosing', () => {
  it('invoices the plan fee of the month that begins and the page views of the month that closes', () => {
    expect(amounts({ views: 61_000 })).toEqual(['plan-fee 2026-12 19800', 'page-views 2026-11 4000']);
    expect(calculateClosing({ ...STEADY, views: 61_000 })).toMatchObject({ subtotal: 23_800, tax: 2_380, total: 26_180 });
  });

  it('invoices both months and the initial fee of a contract that began after the first of the month', () => {
    expect(amounts({ feesThrough: '', isInitialFeeDue: true })).toEqual([
      'initial-fee 2026-11 100000',
      'plan-fee 2026-11 19800',
      'plan-fee 2026-12 19800',
      'page-views 2026-11 0',
    ]);
  });

  it('charges the initial fee in the first month after a trial, and only once', () => {
    const trial = { closedTerms: termsOf('trial', '2026-11'), feesThrough: '', isInitialFeeDue: true };
    expect(calculateClosing({ ...STEADY, ...trial, terms: termsOf('trial', '2026-12') })).toMatchObject({
      lines: [],
      total: 0,
      balance: { isInitialFeeDue: true },
    });
    expect(amounts(trial)).toEqual(['initial-fee 2026-12 100000', 'plan-fee 2026-12 19800', 'page-views 2026-11 0']);
    expect(calculateClosing({ ...STEADY, ...trial }).balance).toEqual({
      feesThrough: '2026-12',
      isInitialFeeDue: false,
      discount: null,
      carried: [],
    });
  });

  it('charges the licences of an OEM at the price of the month that closes', () => {
    const oem = { terms: termsOf('oem', '2026-12', 'OEM_MASTER'), closedTerms: termsOf('oem', '2026-11', 'OEM_MASTER') };
    expect(amounts({ ...oem, licencePeak: { count: 3, reachedAt: null } })).toEqual(['licence-fee 2026-11 15000']);
    expect(amounts({ ...oem, licencePeak: NO_LICENCES })).toEqual([]);
  });

  it('invoices the page views of the last month after the contract has ended', () => {
    expect(amounts({ terms: undefined, views: 30_001 })).toEqual(['page-views 2026-11 2000']);
    expect(amounts({ terms: undefined, closedTerms: undefined })).toEqual([]);
  });

  it.each([
    [45, 49, true],
    [46, 50, false],
  ])('fee in yen: %i, total with tax: %i, carried over: %s', (price, total, isCarried) => {
    const result = calculateClosing({ ...STEADY, terms: { ...termsOf('light', '2026-12'), price }, closedTerms: undefined });
    expect(result.lines.length).toBe(isCarried ? 0 : 1);
    expect(result.total).toBe(isCarried ? 0 : total);
    expect(result.balance.carried).toEqual(isCarried ? [{ month: '2026-12', amount: 45, taxRate: 10 }] : []);
    expect(result.balance.feesThrough).toBe('2026-12');
    expect(amounts({ carried: result.balance.carried })).toHaveLength(isCarried ? 3 : 2);
  });

  it('adds the lines that the operator kept, and carries over what a discount exceeds the fees by, under its month (R-22.119)', () => {
    const free = (unitPrice: number) => freeInvoiceLine({ text: 'A line', from: '2026-11-15', to: null, quantity: 1, unitPrice });
    expect(amounts({ free: [free(3_000), free(-1_000)] })).toEqual([
      'plan-fee 2026-12 19800',
      'page-views 2026-11 0',
      'free 2026-11 3000',
      'free 2026-11 -1000',
    ]);
    const exceeded = calculateClosing({ ...STEADY, free: [free(-30_000)] });
    expect(exceeded).toMatchObject({ lines: [], total: 0, balance: { feesThrough: '2026-12' } });
    expect(exceeded.balance.carried).toEqual(
      expect.arrayContaining([
        { month: '2026-12', amount: 19_800, taxRate: 10 },
        { month: '2026-11', amount: -30_000, taxRate: 10 },
      ]),
    );
    const next = calculateClosing({ ...STEADY, ...exceeded.balance, terms: termsOf('standard', '2027-01') });
    expect(next.subtotal).toBe(19_800 + 19_800 - 30_000);
  });

  it('takes a discount off the first plan fees, at most each fee, and keeps what remains of it (R-2.62)', () => {
    const discounted = calculateClosing({ ...STEADY, discount: { amount: 1_000_000, months: 2 } });
    expect(discounted.balance).toMatchObject({ discount: { amount: 1_000_000, months: 1 }, carried: [] });
    expect(amounts({ discount: { amount: 5_000, months: 1 } })).toContain('discount 2026-12 -5000');
  });

  it('keeps the month of an amount that is carried over several times (R-22.8)', () => {
    const carried = [
      { month: '2026-01', amount: 20, taxRate: 10 },
      { month: '2026-02', amount: 5, taxRate: 10 },
      { month: '2026-01', amount: 10, taxRate: 10 },
    ];
    const { balance, lines } = calculateClosing({ ...STEADY, terms: undefined, closedTerms: undefined, carried });
    expect(lines).toEqual([]);
    expect(balance.carried).toEqual([
      { month: '2026-01', amount: 30, taxRate: 10 },
      { month: '2026-02', amount: 5, taxRate: 10 },
    ]);
  });

  it('reduces that many plan fees by the discount, the oldest first, and never below zero (R-2.62)', () => {
    const discount = { amount: 5_000, months: 3 };
    const first = { feesThrough: '', isInitialFeeDue: true, discount };
    expect(amounts(first)).toEqual([
      'initial-fee 2026-11 100000',
      'plan-fee 2026-11 19800',
      'plan-fee 2026-12 19800',
      'discount 2026-11 -5000',
      'discount 2026-12 -5000',
      'page-views 2026-11 0',
    ]);
    expect(calculateClosing({ ...STEADY, ...first }).balance.discount).toEqual({ amount: 5_000, months: 1 });
    expect(calculateClosing({ ...STEADY, discount: { amount: 5_000, months: 1 } }).balance.discount).toBeNull();
    expect(calculateClosing({ ...STEADY, discount: { amount: 1_000_000, months: 2 } })).toMatchObject({
      lines: [],
      total: 0,
      balance: { feesThrough: '2026-12', discount: { amount: 1_000_000, months: 1 } },
    });
    const trial = { terms: termsOf('trial', '2026-12'), closedTerms: termsOf('trial', '2026-11'), feesThrough: '', discount };
    expect(calculateClosing({ ...STEADY, ...trial }).balance.discount).toEqual(discount);
  });

  it('charges each plan fee exactly once and never prorates it', () => {
    const history = fc.array(fc.option(fc.constantFrom('trial', 'light', 'standard', 'premium', 'pro'), { nil: undefined }), {
      minLength: 2,
      maxLength: 30,
    });
    fc.assert(
      fc.property(history, fc.boolean(), (plans, isInitialFeeDue) => {
        const all = plans.map((plan, index) => plan && termsOf(plan, addMonths('2027-11', index)));
        let balance: BillingBalance = { feesThrough: '', isInitialFeeDue, discount: null, carried: [] };
        let charged = 0;
        for (const [index, terms] of all.entries()) {
          const closedTerms = all[index - 1] || undefined;
          const result = calculateClosing({
            ...balance,
            terms: terms || undefined,
            closedTerms,
            views: 0,
            licencePeak: NO_LICENCES,
          });
          charged += result.subtotal;
          ({ balance } = result);
        }
        const fees = all.reduce((sum, terms) => sum + (terms ? terms.price : 0), 0);
        expect(charged).toBe(fees + (isInitialFeeDue && fees > 0 ? 100_000 : 0));
      }),
    );
  });
});
