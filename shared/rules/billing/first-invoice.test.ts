import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { billingStartFaults, billingStartOf, firstBilledMonthOf } from '#shared/rules/billing/billing-start.ts';
import { firstInvoice, type NewContract } from '#shared/rules/billing/first-invoice.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const CHARGE_DAY = 27;

function contract(planId: string, differences: Partial<NewContract> = {}): NewContract {
  const plan = SEED_PLANS.find(({ id }) => id === planId);
  if (!plan) throw new Error(`There is no plan ${planId}`);
  const contractStart = differences.contractStart ?? null;
  return {
    role: 'USER',
    plan,
    planSince: '2026-11',
    quotations: [],
    contractStart,
    contractEnd: null,
    createdAt: NOW.toISOString(),
    billingStart: billingStartOf(null, contractStart, NOW),
    ...differences,
  };
}
const shown = (one: NewContract) => {
  const invoice = firstInvoice(one, CHARGE_DAY, NOW);
  return invoice && [invoice.issuedOn, invoice.dueOn, invoice.total, ...invoice.lines.map(({ kind, month }) => `${kind} ${month}`)];
};

describe('billingStartOf', () => {
  const choice = { initialFee: null, firstBilledMonth: null, discount: null };
  it.each([
    [null, 'charge', null],
    ['2026-11-01', 'charge', null],
    ['2027-04-01', 'charge', null],
    ['2026-10-31', 'elsewhere', '2026-12'],
    ['2025-04-01', 'elsewhere', '2026-12'],
  ])(
    'a contract that starts on %s has by default the initial fee %s and the first billed month %s (R-2.60, R-2.84)',
    (contractStart, initialFee, firstBilledMonth) => {
      expect(billingStartOf(null, contractStart, NOW)).toEqual({ initialFee, firstBilledMonth, discount: null });
      expect(billingStartOf({ ...choice, firstBilledMonth: '2026-11' }, contractStart, NOW).firstBilledMonth).toBe('2026-11');
      expect(billingStartOf(choice, contractStart, NOW).initialFee).toBe(initialFee);
      expect(billingStartOf({ ...choice, initialFee: 'waive' }, contractStart, NOW).initialFee).toBe('waive');
    },
  );

  it('begins with the later of creation, contract and chosen month (R-2.61)', () => {
    const first = (firstBilledMonth: string | null, contractStart: string | null) =>
      firstBilledMonthOf({ firstBilledMonth }, contractStart, NOW);
    expect(first(null, '2025-04-01')).toBe('2026-11');
    expect(first(null, '2027-02-15')).toBe('2027-02');
    expect(first('2027-01', '2025-04-01')).toBe('2027-01');
  });

  it('refuses a month that has passed', () => {
    expect(billingStartFaults({ firstBilledMonth: '2026-10' }, NOW)).toEqual([
      { path: 'billingStart.firstBilledMonth', rule: 'month-in-past' },
    ]);
    expect(billingStartFaults({ firstBilledMonth: '2026-11' }, NOW)).toEqual([]);
    expect(billingStartFaults(null, NOW)).toEqual([]);
  });
});

describe('firstInvoice (R-2.63)', () => {
  it('contains the initial fee and both months of a new contract', () => {
    expect(shown(contract('standard', { contractStart: '2026-11-20' }))).toEqual([
      '2026-12-01',
      '2026-12-28',
      153_560,
      'initial-fee 2026-11',
      'plan-fee 2026-11',
      'plan-fee 2026-12',
    ]);
  });

  it('charges no initial fee for a contract that runs already, unless it is chosen', () => {
    const running = contract('premium', { contractStart: '2025-04-01' });
    expect(shown(running)?.slice(3)).toEqual(['plan-fee 2026-12']);
    const charged = { ...running, billingStart: { ...running.billingStart, initialFee: 'charge' as const } };
    expect(shown(charged)?.slice(3)).toEqual(['initial-fee 2026-12', 'plan-fee 2026-12']);
    const thisMonth = { ...running, billingStart: { ...running.billingStart, firstBilledMonth: '2026-11' } };
    expect(shown(thisMonth)?.slice(3)).toEqual(['plan-fee 2026-11', 'plan-fee 2026-12']);
  });

  it('contains one month if the first billed month is the next one', () => {
    const next = contract('standard', {
      contractStart: '2025-04-01',
      billingStart: { initialFee: 'elsewhere', firstBilledMonth: '2026-12', discount: { amount: 1_800, months: 6 } },
    });
    expect(shown(next)).toEqual(['2026-12-01', '2026-12-28', 19_800, 'plan-fee 2026-12', 'discount 2026-12']);
    const later = { ...next, billingStart: { ...next.billingStart, firstBilledMonth: '2027-06' } };
    expect(shown(later)?.[0]).toBe('2027-06-01');
  });

  it.each([
    ['a trial', contract('trial')],
    ['licences only', contract('oem', { role: 'OEM_MASTER' })],
    ['a contract that has ended', contract('standard', { contractStart: '2025-04-01', contractEnd: '2026-03-31' })],
    ['a contract that ended this month', contract('standard', { contractStart: '2025-04-01', contractEnd: '2026-11-19' })],
    [
      'a contract that ends before its first billed month',
      contract('standard', {
        contractStart: '2025-04-01',
        contractEnd: '2026-12-31',
        billingStart: { initialFee: 'charge', firstBilledMonth: '2027-01', discount: null },
      }),
    ],
  ])('is null for %s', (_, one) => {
    expect(firstInvoice(one, CHARGE_DAY, NOW)).toBeNull();
  });

  it('contains the fees of exactly the billed months up to its issue, computed independently', () => {
    const month = fc.integer({ min: -24, max: 24 }).map((months) => addMonths('2026-11', months));
    const day = fc.tuple(month, fc.integer({ min: 1, max: 28 })).map(([of, date]) => `${of}-${String(date).padStart(2, '0')}`);
    const start = fc.record({
      initialFee: fc.constantFrom('charge' as const, 'waive' as const, 'elsewhere' as const),
      firstBilledMonth: fc.option(month.filter((one) => one >= '2026-11')),
      discount: fc.option(fc.record({ amount: fc.integer({ min: 1, max: 19_000 }), months: fc.integer({ min: 1, max: 3 }) })),
    });
    fc.assert(
      fc.property(day, fc.option(day), start, (contractStart, end, billingStart) => {
        const contractEnd = end !== null && end > contractStart ? end : null;
        const one = contract('standard', { contractStart, contractEnd, billingStart });
        const invoice = firstInvoice(one, CHARGE_DAY, NOW);
        // The months that cost a fee: they overlap the contract in part if it starts in them or the account was created in them, else
        // their first day is part of the contract.
        const isBilled = (of: string): boolean =>
          of >= (billingStart.firstBilledMonth ?? '2026-11') &&
          contractStart.slice(0, 7) <= of &&
          (contractEnd === null || (contractEnd >= '2026-11-20' && contractEnd >= `${of}-01`));
        const months = Array.from({ length: 60 }, (_, index) => addMonths('2026-11', index)).filter(isBilled);
        if (invoice === null) {
          expect(months).toEqual([]);
          return;
        }
        const fees = invoice.lines.filter(({ kind }) => kind === 'plan-fee').map((line) => line.month);
        expect(fees).toEqual(months.filter((of) => of <= invoice.month));
        expect(fees.length).toBeGreaterThan(0);
        const discounted = Math.min(fees.length, billingStart.discount?.months ?? 0) * (billingStart.discount?.amount ?? 0);
        const net = fees.length * 19_800 + (billingStart.initialFee === 'charge' ? 100_000 : 0) - discounted;
        expect(invoice.total).toBe(net + Math.floor(net / 10));
        expect(invoice.dueOn > invoice.issuedOn).toBe(true);
      }),
    );
  });
});
