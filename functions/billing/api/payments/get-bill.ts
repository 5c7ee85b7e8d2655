import { dunningOf } from '#functions/billing/api/dunning/dunning-of.ts';
import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { balancedPayment, shownEntry } from '#functions/billing/services/shown-payment.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { impliedEntries } from '#shared/rules/billing/ledger.ts';

/**
 * Returns an invoice with its payment, its ledger, its credit notes, the number of copies of each receipt, and its dunning. Only the issuer
 * reads the notes of the entries and the dunning. Throws `not-found` unless the caller's account issued it or has to pay it.
 */
export const getBill =
  (
    dependencies: Pick<BillDependencies, 'payments' | 'ledger' | 'creditNotes' | 'dunning' | 'dunningSettings' | 'receipts' | 'clock'>,
  ): UseCase<typeof bill.get> =>
  async ({ caller: { scope }, params: { number } }) => {
    const { payments, ledger, creditNotes, receipts } = dependencies;
    const payment = await payments.find(scope, number);
    const isIssuer = scope.accountId === payment.issuerId;
    const [invoice, stored, notes, copies, dunning] = await Promise.all([
      payments.findInvoice(payment),
      ledger.list(scope, number),
      payment.ledger?.credited === undefined ? [] : creditNotes.list(payment),
      receipts.list(payment),
      isIssuer ? dunningOf(dependencies, payment) : undefined,
    ]);
    const entries = [...impliedEntries(payment), ...stored].map((entry) => shownEntry(scope, payment, entry));
    const issued = [...Map.groupBy(copies, ({ entryId }) => entryId)].map(([entryId, all]) => ({ entryId, copies: all.length }));
    return { payment: balancedPayment(payment), invoice, entries, creditNotes: notes, receipts: issued, ...(dunning && { dunning }) };
  };
