import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { paymentReminderKey } from '#functions/platform/keys/billing-keys.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { firstReminder, nextReminder } from '#shared/rules/billing/payment-reminder.ts';

const StoredReminder = z.object({
  issuerId: z.string(),
  number: z.string(),
  dueOn: z.string(),
  /** When the next reminder is sent, as ISO text. */
  at: z.string(),
  /** How many reminders were sent. */
  sent: z.number(),
});
export type PaymentReminder = z.infer<typeof StoredReminder>;

export interface ReminderStore {
  /** Returns the reminders to send by now, most overdue first. */
  listDue(limit: number): Promise<PaymentReminder[]>;
  /** Stores that a reminder is sent, with its jobs, and schedules the next one. Returns `false` if it is sent or ended already. */
  send(reminder: PaymentReminder, jobs: readonly Job[]): Promise<boolean>;
  /** Ends the reminders of a payment that has ended. Idempotent. */
  end(reminder: PaymentReminder): Promise<void>;
}

const SEPARATOR = '/';

const reminderItem = (reminder: PaymentReminder) => ({
  ...paymentReminderKey(reminder.issuerId, reminder.number),
  entity: 'payment-reminder',
  ...reminder,
  ...dueAttributes('payment-reminder', new Date(reminder.at), `${reminder.issuerId}${SEPARATOR}${reminder.number}`),
});

/**
 * Returns the write of an invoice's reminder, for the transaction that issues the invoice. Credits and payments by card have no reminder.
 */
export function reminderWrites({ issuerId, number, dueOn, kind, method }: Invoice): Write[] {
  if (kind === 'credit' || method !== 'bank-transfer') return [];
  return [{ put: reminderItem({ issuerId, number, dueOn, at: firstReminder(dueOn).toISOString(), sent: 0 }), when: isAbsent() }];
}

export function reminderStore(table: Table, clock: Clock): ReminderStore {
  return {
    async listDue(limit) {
      const ids = await queryDueIds(table, 'payment-reminder', clock(), limit);
      const keys = ids.map((id) => {
        const [issuerId = '', number = ''] = id.split(SEPARATOR);
        return paymentReminderKey(issuerId, number);
      });
      const now = clock().toISOString();
      const found = await table.batchGet(keys, StoredReminder);
      // The index is eventually consistent, so the stored time decides.
      return found.filter((reminder) => reminder !== undefined).filter(({ at }) => at <= now);
    },
    send(reminder, jobs) {
      const sent = reminder.sent + 1;
      const next = nextReminder(reminder.dueOn, sent, clock());
      const key = paymentReminderKey(reminder.issuerId, reminder.number);
      const when = isEqual('sent', reminder.sent);
      const write: Write = next ? { put: reminderItem({ ...reminder, at: next.toISOString(), sent }), when } : { delete: key, when };
      return tryCommit(table.transact([write, ...jobs.map(jobWrite)]));
    },
    end: ({ issuerId, number }) => table.delete(paymentReminderKey(issuerId, number)),
  };
}
