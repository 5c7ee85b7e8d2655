import type { AccountName, SalesSummary } from '#shared/model/billing/accounting.ts';
import type { JournalEntry } from '#shared/rules/billing/accounting/journal.ts';

/** The accounts whose sum is the sales of a month: those of invoices less those of credit notes. */
const SALES: readonly AccountName[] = ['sales', 'salesReturns'];

/** Returns the debits of an account less its credits. */
const balance = (entries: readonly JournalEntry[], account: AccountName): number =>
  entries
    .flatMap(({ rows }) => rows)
    .reduce(
      (sum, { debit, credit, amount }) => sum + (debit.account === account ? amount : 0) - (credit.account === account ? amount : 0),
      0,
    );

/** Returns the sales of a month by tax rate, and its receipts, as the sums of its journal. */
export function salesSummary(month: string, entries: readonly JournalEntry[]): SalesSummary {
  const isRefund = ({ kind }: JournalEntry): boolean => kind === 'refund-transfer' || kind === 'refund-card';
  const refunds = entries.filter(isRefund);
  const received = entries.filter((entry) => !isRefund(entry));
  const rates = new Map<number, { total: number; tax: number }>();
  for (const { debit, credit, amount } of entries.flatMap(({ rows }) => rows)) {
    const side = SALES.includes(credit.account) ? credit : debit;
    if (!SALES.includes(side.account) || side.taxRate === null) continue;
    const sign = side === credit ? 1 : -1;
    const { total, tax } = rates.get(side.taxRate) ?? { total: 0, tax: 0 };
    rates.set(side.taxRate, { total: total + sign * amount, tax: tax + sign * side.tax });
  }
  const byRate = [...rates]
    .map(([taxRate, { total, tax }]) => ({ taxRate, subtotal: total - tax, tax, total }))
    .toSorted((one, other) => other.taxRate - one.taxRate);
  const sumOf = (key: 'subtotal' | 'tax' | 'total'): number => byRate.reduce((sum, rate) => sum + rate[key], 0);
  const count = (...kinds: readonly JournalEntry['kind'][]): number => entries.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    month,
    invoices: count('invoice', 'reissue'),
    credits: count('credit'),
    creditNotes: count('credit-note'),
    credited: balance(entries, 'salesReturns'),
    rates: byRate,
    sum: { subtotal: sumOf('subtotal'), tax: sumOf('tax'), total: sumOf('total') },
    received: { transfer: balance(received, 'deposit'), card: balance(received, 'cardDeposit') },
    refunded: 0 - balance(refunds, 'deposit') - balance(refunds, 'cardDeposit'),
    shortfall: balance(entries, 'shortfall'),
    surplus: 0 - balance(entries, 'surplus'),
    writtenOff: balance(entries, 'writeOff'),
  };
}
