import { AppError } from '#functions/platform/base/app-error.ts';
import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { newBillingEventsJobs, newVoidArchiveJob } from '#functions/platform/job-list/new-job.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { isUntouched } from '#shared/rules/billing/ledger.ts';
import { paymentStateAfter } from '#shared/rules/billing/payment-state.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/**
 * Voids a payment that will not be made. The job that archives its marked PDFs e-mails the contacts of the account. Throws `transition-refused` if its state does
 * not allow it, has changed concurrently, or money was received.
 */
export const voidPayment =
  (dependencies: Pick<BillDependencies, 'payments' | 'clock' | 'ids'>): UseCase<typeof bill.void> =>
  async ({ caller, params: { number }, body: { reason } }) => {
    const { payments, clock } = dependencies;
    const payment = await payments.find(caller.scope, number);
    const state = paymentStateAfter(payment.state, 'void');
    if (!state || !isUntouched(payment)) throw new AppError('transition-refused');
    const { accountId, companyName } = payment;
    const subject = { kind: 'account', id: accountId, name: companyName, ownerId: accountId } as const;
    const audit = newAuditEntry(dependencies, 'billing.void', auditActor(caller), subject, [
      { field: 'invoice', from: null, to: number },
      { field: 'paymentState', from: payment.state, to: state },
      { field: 'reason', from: null, to: reason },
    ]);
    const next = { state, settlement: { reason, receivedOn: null, receivedAmount: null, voidedOn: japaneseDay(clock()) } };
    const jobs = [
      newVoidArchiveJob(payment, true, clock()),
      ...newBillingEventsJobs(payment, [{ type: 'invoice.voided', subjectId: number }], clock()),
    ];
    if (!(await payments.settle(payment, next, audit, jobs))) throw new AppError('transition-refused');
    return { payment: { ...payment, ...next } };
  };
