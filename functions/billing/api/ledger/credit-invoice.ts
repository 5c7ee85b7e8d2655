import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import { entryFacts, ledgerEventJobs, newLedgerChange } from '#functions/billing/services/ledger/new-ledger-change.ts';
import type { BillingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import type { CreditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newCreditArchiveJob } from '#functions/platform/job-list/new-job.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { creditableRates, creditFaults, creditTotals } from '#shared/rules/billing/credit-note.ts';
import { issuerOf } from '#shared/rules/billing/issuer-of.ts';
import { creditableOf, ledgerOf } from '#shared/rules/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

export interface CreditDependencies extends LedgerDependencies {
  creditNotes: CreditNoteStore;
  settings: BillingSettingsStore;
}

/**
 * Issues a credit note for the whole or a part of an invoice, with its entry in the ledger, in one transaction. The PDF and the
 * e-mail follow from its job. Throws `transition-refused` if the payment takes no credit, or is not as the client showed it.
 */
export const creditInvoice =
  (dependencies: CreditDependencies): UseCase<typeof bill.credit> =>
  async ({ caller, params: { number }, body: { amounts, reason, credited } }) => {
    const { payments, charges, creditNotes, settings, clock } = dependencies;
    const payment = await payments.find(caller.scope, number);
    const creditable = creditableOf(payment);
    if (creditable === 0 || credited !== (ledgerOf(payment).credited ?? 0)) throw new AppError('transition-refused');
    const [invoice, notes, charge, issuing] = await Promise.all([
      payments.findInvoice(payment),
      creditNotes.list(payment),
      charges.find(payment.accountId, number),
      settings.get(payment.issuerId),
    ]);
    const rates = creditableRates(invoice.taxes, notes);
    const faults = creditFaults(rates, amounts, creditable);
    if (faults.length > 0) throw invalidInput(faults);
    const issuer = issuing ? issuerOf(issuing.settings) : invoice.issuer;
    const totals = creditTotals(rates, amounts);
    const issuedOn = japaneseDay(clock());
    const { issuerId, accountId, month, recipient } = invoice;
    const facts = { invoiceNumber: number, invoiceIssuedOn: invoice.issuedOn, month, issuerId, accountId, recipient };
    const entry = { ...entryFacts(dependencies, payment), kind: 'credit', amount: totals.total, on: issuedOn, note: reason } as const;
    const issued = await creditNotes.issue({ ...totals, ...facts, issuer, issuedOn, reason }, (note) => {
      const change = newLedgerChange(dependencies, {
        action: 'billing.credit',
        actor: auditActor(caller),
        payment,
        charge,
        entries: [{ ...entry, reference: note.number }],
        facts: [
          { field: 'creditNote', from: null, to: note.number },
          { field: 'credited', from: null, to: String(totals.total) },
        ],
      });
      return { change, jobs: [newCreditArchiveJob(note, clock()), ...ledgerEventJobs([change], clock())] };
    });
    if (!issued) throw new AppError('transition-refused');
    return { payment: { ...payment, ...issued.change.next }, creditNote: issued.note };
  };
