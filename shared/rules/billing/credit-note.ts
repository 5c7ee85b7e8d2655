import type { InvoiceTotals, TaxTotal } from '#shared/model/billing/invoice-line.ts';
import type { CreditInput } from '#shared/model/billing/credit-note.ts';
import type { FieldError } from '#shared/model/error.ts';

type Taxes = readonly TaxTotal[];

/** Returns the tax that an amount with tax contains, rounded down. For the whole of an invoice it is exactly the tax of the invoice. */
export const taxContained = (amount: number, rate: number): number => Math.floor((amount * rate) / (100 + rate));

/** What of a tax rate of an invoice was credited, and what remains, in yen with tax. */
export interface CreditableRate {
  taxRate: number;
  credited: number;
  left: number;
}

/** Returns the tax rates of an invoice that can be credited, with what earlier credit notes left of them. */
export const creditableRates = (taxes: Taxes, notes: readonly { taxes: Taxes }[]): CreditableRate[] =>
  taxes.flatMap(({ taxRate, subtotal, tax }) => {
    const credited = notes
      .flatMap((note) => note.taxes)
      .reduce((sum, one) => (one.taxRate === taxRate ? sum + one.subtotal + one.tax : sum), 0);
    const total = subtotal + tax;
    return total > 0 ? [{ taxRate, credited, left: total - credited }] : [];
  });

/**
 * Returns the faults of the amounts of a credit: each is at most what is left of its rate, their sum at most `creditable` and above zero.
 */
export function creditFaults(rates: readonly CreditableRate[], amounts: CreditInput['amounts'], creditable: number): FieldError[] {
  const faults = amounts.flatMap(({ taxRate, amount }, index): FieldError[] => {
    const left = rates.find((rate) => rate.taxRate === taxRate)?.left ?? 0;
    return amount > left ? [{ path: `amounts.${index}.amount`, rule: 'too-large', params: { max: left } }] : [];
  });
  const sum = amounts.reduce((all, { amount }) => all + amount, 0);
  if (faults.length > 0) return faults;
  if (sum === 0) return [{ path: 'amounts.0.amount', rule: 'too-small', params: { min: 1 } }];
  return sum > creditable ? [{ path: 'amounts.0.amount', rule: 'too-large', params: { max: creditable } }] : [];
}

/**
 * Returns the sums of a credit. The tax of each rate is the difference of the taxes that are contained in all credits with and
 * without this one, so the credits of a whole invoice contain exactly its tax, however they are divided.
 */
export function creditTotals(rates: readonly CreditableRate[], amounts: CreditInput['amounts']): InvoiceTotals {
  const taxes = amounts
    .filter(({ amount }) => amount > 0)
    .map(({ taxRate, amount }): TaxTotal => {
      const credited = rates.find((rate) => rate.taxRate === taxRate)?.credited ?? 0;
      const tax = taxContained(credited + amount, taxRate) - taxContained(credited, taxRate);
      return { taxRate, subtotal: amount - tax, tax };
    })
    .toSorted((one, other) => other.taxRate - one.taxRate);
  const subtotal = taxes.reduce((sum, one) => sum + one.subtotal, 0);
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0);
  return { taxes, subtotal, tax, total: subtotal + tax };
}
