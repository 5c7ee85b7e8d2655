import { billContacts } from '#functions/billing/services/bill-contacts.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { pauseAccount } from '#functions/platform/jobs/reconcile/pause-account.ts';
import { type ResumeDependencies, resumePaidAccounts } from '#functions/platform/jobs/reconcile/resume-paid-accounts.ts';
import type { DunningSettingsStore } from '#functions/billing/store/dunning/dunning-settings-store.ts';
import type { DunningStore } from '#functions/billing/store/dunning/dunning-store.ts';
import type { PlannedReminder } from '#functions/billing/store/planned-reminder.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import { announcedPause, dunningTime, formerEvents, nextDunningStep, type PlannedStep } from '#shared/rules/billing/dunning.ts';
import type { BillMailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { DunningKind } from '#shared/model/billing/dunning.ts';
import { balanceOf, isDunned } from '#shared/rules/billing/ledger.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';

export interface DunningDependencies extends ResumeDependencies {
  payments: Pick<PaymentStore, 'find' | 'findAll' | 'findInvoice'>;
  dunning: DunningStore;
  dunningSettings: Pick<DunningSettingsStore, 'get' | 'listChanged' | 'setRescheduled'>;
}

const STEPS_PER_RUN = 200;
const ISSUERS_PER_RUN = 10;
const CONCURRENCY = 10;
/** After the last step, an invoice is looked at after so many days, to see whether it has ended. */
const DAYS_AFTER_LAST = 30;
/** The days after which a pause that was not possible is tried again. */
const DAYS_AFTER = { inactive: 1, ended: DAYS_AFTER_LAST } as const;

type Overdue = Omit<Extract<BillMailRequest, { template: 'payment-overdue' }>, 'template'>;

/** Returns the e-mail of a step. */
function dunningRequest(kind: DunningKind, facts: Overdue, pausesOn: string | null): BillMailRequest {
  if (kind === 'pause') return { template: 'account-paused', ...facts };
  return kind === 'final-notice' ? { template: 'payment-final-notice', ...facts, pausesOn } : { template: 'payment-overdue', ...facts };
}

/**
 * Lets the steps of overdue invoices act, each at most once. Ends the steps of payments that have ended. A step is stored in the
 * transaction that enqueues its e-mails, or pauses the account. Resumes accounts that have paid.
 */
export async function dunPayments(dependencies: DunningDependencies): Promise<void> {
  const { accounts, payments, dunning, dunningSettings, clock, ids } = dependencies;

  async function act(reminder: PlannedReminder): Promise<void> {
    const { issuerId, number, dueOn, sent } = reminder;
    const payment = await payments.find(scopeOf(issuerId), number);
    // The outcome of the running charge decides.
    if (payment.state === 'PROCESSING') return;
    const today = japaneseDay(clock());
    if (!isDunned(payment)) return dunning.end(reminder);
    const [{ steps }, stored] = await Promise.all([dunningSettings.get(issuerId), dunning.get(payment)]);
    const record = stored.events.length === 0 ? { ...stored, events: formerEvents(dueOn, sent) } : stored;
    const timeOf = (planned: PlannedStep | undefined): Date => dunningTime(planned?.on ?? addDays(today, DAYS_AFTER_LAST));
    const planned = nextDunningStep(steps, { dueOn, ...record });
    if (!planned || timeOf(planned) > clock()) return dunning.plan(reminder, timeOf(planned));
    const { step } = planned;
    const contacts = await billContacts(accounts, payment.accountId);
    const pausesOn = announcedPause(steps, dueOn, step, today);
    const event = { ...step, at: clock().toISOString(), recipients: contacts.length, pausesOn };
    const next = timeOf(nextDunningStep(steps, { dueOn, events: [...record.events, event] }));
    const acting = { reminder, payment, record, event, next };
    const { issuer } = await payments.findInvoice(payment);
    const facts = { number, total: balanceOf(payment).open, invoiced: payment.total, dueOn, bankDetails: issuer.bankDetails };
    const jobs = contacts.map((contact) =>
      newJob('mail', { mail: dunningRequest(step.kind, { ...contact, ...facts }, pausesOn) }, ids.ulid(), clock()),
    );
    if (step.kind !== 'pause') await dunning.act(acting, jobs);
    else {
      const outcome = await pauseAccount(dependencies, payment, jobs, dunning.actWrites(acting));
      if (outcome !== 'written') await dunning.plan(reminder, dunningTime(addDays(today, DAYS_AFTER[outcome])));
    }
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
  // Before the steps: a payment that has just ended resumes its account.
  await resumePaidAccounts(dependencies);
  await attemptAll(await dunning.listDue(STEPS_PER_RUN), CONCURRENCY, act, 'Steps of dunning could not act');
}
