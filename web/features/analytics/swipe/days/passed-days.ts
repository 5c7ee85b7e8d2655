import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';

/** The days of a month that have begun, in their order. */
export function passedDays(month: string, now: Date): string[] {
  const today = japaneseDay(now);
  const end = `${nextMonth(month)}-01`;
  const days: string[] = [];
  for (let day = `${month}-01`; day < end && day <= today; day = addDays(day, 1)) days.push(day);
  return days;
}
