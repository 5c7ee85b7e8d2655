import { AppError } from '#functions/platform/base/app-error.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import { appendChanges, entryFacts, newLedgerChange } from '#functions/billing/services/ledger/new-ledger-change.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';
import { paymentStateAfter } from '#shared/rules/billing/payment-state.ts';

/**
 * Closes a payment: an entry for what was received, and one that writes off what remains open. Throws
 * `transition-refused` if its state does not allow it, or has changed concurrently.
 */
export const completePayment =
  (dependencies: LedgerDependencies): UseCase<typeof bill.complete> =>
  async ({ caller, params: { number }, body }) => {
    const { payments, charges } = dependencies;
    const payment = await payments.find(caller.scope, number);
    if (!paymentStateAfter(payment.state, 'complete')) throw new AppError('transition-refused');
    const { reason: note, receivedOn: on, receivedAmount } = body;
    const rest = balanceOf(payment).open - receivedAmount;
    const entry = (kind: LedgerEntry['kind'], amount: number): LedgerEntry => ({
      ...entryFacts(dependencies, payment),
      kind,
      amount,
      on,
      note,
    });
    const entries = [...(receivedAmount > 0 ? [entry('transfer', receivedAmount)] : []), ...(rest > 0 ? [entry('write-off', rest)] : [])];
    const charge = await charges.find(payment.accountId, number);
    const change = newLedgerChange(dependencies, {
      action: 'billing.complete',
      actor: auditActor(caller),
      payment,
      charge,
      entries,
      isClosed: true,
    });
    if (!(await appendChanges(dependencies, [change]))) throw new AppError('transition-refused');
    return { payment: { ...payment, ...change.next } };
  };
