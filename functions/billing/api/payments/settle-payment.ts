import { AppError } from '#functions/platform/base/app-error.ts';
import type { SettlementDependencies } from '#functions/billing/api/payments/dependencies.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { paymentStateAfter } from '#shared/rules/billing/payment-state.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

const AUDIT_ACTION = { complete: 'billing.complete', void: 'billing.void' } as const;

/** Ends a payment. Throws `transition-refused` if its state does not allow it, or has changed concurrently. */
async function settle(
  dependencies: SettlementDependencies,
  caller: Caller,
  number: string,
  action: keyof typeof AUDIT_ACTION,
  settlement: NonNullable<Payment['settlement']>,
): Promise<{ payment: Payment }> {
  const { payments } = dependencies;
  const payment = await payments.find(caller.scope, number);
  const state = paymentStateAfter(payment.state, action);
  if (!state) throw new AppError('transition-refused');
  const { accountId, companyName } = payment;
  const { reason, receivedOn, receivedAmount } = settlement;
  const subject = { kind: 'account', id: accountId, name: companyName, ownerId: accountId } as const;
  const audit = newAuditEntry(dependencies, AUDIT_ACTION[action], auditActor(caller), subject, [
    { field: 'invoice', from: null, to: number },
    { field: 'paymentState', from: payment.state, to: state },
    ...(receivedOn === null ? [] : [{ field: 'receivedOn', from: null, to: receivedOn }]),
    ...(receivedAmount === null ? [] : [{ field: 'receivedAmount', from: null, to: String(receivedAmount) }]),
    { field: 'reason', from: null, to: reason },
  ]);
  const next = { state, settlement: { ...settlement, settledOn: japaneseDay(dependencies.clock()) } };
  if (!(await payments.settle(payment, next, audit))) throw new AppError('transition-refused');
  return { payment: { ...payment, ...next } };
}

/** Marks a payment as completed after its money has arrived. */
export const completePayment =
  (dependencies: SettlementDependencies): UseCase<typeof bill.complete> =>
  ({ caller, params: { number }, body }) =>
    settle(dependencies, caller, number, 'complete', body);

/** Voids a payment that will not be made. */
export const voidPayment =
  (dependencies: SettlementDependencies): UseCase<typeof bill.void> =>
  ({ caller, params: { number }, body: { reason } }) =>
    settle(dependencies, caller, number, 'void', { reason, receivedOn: null, receivedAmount: null });
