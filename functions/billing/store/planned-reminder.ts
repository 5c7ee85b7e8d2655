import * as z from 'zod';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Item, Write } from '#functions/platform/engine/table.ts';
import { paymentReminderKey } from '#functions/platform/keys/billing-keys.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import { dunningTime } from '#shared/rules/billing/dunning.ts';
import { addDays } from '#shared/rules/time/japanese-day.ts';

/** When the steps of an open invoice are looked at next. */
export const PlannedReminder = z.object({
  issuerId: z.string(),
  number: z.string(),
  dueOn: z.string(),
  /** ISO text. */
  at: z.string(),
  /** How many reminders an earlier version sent without a record. */
  sent: z.number(),
});
export type PlannedReminder = z.infer<typeof PlannedReminder>;

const SEPARATOR = '/';

/** Returns the key of the reminder with an id of the index `due`. */
export const reminderKeyOf = (id: string) => {
  const [issuerId = '', number = ''] = id.split(SEPARATOR);
  return paymentReminderKey(issuerId, number);
};

/** Returns the attributes that plan a reminder. */
export const plannedAt = ({ issuerId, number }: Pick<PlannedReminder, 'issuerId' | 'number'>, at: Date) => ({
  at: at.toISOString(),
  ...dueAttributes('payment-reminder', at, `${issuerId}${SEPARATOR}${number}`),
});

/** Returns the item of an invoice whose steps begin on the day after its due day, or on a later day. */
export function reminderItem({ issuerId, number, dueOn }: Pick<Invoice, 'issuerId' | 'number' | 'dueOn'>, from = dueOn): Item {
  const first = dunningTime(addDays(from > dueOn ? from : dueOn, 1));
  return {
    ...paymentReminderKey(issuerId, number),
    entity: 'payment-reminder',
    issuerId,
    number,
    dueOn,
    sent: 0,
    ...plannedAt({ issuerId, number }, first),
  };
}

/** Returns the write that plans the steps of an invoice, for the transaction that issues it. Credits have none. */
export const reminderWrites = (invoice: Invoice): Write[] =>
  invoice.kind === 'credit' ? [] : [{ put: reminderItem(invoice), when: isAbsent() }];
