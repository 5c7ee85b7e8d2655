import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import type { Dunning } from '#shared/model/billing/dunning.ts';
import { nextDunningStep } from '#shared/rules/billing/dunning.ts';
import { impliedEntries, isPayable } from '#shared/rules/billing/ledger.ts';

/** Returns what has happened to an invoice, and the next step as long as it is open. */
async function dunningOf(
  { dunning, dunningSettings }: Pick<BillDependencies, 'dunning' | 'dunningSettings'>,
  payment: StoredPayment,
): Promise<Dunning> {
  const [{ events }, { steps }] = await Promise.all([dunning.get(payment), dunningSettings.get(payment.issuerId)]);
  const next = isPayable(payment) ? nextDunningStep(steps, { dueOn: payment.dueOn, events }) : undefined;
  return { events, next: next ? { kind: next.step.kind, on: next.on } : null };
}

/**
 * Returns an invoice with its payment, its ledger, its credit notes and its dunning. Only the issuer reads the notes of the entries and the
 * dunning. Throws `not-found` unless the caller's account issued it or has to pay it.
 */
export const getBill =
  (dependencies: Pick<BillDependencies, 'payments' | 'ledger' | 'creditNotes' | 'dunning' | 'dunningSettings'>): UseCase<typeof bill.get> =>
  async ({ caller: { scope }, params: { number } }) => {
    const { payments, ledger, creditNotes } = dependencies;
    const payment = await payments.find(scope, number);
    const isIssuer = scope.accountId === payment.issuerId;
    const [invoice, stored, notes, dunning] = await Promise.all([
      payments.findInvoice(payment),
      ledger.list(scope, number),
      payment.ledger?.credited === undefined ? [] : creditNotes.list(payment),
      isIssuer ? dunningOf(dependencies, payment) : undefined,
    ]);
    const entries = [...impliedEntries(payment), ...stored].map((entry) => (isIssuer ? entry : { ...entry, note: '' }));
    return { payment, invoice, entries, creditNotes: notes, ...(dunning && { dunning }) };
  };
