import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { billContacts } from '#functions/billing/services/bill-contacts.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import { appendChanges, entryFacts, newLedgerChange } from '#functions/billing/services/ledger/new-ledger-change.ts';
import { newRefundWrite } from '#functions/billing/store/refund-store.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { refundableBy, refundableCharge, refundableOf, refundFaults } from '#shared/rules/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

export interface RefundDependencies extends LedgerDependencies {
  accounts: AccountStore;
}

/**
 * Pays back what was paid beyond what is due. Records a transfer that the operator has made, and e-mails the contacts of the account
 * or records a refund to the card that was charged, whose job sends it to Stripe. Throws `transition-refused` if
 * nothing is to be paid back, or the payment is not as the client showed it.
 */
export const refundPayment =
  (dependencies: RefundDependencies): UseCase<typeof bill.refund> =>
  async ({ caller, params: { number }, body }) => {
    const { accounts, payments, charges, ledger, clock, ids } = dependencies;
    const { method, amount, paidOn, note, excess } = body;
    const payment = await payments.find(caller.scope, number);
    const refundable = refundableOf(payment);
    if (refundable === 0 || refundable !== excess) throw new AppError('transition-refused');
    const entries = method === 'card' ? await ledger.list(caller.scope, number) : [];
    const faults = refundFaults(body, refundableBy(method, payment, entries));
    if (faults.length > 0) throw invalidInput(faults);
    const { accountId, issuerId } = payment;
    const isCard = method === 'card';
    const charged = isCard ? refundableCharge(entries) : undefined;
    const on = (isCard ? null : paidOn) ?? japaneseDay(clock());
    const entry: LedgerEntry = {
      ...entryFacts(dependencies, payment),
      kind: charged ? 'refund-card' : 'refund-transfer',
      amount: -amount,
      on,
      note,
      reference: charged?.chargeId ?? null,
    };
    const [charge, contacts] = await Promise.all([charges.find(accountId, number), billContacts(accounts, accountId)]);
    const change = newLedgerChange(dependencies, {
      action: 'billing.refund',
      actor: auditActor(caller),
      payment,
      charge,
      entries: [entry],
      facts: [
        { field: 'refundedOn', from: null, to: on },
        { field: 'refunded', from: null, to: String(amount) },
      ],
    });
    const mail = { template: 'refund', number, total: amount, on, method } as const;
    const jobs = charged
      ? [newJob('charge-card', { subjectId: accountId, ownerId: accountId, number, refundId: entry.id }, ids.ulid(), clock())]
      : contacts.map((contact) => newJob('mail', { mail: { ...mail, ...contact } }, ids.ulid(), clock()));
    const writes = charged
      ? [newRefundWrite({ id: entry.id, accountId, issuerId, number, chargeId: charged.chargeId, amount }, clock())]
      : [];
    if (!(await appendChanges(dependencies, [change], jobs, writes))) throw new AppError('transition-refused');
    return { payment: { ...payment, ...change.next } };
  };
