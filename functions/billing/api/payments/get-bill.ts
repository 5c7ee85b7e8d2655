import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { impliedEntries } from '#shared/rules/billing/ledger.ts';

/**
 * Returns an invoice with its payment, its ledger, its credit notes and how many copies of receipts were issued. Only the issuer reads the notes of the entries. Throws `not-found`
 * unless the caller's account issued it or has to pay it.
 */
export const getBill =
  ({ payments, ledger, creditNotes, receipts }: BillDependencies): UseCase<typeof bill.get> =>
  async ({ caller: { scope }, params: { number } }) => {
    const payment = await payments.find(scope, number);
    const [invoice, stored, notes, copies] = await Promise.all([
      payments.findInvoice(payment),
      ledger.list(scope, number),
      payment.ledger?.credited === undefined ? [] : creditNotes.list(payment),
      receipts.list(payment),
    ]);
    const isIssuer = scope.accountId === payment.issuerId;
    const entries = [...impliedEntries(payment), ...stored].map((entry) => (isIssuer ? entry : { ...entry, note: '' }));
    const issued = [...Map.groupBy(copies, ({ entryId }) => entryId)].map(([entryId, all]) => ({ entryId, copies: all.length }));
    return { payment, invoice, entries, creditNotes: notes, receipts: issued };
  };
