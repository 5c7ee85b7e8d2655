import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceTotals, taxRateOf } from '#shared/rules/billing/consumption-tax.ts';

const lines = fc.array(fc.record({ amount: fc.integer({ min: 0, max: 10_000_000 }), taxRate: fc.constantFrom(8, 10) }));

describe('taxRateOf', () => {
  it.each([
    ['2019-09', 8],
    ['2019-10', 10],
    ['2026-12', 10],
  ])('returns, for the month %s, the rate %i %%', (month, rate) => {
    expect(taxRateOf(month)).toBe(rate);
  });
});

describe('invoiceTotals', () => {
  it('rounds the tax once per rate, not once per line', () => {
    const three = Array.from({ length: 3 }, () => ({ amount: 105, taxRate: 10 }));
    expect(invoiceTotals(three)).toEqual({ taxes: [{ taxRate: 10, subtotal: 315, tax: 31 }], subtotal: 315, tax: 31, total: 346 });
  });

  it('sums each tax rate separately', () => {
    expect(invoiceTotals([...lineOf(109, 10), ...lineOf(112, 8)])).toMatchObject({ tax: 10 + 8, total: 221 + 18 });
  });

  it('returns zero sums without lines', () => {
    expect(invoiceTotals([])).toEqual({ taxes: [], subtotal: 0, tax: 0, total: 0 });
  });

  it('returns for negated lines exactly the negated sums', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const charged = invoiceTotals(some);
        const credited = invoiceTotals(some.map(({ amount, taxRate }) => ({ amount: -amount, taxRate })));
        expect(credited.total + charged.total).toBe(0);
        expect(credited.tax + charged.tax).toBe(0);
      }),
    );
  });

  it('equals an exact integer calculation', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const sum = (rate: number) => some.reduce((all, { amount, taxRate }) => (taxRate === rate ? all + BigInt(amount) : all), 0n);
        const tax = (sum(8) * 8n) / 100n + (sum(10) * 10n) / 100n;
        expect(BigInt(invoiceTotals(some).tax)).toBe(tax);
        expect(BigInt(invoiceTotals(some).total)).toBe(sum(8) + sum(10) + tax);
      }),
    );
  });
});

const lineOf = (amount: number, taxRate: number) => [{ amount, taxRate }];
