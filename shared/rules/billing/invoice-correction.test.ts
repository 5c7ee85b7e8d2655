import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import { invoiceTotals } from '#shared/rules/billing/consumption-tax.ts';
import { correctionFaults, creditOf, reissueOf } from '#shared/rules/billing/invoice-correction.ts';

const line = (quantity: number, unitPrice: number, taxRate = 10): InvoiceLine => ({
  kind: 'page-views',
  month: '2026-11',
  planName: 'light',
  quantity,
  unitPrice,
  amount: quantity * unitPrice,
  taxRate,
  usage: { views: 30_000, blockSize: 10_000, blocks: 3 },
});
const INVOICE = { number: '2026-12-000001', recipient: { companyName: 'A', contactName: 'B' }, lines: [line(2, 1_000), line(0, 500)] };
const TYPED = { companyName: 'C', contactName: 'D', reason: 'Wrong' };

it('creditOf credits exactly what was invoiced', () => {
  const lines = fc.array(fc.tuple(fc.nat(50), fc.nat(99_999), fc.constantFrom(8, 10)).map((figures) => line(...figures)));
  fc.assert(
    fc.property(lines, (some) => {
      const credit = creditOf({ ...INVOICE, lines: some });
      const charged = invoiceTotals(some);
      expect([credit.total + charged.total, credit.tax + charged.tax]).toEqual([0, 0]);
      for (const { quantity, unitPrice, amount } of credit.lines) expect(quantity * unitPrice === amount).toBe(true);
    }),
  );
});

it('reissueOf applies corrected figures and recipient, and keeps removed lines with the quantity 0', () => {
  const figures = [
    { quantity: 1, unitPrice: 900 },
    { quantity: 0, unitPrice: 500 },
  ];
  expect(reissueOf(INVOICE, { ...TYPED, lines: figures })).toMatchObject({
    kind: 'reissue',
    corrects: '2026-12-000001',
    recipient: { companyName: 'C', contactName: 'D' },
    lines: [
      { quantity: 1, unitPrice: 900, amount: 900, usage: null },
      { quantity: 0, amount: 0, usage: { views: 30_000 } },
    ],
    total: 990,
  });
});

it('reissueOf returns undefined if no amount remains to be paid', () => {
  const figures = INVOICE.lines.map(({ unitPrice }) => ({ quantity: 0, unitPrice }));
  expect(reissueOf(INVOICE, { ...TYPED, lines: figures })).toBeUndefined();
});

it('correctionFaults allows a negative price of a discount and of a carried-over amount only, and no positive discount (R-2.62, R-22.11)', () => {
  const free = { month: '2026-12', planName: null, quantity: 1, unitPrice: 0, amount: 0, taxRate: 10, usage: null };
  const lines = [
    { ...free, kind: 'plan-fee' as const },
    { ...free, kind: 'discount' as const },
    { ...free, kind: 'carried-over' as const },
  ];
  const prices = (...all: number[]) =>
    correctionFaults(
      lines,
      all.map((unitPrice) => ({ quantity: 1, unitPrice })),
    );
  expect(prices(19_800, -5_000, -25_000)).toEqual([]);
  expect(prices(0, 0, 40)).toEqual([]);
  expect(prices(-1, 1)).toEqual([
    { path: 'lines.0.unitPrice', rule: 'too-small', params: { min: 0 } },
    { path: 'lines.1.unitPrice', rule: 'too-large', params: { max: 0 } },
  ]);
});
