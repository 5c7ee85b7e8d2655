import { billContacts } from '#functions/billing/services/bill-contacts.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { DunningSettingsStore } from '#functions/billing/store/dunning/dunning-settings-store.ts';
import type { DunningStore } from '#functions/billing/store/dunning/dunning-store.ts';
import type { PlannedReminder } from '#functions/billing/store/planned-reminder.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import { dunningTime, formerEvents, nextDunningStep, type PlannedStep } from '#shared/rules/billing/dunning.ts';
import { balanceOf, isPayable } from '#shared/rules/billing/ledger.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';

export interface DunningDependencies {
  accounts: Pick<AccountStore, 'listSubAdmins'>;
  payments: Pick<PaymentStore, 'find' | 'findInvoice'>;
  dunning: DunningStore;
  dunningSettings: Pick<DunningSettingsStore, 'get' | 'listChanged' | 'setRescheduled'>;
  clock: Clock;
  ids: Ids;
}

const STEPS_PER_RUN = 200;
const ISSUERS_PER_RUN = 10;
const CONCURRENCY = 10;
/** After the last step, an invoice is looked at after so many days, to see whether it has ended. */
const DAYS_AFTER_LAST = 30;

/**
 * Lets the steps of overdue invoices act, each at most once. Ends the steps of payments that have ended. A step is stored in the
 * transaction that enqueues its e-mails.
 */
export async function dunPayments(dependencies: DunningDependencies): Promise<void> {
  const { accounts, payments, dunning, dunningSettings, clock, ids } = dependencies;

  async function act(reminder: PlannedReminder): Promise<void> {
    const { issuerId, number, dueOn, sent } = reminder;
    const payment = await payments.find(scopeOf(issuerId), number);
    // The outcome of the running charge decides.
    if (payment.state === 'PROCESSING') return;
    const today = japaneseDay(clock());
    if (!isPayable(payment)) return dunning.end(reminder);
    const [{ steps }, stored] = await Promise.all([dunningSettings.get(issuerId), dunning.get(payment)]);
    const record = stored.events.length === 0 ? { ...stored, events: formerEvents(dueOn, sent) } : stored;
    const timeOf = (planned: PlannedStep | undefined): Date => dunningTime(planned?.on ?? addDays(today, DAYS_AFTER_LAST));
    const planned = nextDunningStep(steps, { dueOn, ...record });
    if (!planned || timeOf(planned) > clock()) return dunning.plan(reminder, timeOf(planned));
    const { issuer } = await payments.findInvoice(payment);
    const contacts = await billContacts(accounts, payment.accountId);
    const facts = { number, total: balanceOf(payment).open, invoiced: payment.total, dueOn, bankDetails: issuer.bankDetails };
    const template = planned.step.kind === 'final-notice' ? 'payment-final-notice' : 'payment-overdue';
    const event = { ...planned.step, at: clock().toISOString(), recipients: contacts.length };
    const next = timeOf(nextDunningStep(steps, { dueOn, events: [...record.events, event] }));
    await dunning.act(
      { reminder, payment, record, event, next },
      contacts.map((accountId) => newJob('mail', { mail: { template, accountId, ...facts } }, ids.ulid(), clock())),
    );
  }

  /** Reschedules the next open invoices of an issuer whose steps were changed: none acts before the next morning. */
  async function reschedule(changed: { issuerId: string; version: number; rescheduledTo: string }): Promise<void> {
    const at = dunningTime(addDays(japaneseDay(clock()), 1));
    await dunningSettings.setRescheduled(changed, await dunning.rescheduleAll(changed.issuerId, changed.rescheduledTo, at, STEPS_PER_RUN));
  }

  await attemptAll(
    await dunningSettings.listChanged(ISSUERS_PER_RUN),
    CONCURRENCY,
    reschedule,
    'Steps of dunning could not be rescheduled',
  );
  await attemptAll(await dunning.listDue(STEPS_PER_RUN), CONCURRENCY, act, 'Steps of dunning could not act');
}
