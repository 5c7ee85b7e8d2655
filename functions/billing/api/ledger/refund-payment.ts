import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { billContacts } from '#functions/billing/services/bill-contacts.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import { entryFacts, newLedgerChange } from '#functions/billing/services/ledger/new-ledger-change.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { refundableOf, refundFaults } from '#shared/rules/billing/ledger.ts';

export interface RefundDependencies extends LedgerDependencies {
  accounts: AccountStore;
}

/**
 * Records that the operator has paid back by transfer what was paid beyond what is due, and e-mails the contacts of the account.
 * Throws `transition-refused` if nothing is to be paid back, or the payment is not as the client showed it.
 */
export const refundPayment =
  (dependencies: RefundDependencies): UseCase<typeof bill.refund> =>
  async ({ caller, params: { number }, body: { amount, paidOn, note, excess } }) => {
    const { accounts, payments, charges, ledger, clock, ids } = dependencies;
    const payment = await payments.find(caller.scope, number);
    const refundable = refundableOf(payment);
    if (refundable === 0 || refundable !== excess) throw new AppError('transition-refused');
    const faults = refundFaults(payment, amount);
    if (faults.length > 0) throw invalidInput(faults);
    const { accountId } = payment;
    const [charge, contacts] = await Promise.all([charges.find(accountId, number), billContacts(accounts, accountId)]);
    const entry = { ...entryFacts(dependencies, payment), kind: 'refund-transfer', amount: -amount, on: paidOn, note } as const;
    const change = newLedgerChange(dependencies, {
      action: 'billing.refund',
      actor: auditActor(caller),
      payment,
      charge,
      entries: [entry],
      facts: [
        { field: 'refundedOn', from: null, to: paidOn },
        { field: 'refunded', from: null, to: String(amount) },
      ],
    });
    const mail = { template: 'refund', number, total: amount, on: paidOn } as const;
    const mails = contacts.map((contact) => newJob('mail', { mail: { ...mail, accountId: contact } }, ids.ulid(), clock()));
    if (!(await ledger.append([change], mails))) throw new AppError('transition-refused');
    return { payment: { ...payment, ...change.next } };
  };
