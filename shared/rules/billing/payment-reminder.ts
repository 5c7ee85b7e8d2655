import { addDays, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Days after the day on which a bank transfer is due. Transfers of the last day arrive up to two days later. */
const REMINDER_DAYS = [3, 14];
const NINE_HOURS_MS = 9 * 3_600_000;

/** When the next reminder of a bank transfer is sent, at nine in the morning in Japan; `undefined` after the last one. `sent`: how many were. */
export function nextReminder(dueOn: string, sent: number): Date | undefined {
  const days = REMINDER_DAYS[sent];
  return days === undefined ? undefined : new Date(startOfJapaneseDay(addDays(dueOn, days)).getTime() + NINE_HOURS_MS);
}
