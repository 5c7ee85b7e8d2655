import type { InvoiceLine, InvoiceLineKind } from '#shared/model/billing/invoice-line.ts';
import type { Payment } from '#shared/model/billing/payment.ts';

/** Returns the amounts of a payment, from the lines of its invoice. The plan fee is that after its discount. */
export function paymentAmounts(
  lines: readonly InvoiceLine[],
): Pick<Payment, 'usedBlocks' | 'planFee' | 'licenceFee' | 'pageViewFee' | 'initialFee'> {
  const sumOf = (kind: InvoiceLineKind): number => lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);
  return {
    usedBlocks: lines.reduce((sum, { usage }) => sum + (usage?.blocks ?? 0), 0),
    planFee: sumOf('plan-fee') + sumOf('discount'),
    licenceFee: sumOf('licence-fee'),
    pageViewFee: sumOf('page-views'),
    initialFee: sumOf('initial-fee'),
  };
}
