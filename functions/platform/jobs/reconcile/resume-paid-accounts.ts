import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { type AuditDependencies, newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { billContacts } from '#functions/billing/services/bill-contacts.ts';
import type { EndedPayment, EndedPaymentStore } from '#functions/billing/store/ended-payment.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { isDunned } from '#shared/rules/billing/ledger.ts';

export interface ResumeDependencies extends AuditDependencies {
  accounts: Pick<AccountStore, 'get' | 'listSubAdmins' | 'replace'>;
  payments: Pick<PaymentStore, 'findAll'>;
  endedPayments: EndedPaymentStore;
}

const PAYMENTS_PER_RUN = 200;
const CONCURRENCY = 10;

/**
 * Resumes the accounts that overdue invoices have paused, once none of these invoices is open, audited as the product. A pause
 * by a person is never lifted. A payment is removed after its account is resumed, so a run that stops in between repeats without effect.
 */
export async function resumePaidAccounts(dependencies: ResumeDependencies): Promise<void> {
  const { accounts, payments, endedPayments, ids, clock } = dependencies;

  async function resume(ended: EndedPayment): Promise<void> {
    const { accountId, number } = ended;
    const account = await accounts.get(accountId);
    if (account?.contractStatus !== 'SUSPENDED' || account.pausedBy !== 'payment') return endedPayments.remove(ended);
    const causes = await payments.findAll(scopeOf(accountId), account.pausedFor);
    // A running charge ends the payment later.
    if (causes.some((cause) => cause && (cause.state === 'PROCESSING' || isDunned(cause)))) return endedPayments.remove(ended);
    const audit = newAuditEntry(dependencies, 'account.resume', null, accountAuditSubject(account), [
      { field: 'invoice', from: null, to: number },
    ]);
    const contacts = await billContacts(accounts, accountId);
    const jobs = [
      newJob('contract', { subjectId: accountId, ownerId: accountId, affects: 'visitors' }, ids.ulid(), clock()),
      ...contacts.map((contact) => newJob('mail', { mail: { template: 'account-resumed', ...contact, number } }, ids.ulid(), clock())),
    ];
    const next = { ...account, contractStatus: 'ACTIVE', pausedBy: null, pausedFor: [] } as const;
    // After a conflict, the next run decides.
    if ((await accounts.replace(account, next, { audit, jobs })) === 'replaced') await endedPayments.remove(ended);
  }

  await attemptAll(await endedPayments.listDue(PAYMENTS_PER_RUN), CONCURRENCY, resume, 'Accounts that have paid could not be resumed');
}
