import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { SettlementDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newBillingEventsJobs, newInvoiceJobs, newVoidArchiveJob } from '#functions/platform/job-list/new-job.ts';
import type { InvoiceDraft } from '#functions/billing/store/invoice-writes.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { dueDay } from '#shared/rules/billing/due-day.ts';
import { correctionFaults, creditOf, reissueOf } from '#shared/rules/billing/invoice-correction.ts';
import { isUntouched } from '#shared/rules/billing/ledger.ts';
import { paymentStateAfter } from '#shared/rules/billing/payment-state.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/**
 * Corrects an unpaid invoice: a credit cancels it, and a further invoice replaces it. Credit and replacement name the corrected
 * invoice, whose payment becomes void. Throws `transition-refused` if the payment has ended, if money was received for it, or if the corrected document is a credit.
 */
export const correctInvoice =
  (dependencies: SettlementDependencies): UseCase<typeof bill.correct> =>
  async ({ caller, params: { number }, body }) => {
    const { payments, settings, clock } = dependencies;
    const payment = await payments.find(caller.scope, number);
    const [invoice, issuing] = await Promise.all([payments.findInvoice(payment), settings.get(payment.issuerId)]);
    if (invoice.kind === 'credit' || !paymentStateAfter(payment.state, 'void') || !isUntouched(payment))
      throw new AppError('transition-refused');
    if (body.lines.length !== invoice.lines.length) throw invalidInput([{ path: 'lines', rule: 'invalid' }]);
    const faults = correctionFaults(invoice.lines, body.lines);
    if (faults.length > 0) throw invalidInput(faults);
    const issuedOn = japaneseDay(clock());
    const { chargeDay, ...issuer } = issuing?.settings ?? { chargeDay: Number(invoice.dueOn.slice(-2)), ...invoice.issuer };
    const { number: _number, ...former } = invoice;
    const credit: InvoiceDraft = { ...former, ...creditOf(invoice), issuedOn, dueOn: issuedOn };
    const replaced = reissueOf(invoice, body);
    const reissue: InvoiceDraft | undefined = replaced && { ...former, issuer, ...replaced, issuedOn, dueOn: dueDay(issuedOn, chargeDay) };
    const subject = { kind: 'account', id: payment.accountId, name: payment.companyName, ownerId: payment.accountId } as const;
    const audit = newAuditEntry(dependencies, 'billing.correct', auditActor(caller), subject, [
      { field: 'invoice', from: null, to: number },
      { field: 'total', from: String(invoice.total), to: String(reissue?.total ?? 0) },
      { field: 'reason', from: null, to: body.reason },
    ]);
    const jobsOf = (corrected: Invoice) => newInvoiceJobs(corrected, clock());
    const voided = newBillingEventsJobs(payment, [{ type: 'invoice.voided', subjectId: number }], clock());
    const issued = await payments.correct(
      payment,
      { credit, reissue, reason: body.reason, jobsOf, jobs: [newVoidArchiveJob(payment, false, clock()), ...voided] },
      audit,
    );
    if (!issued) throw new AppError('transition-refused');
    return { credit: issued.credit, reissue: issued.reissue ?? null };
  };
