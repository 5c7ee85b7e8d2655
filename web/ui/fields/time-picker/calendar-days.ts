import { addDays } from '#shared/rules/time/japanese-day.ts';

const WEEK = 7;

/** Returns the weekday of a day (YYYY-MM-DD): 0 is Sunday. */
const weekday = (day: string): number => new Date(`${day}T00:00:00.000Z`).getUTCDay();

/** Returns the weeks of a month (YYYY-MM) from Sunday to Saturday, as days (YYYY-MM-DD); includes days of the neighbouring months. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekday(first));
  const weeks: string[][] = [];
  for (let day = start; weeks.length === 0 || day.startsWith(month); day = addDays(day, WEEK))
    weeks.push(Array.from({ length: WEEK }, (_, index) => addDays(day, index)));
  return weeks;
}

/** Returns the same day of the month `months` later (earlier if negative), or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const shorter = Math.min(date, last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(shorter).padStart(2, '0')}`;
}

/** Returns the day that a key moves to in a calendar (ARIA date picker pattern); `undefined` if the key does not move. */
export function dayAfterKey(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -WEEK);
    case 'ArrowDown':
      return addDays(day, WEEK);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, WEEK - 1 - weekday(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
