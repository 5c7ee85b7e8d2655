import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxTotal } from '#shared/model/billing/invoice-line.ts';
import { invoiceTotals } from '#shared/rules/billing/consumption-tax.ts';
import { creditableRates, creditFaults, creditTotals } from '#shared/rules/billing/credit-note.ts';

const TAXES: TaxTotal[] = [
  { taxRate: 10, subtotal: 12_345, tax: 1_234 },
  { taxRate: 8, subtotal: 100, tax: 8 },
];
const rates = creditableRates(TAXES, []);

describe('a credit', () => {
  it('contains the tax of its amount, rounded down, for each rate (R-22.132)', () => {
    expect(
      creditTotals(rates, [
        { taxRate: 8, amount: 54 },
        { taxRate: 10, amount: 1_109 },
      ]),
    ).toEqual({
      taxes: [
        { taxRate: 10, subtotal: 1_009, tax: 100 },
        { taxRate: 8, subtotal: 50, tax: 4 },
      ],
      subtotal: 1_059,
      tax: 104,
      total: 1_163,
    });
  });

  it('a credit is refused beyond what is left of a rate, beyond what is creditable, and without an amount (R-22.132)', () => {
    const pathsOf = (amounts: [number, number][], creditable = 13_687) =>
      creditFaults(
        rates,
        amounts.map(([taxRate, amount]) => ({ taxRate, amount })),
        creditable,
      ).map(({ path, rule, params }) => [path, rule, params]);
    expect(
      pathsOf([
        [10, 13_579],
        [8, 108],
      ]),
    ).toEqual([]);
    expect(
      pathsOf([
        [10, 13_580],
        [8, 109],
      ]),
    ).toEqual([
      ['amounts.0.amount', 'too-large', { max: 13_579 }],
      ['amounts.1.amount', 'too-large', { max: 108 }],
    ]);
    expect(pathsOf([[10, 1_001]], 1_000)).toEqual([['amounts.0.amount', 'too-large', { max: 1_000 }]]);
    expect(pathsOf([[10, 0]])).toEqual([['amounts.0.amount', 'too-small', { min: 1 }]]);
    expect(pathsOf([[5, 1]])).toEqual([['amounts.0.amount', 'too-large', { max: 0 }]]);
  });

  const invoices = fc
    .array(fc.record({ taxRate: fc.constantFrom(10, 8, 3, 0), amount: fc.integer({ min: 1, max: 99_999 }) }), {
      minLength: 1,
      maxLength: 6,
    })
    .map(
      (lines) =>
        invoiceTotals(
          lines.map((line) => ({
            ...line,
            kind: 'plan-fee' as const,
            month: '2026-12',
            planName: null,
            quantity: 1,
            unitPrice: line.amount,
            usage: null,
          })),
        ).taxes,
    );

  it('all credits of an invoice together have exactly its tax and never exceed it, however it is divided (R-22.132)', () => {
    fc.assert(
      fc.property(invoices, fc.array(fc.array(fc.nat(60_000), { maxLength: 4 }), { maxLength: 6 }), (taxes, wanted) => {
        const notes: { taxes: TaxTotal[] }[] = [];
        const issue = (amountOf: (left: number, index: number) => number) => {
          const present = creditableRates(taxes, notes);
          const amounts = present.map(({ taxRate, left }, index) => ({ taxRate, amount: amountOf(left, index) }));
          const creditable = present.reduce((sum, { left }) => sum + left, 0);
          if (creditFaults(present, amounts, creditable).length > 0) return;
          const totals = creditTotals(present, amounts);
          expect(totals.total).toBe(amounts.reduce((sum, { amount }) => sum + amount, 0));
          for (const { subtotal, tax } of totals.taxes) expect(Math.min(subtotal, tax)).toBeGreaterThanOrEqual(0);
          notes.push(totals);
        };
        for (const amounts of wanted) issue((_, index) => amounts[index] ?? 0);
        for (const { left } of creditableRates(taxes, notes)) expect(left).toBeGreaterThanOrEqual(0);
        issue((left) => left);
        for (const { taxRate, subtotal, tax } of taxes) {
          const of = notes.flatMap((note) => note.taxes).filter((one) => one.taxRate === taxRate);
          expect([of.reduce((sum, one) => sum + one.subtotal, 0), of.reduce((sum, one) => sum + one.tax, 0)]).toEqual([subtotal, tax]);
        }
      }),
    );
  });
});
