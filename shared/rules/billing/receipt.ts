import type { CreditNote } from '#shared/model/billing/credit-note.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { InvoiceTotals, TaxTotal } from '#shared/model/billing/invoice-line.ts';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { type Receipt, WHOLE_RECEIPT } from '#shared/model/billing/receipt.ts';
import { creditableRates, taxContained } from '#shared/rules/billing/credit-note.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';

type Entry = Pick<LedgerEntry, 'id' | 'kind' | 'amount' | 'on' | 'reverses'>;

const isMoney = ({ kind, amount, reverses }: Entry): boolean => (kind === 'transfer' || kind === 'card') && amount > 0 && reverses === null;

/** Returns the entries of money that was received and not taken back, oldest first; none of a void payment. */
export function receiptEntries<E extends Entry>({ state }: Pick<Payment, 'state'>, entries: readonly E[]): E[] {
  if (state === 'VOID') return [];
  const reversed = new Set(entries.map(({ reverses }) => reverses));
  return entries.filter((entry) => isMoney(entry) && !reversed.has(entry.id));
}

/** Whether one receipt can be issued for everything that was received: if nothing is open and the money arrived in several parts. */
export const hasWholeReceipt = (payment: Parameters<typeof balanceOf>[0], entries: readonly Entry[]): boolean =>
  receiptEntries(payment, entries).length > 1 && balanceOf(payment).open === 0;

/** Returns what the first `paid` yen of an invoice pay of each rate, with tax. The last rate gets what rounding leaves. */
function sharesOf(rates: readonly { left: number }[], paid: number): number[] {
  const due = rates.reduce((sum, { left }) => sum + left, 0);
  let rest = paid;
  return rates.map(({ left }, index) => {
    const share = index === rates.length - 1 ? rest : due === 0 ? 0 : Math.floor((left * paid) / due);
    rest -= share;
    return share;
  });
}

/**
 * Returns the sums of a receipt for the money that arrives after the first `before` yen: what it pays of each tax rate of the
 * invoice, and what exceeds it. The receipts of all parts contain exactly the tax of the invoice.
 */
export function receiptTotals(
  { taxes }: Pick<Invoice, 'taxes'>,
  notes: readonly Pick<CreditNote, 'taxes'>[],
  before: number,
  amount: number,
): InvoiceTotals & { excess: number } {
  const rates = creditableRates(taxes, notes).filter(({ left }) => left > 0);
  const due = rates.reduce((sum, { left }) => sum + left, 0);
  const [from, to] = [Math.min(due, before), Math.min(due, before + amount)];
  const [former, present] = [sharesOf(rates, from), sharesOf(rates, to)];
  const parts = rates.flatMap(({ taxRate }, index): TaxTotal[] => {
    const [first = 0, last = 0] = [former[index], present[index]];
    if (last === first) return [];
    const tax = taxContained(last, taxRate) - taxContained(first, taxRate);
    return [{ taxRate, subtotal: last - first - tax, tax }];
  });
  const subtotal = parts.reduce((sum, part) => sum + part.subtotal, 0);
  const tax = parts.reduce((sum, part) => sum + part.tax, 0);
  return { taxes: parts, subtotal, tax, total: subtotal + tax, excess: amount - (to - from) };
}

type ReceiptFacts = Pick<Receipt, 'number' | 'receivedOn' | 'methods' | 'amount' | keyof InvoiceTotals | 'excess'>;

/** Returns what a receipt states about the money; `undefined` if there is none for this entry. */
export function receiptFacts(
  invoice: Pick<Invoice, 'number' | 'taxes'>,
  payment: Parameters<typeof balanceOf>[0],
  entries: readonly LedgerEntry[],
  notes: readonly Pick<CreditNote, 'taxes'>[],
  entryId: string,
): ReceiptFacts | undefined {
  const received = receiptEntries(payment, entries);
  const isWhole = entryId === WHOLE_RECEIPT;
  if (isWhole && !hasWholeReceipt(payment, entries)) return undefined;
  const position = isWhole ? 0 : received.findIndex(({ id }) => id === entryId);
  const chosen = isWhole ? received : received.slice(position, position + 1);
  const last = position < 0 ? undefined : chosen.at(-1);
  if (!last) return undefined;
  const sumOf = (all: readonly LedgerEntry[]): number => all.reduce((sum, { amount }) => sum + amount, 0);
  const amount = sumOf(chosen);
  return {
    // An entry that is taken back keeps its position, so that no number is used twice.
    number: `${invoice.number}-${isWhole ? 0 : entries.filter(isMoney).findIndex(({ id }) => id === entryId) + 1}`,
    receivedOn:
      chosen
        .map(({ on }) => on)
        .toSorted()
        .at(-1) ?? last.on,
    methods: [...new Set(chosen.map(({ kind }) => (kind === 'card' ? ('card' as const) : ('bank-transfer' as const))))],
    amount,
    ...receiptTotals(invoice, notes, isWhole ? 0 : sumOf(received.slice(0, position)), amount),
  };
}
