import { billContacts, type ContactDependencies } from '#functions/billing/services/bill-contacts.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { PaymentReminder, ReminderStore } from '#functions/billing/store/reminder-store.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';

export interface ReminderDependencies {
  accounts: ContactDependencies;
  payments: Pick<PaymentStore, 'find' | 'findInvoice'>;
  reminders: ReminderStore;
  clock: Clock;
  ids: Ids;
}

const REMINDERS_PER_RUN = 200;
const CONCURRENCY = 10;

/** Reminds the contacts of accounts whose bank transfer is overdue. Removes the reminders of payments that have ended. */
export async function remindPayments({ accounts, payments, reminders, clock, ids }: ReminderDependencies): Promise<void> {
  async function remind(reminder: PaymentReminder): Promise<void> {
    const payment = await payments.find(scopeOf(reminder.issuerId), reminder.number);
    // The outcome of the running charge decides.
    if (payment.state === 'PROCESSING') return;
    const isOpen = payment.state === 'UNPAID' || payment.state === 'FAILED';
    if (!isOpen || payment.method !== 'bank-transfer') return reminders.end(reminder);
    const { number, dueOn, accountId } = payment;
    const total = balanceOf(payment).open;
    const { issuer } = await payments.findInvoice(payment);
    const mail = { template: 'payment-overdue', number, total, dueOn, bankDetails: issuer.bankDetails } as const;
    const contacts = await billContacts(accounts, accountId);
    await reminders.send(
      reminder,
      contacts.map((contact) => newJob('mail', { mail: { ...mail, ...contact } }, ids.ulid(), clock())),
    );
  }

  await attemptAll(await reminders.listDue(REMINDERS_PER_RUN), CONCURRENCY, remind, 'Reminders of payments could not be sent');
}
