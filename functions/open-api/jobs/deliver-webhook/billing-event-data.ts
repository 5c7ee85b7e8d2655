import { balancedPayment, listedEntry } from '#functions/billing/services/shown-payment.ts';
import type { CreditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import type { LedgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { BillingEvent } from '#shared/model/open-api/webhook.ts';
import { billingSubjectParts } from '#shared/rules/billing/billing-events.ts';

export interface BillingEventDependencies {
  payments: Pick<PaymentStore, 'findAll' | 'findInvoice'>;
  ledger: Pick<LedgerStore, 'find'>;
  creditNotes: Pick<CreditNoteStore, 'find'>;
}

/**
 * Returns the data of an event of an invoice as the open API would return it now to the account of the scope; `undefined` if the account
 * neither issued the invoice nor has to pay it.
 */
export async function billingEventData(
  { payments, ledger, creditNotes }: BillingEventDependencies,
  scope: Scope,
  { type, subjectId }: { type: BillingEvent; subjectId: string },
): Promise<object | undefined> {
  const { number, part } = billingSubjectParts(subjectId);
  const [found] = await payments.findAll(scope, [number]);
  if (!found) return undefined;
  const payment = balancedPayment(found);
  if (type === 'credit-note.issued') {
    const creditNote = await creditNotes.find(found, part);
    return creditNote && { creditNote, payment };
  }
  if (part !== '') {
    const entry = await ledger.find(scope, { number, id: part });
    return entry && { entry: listedEntry(scope, found, entry), payment };
  }
  return { invoice: await payments.findInvoice(found), payment };
}
