import { addDays, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Days after the day on which a bank transfer is due. Transfers of the last day arrive up to two days later. */
const REMINDER_DAYS = [3, 14];
/** The minimum between two reminders, also if the first one was sent late. */
const DAYS_BETWEEN = 7;
const NINE_HOURS_MS = 9 * 3_600_000;

const atNine = (day: string): Date => new Date(startOfJapaneseDay(day).getTime() + NINE_HOURS_MS);

/** When the first reminder of a bank transfer is sent: at nine in the morning in Japan. */
export const firstReminder = (dueOn: string): Date => atNine(addDays(dueOn, REMINDER_DAYS[0] ?? 0));

/** The time of the next reminder; `undefined` after the last one. `sent`: how many reminders have been sent by now. */
export function nextReminder(dueOn: string, sent: number, now: Date): Date | undefined {
  const days = REMINDER_DAYS[sent];
  if (days === undefined) return undefined;
  const [planned, earliest] = [addDays(dueOn, days), addDays(japaneseDay(now), DAYS_BETWEEN)];
  return atNine(planned > earliest ? planned : earliest);
}
