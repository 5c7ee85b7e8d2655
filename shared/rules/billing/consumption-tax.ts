import type { InvoiceLine, InvoiceTotals, TaxTotal } from '#shared/model/billing/invoice-line.ts';

/** The rates of the consumption tax in per cent, each from a month on. Add a row when the law changes. */
const RATES: readonly { from: string; rate: number }[] = [
  { from: '1989-04', rate: 3 },
  { from: '1997-04', rate: 5 },
  { from: '2014-04', rate: 8 },
  { from: '2019-10', rate: 10 },
];

/** Returns the tax rate in per cent of the month in which a service is rendered, whenever the service is invoiced. */
export const taxRateOf = (month: string, rates = RATES): number => rates.findLast(({ from }) => from <= month)?.rate ?? 0;

/** Returns the tax, rounded towards zero, so that a credit cancels exactly the tax of the invoice that it corrects. */
const taxOn = (subtotal: number, rate: number): number => Math.trunc((subtotal * rate) / 100);

/** Returns the sums of invoice lines. The tax is computed once per rate, on the sum of its lines, and rounded down. */
export function invoiceTotals(lines: readonly Pick<InvoiceLine, 'amount' | 'taxRate'>[]): InvoiceTotals {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].toSorted((a, b) => b - a);
  const taxes = rates.map((taxRate): TaxTotal => {
    const subtotal = lines.filter((line) => line.taxRate === taxRate).reduce((sum, { amount }) => sum + amount, 0);
    return { taxRate, subtotal, tax: taxOn(subtotal, taxRate) };
  });
  const subtotal = taxes.reduce((sum, one) => sum + one.subtotal, 0);
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0);
  return { taxes, subtotal, tax, total: subtotal + tax };
}
