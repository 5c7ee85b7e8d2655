import { addDays, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Days from the due day of a bank transfer to its reminders. Transfers of the due day arrive up to two days later. */
const REMINDER_DAYS = [3, 14];
/** The minimum number of days between two reminders, even if the first one was sent late. */
const DAYS_BETWEEN = 7;
const NINE_HOURS_MS = 9 * 3_600_000;

const atNine = (day: string): Date => new Date(startOfJapaneseDay(day).getTime() + NINE_HOURS_MS);

/** Returns when the first reminder of a bank transfer is sent: at 09:00 in Japan. */
export const firstReminder = (dueOn: string): Date => atNine(addDays(dueOn, REMINDER_DAYS[0] ?? 0));

/** Returns the time of the next reminder; `undefined` after the last reminder. `sent`: the number of reminders sent so far. */
export function nextReminder(dueOn: string, sent: number, now: Date): Date | undefined {
  const days = REMINDER_DAYS[sent];
  if (days === undefined) return undefined;
  const [planned, earliest] = [addDays(dueOn, days), addDays(japaneseDay(now), DAYS_BETWEEN)];
  return atNine(planned > earliest ? planned : earliest);
}
